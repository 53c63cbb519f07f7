/** Galvanic anodes for a jacket, in the order of the practice. */
import { PLATFORM_WELL_DRAIN } from '@keelson/standards/dnv-rp-b401-2021/demand.ts'
import type { Outcome, RunContext } from '@keelson/workflow'
import { structureOf, structureOutcome } from '../_shared/cathodic-protection/structure.ts'
import { withWells } from '../_shared/cathodic-protection/wells.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

export function calculate(params: Params, { trace }: RunContext): Outcome<typeof contract> {
  const p = withWells(params, PLATFORM_WELL_DRAIN)
  return structureOutcome(p, structureOf(p, trace))
}
