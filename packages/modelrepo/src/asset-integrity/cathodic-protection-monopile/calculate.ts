/** Galvanic anodes for a monopile, in the order of the practice, then the pile and the splash zone. */
import { check, notChecked, type Outcome, type RunContext } from '@keelson/workflow'
import { potentialEntered } from '../_shared/cathodic-protection/potentials.ts'
import { structureOf, structureOutcome } from '../_shared/cathodic-protection/structure.ts'
import { pileDrop, splashWarnings, splashZone } from './calculate-pile.ts'
import type { contract } from './contract.ts'
import { pileFigure, splashFigure } from './figures.ts'
import type { Params } from './inputs.ts'

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  const structure = structureOf(p, trace)
  const drop = pileDrop(p, structure.design.demand.final, trace)
  const splash = splashZone(p, trace)
  const margin = structure.held.final?.margin
  const toe =
    drop === undefined || margin === undefined
      ? undefined
      : check({ demand: drop, capacity: margin, ...potentialEntered(p) })
  const said = toe?.passes ? ['The pile toe is protected'] : []
  const outcome = structureOutcome(p, structure, said)
  return {
    ...outcome,
    values: {
      ...outcome.values,
      pile_voltage_drop: drop,
      splash_zone_upper_limit: splash.upper,
      splash_zone_lower_limit: splash.lower,
    },
    checks: {
      ...outcome.checks,
      ...(drop !== undefined && {
        pile_attenuation: toe ?? notChecked('input_missing', 'the potential margin at final demand is not calculated'),
      }),
    },
    figures: () => ({
      ...outcome.figures(),
      pile: pileFigure(p, { I_cf: structure.design.demand.final, drop }),
      splash_zone: splashFigure(p, splash),
    }),
    warnings: [...outcome.warnings, ...splashWarnings(p, splash)],
  }
}
