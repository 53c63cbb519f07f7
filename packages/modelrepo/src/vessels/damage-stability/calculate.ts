/** Each analysis by its name. */
import type { Outcome, RunContext } from '@keelson/workflow'
import { flooding } from './calculate-run-flooding.ts'
import { afloat } from './calculate-run-hull.ts'
import { index } from './calculate-run-index.ts'
import { intact } from './calculate-run-intact.ts'
import { survival } from './calculate-run-survival.ts'
import { weather } from './calculate-run-weather.ts'
import { zones } from './calculate-run-zones.ts'
import type { contract } from './contract.ts'
import { FLOODING, HULL, INDEX, INTACT, P_FACTOR, S_FACTOR, WEATHER } from './modes.ts'
import type { Params } from './params.ts'

const ANALYSIS = {
  [INTACT]: intact,
  [WEATHER]: weather,
  [HULL]: afloat,
  [FLOODING]: flooding,
  [S_FACTOR]: survival,
  [P_FACTOR]: zones,
  [INDEX]: index,
} as const

export const calculate = (p: Params, { trace }: RunContext): Outcome<typeof contract> => ANALYSIS[p.analysis](p, trace)
