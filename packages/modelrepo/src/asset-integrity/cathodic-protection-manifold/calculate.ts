/** Galvanic anodes for a subsea structure, in the order of the practice, then the alloys that hydrogen can crack. */
import { SUBSEA_WELL_DRAIN } from '@keelson/standards/dnv-rp-b401-2021/demand.ts'
import type { Outcome, RunContext } from '@keelson/workflow'
import { structureOf, structureOutcome } from '../_shared/cathodic-protection/structure.ts'
import { withWells } from '../_shared/cathodic-protection/wells.ts'
import { hydrogenOf } from './calculate-hydrogen.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

export function calculate(params: Params, { trace }: RunContext): Outcome<typeof contract> {
  const p = withWells(params, SUBSEA_WELL_DRAIN)
  const structure = structureOf(p, trace)
  const hydrogen = hydrogenOf(p, structure, trace)
  const outcome = structureOutcome(p, structure, hydrogen.remarks)
  return {
    ...outcome,
    values: { ...outcome.values, hydrogen_cracking_margin: hydrogen.margin },
    checks: { ...outcome.checks, ...(hydrogen.check && { hydrogen_cracking: hydrogen.check }) },
    warnings: [...outcome.warnings, ...hydrogen.warnings],
  }
}
