/** Wind and current of a request by its method; a sweep calls it with the silent trace. SI. */
import type { Trace } from '@keelson/equations'
import type { Loads } from './calculate-loads.ts'
import { byBlendermann, byIsherwood } from './calculate-relative.ts'
import { byTable } from './calculate-table.ts'
import { byUfc } from './calculate-ufc.ts'
import type { Params } from './inputs.ts'
import type { Method } from './modes.ts'

const BY_METHOD: Readonly<Record<Method, (p: Params, trace: Trace) => Loads>> = {
  coefficient_table: byTable,
  isherwood_1972: byIsherwood,
  blendermann_1994: byBlendermann,
  ufc_4_159_03: byUfc,
}

export const loadsOf = (p: Params, trace: Trace): Loads => BY_METHOD[p.method](p, trace)
