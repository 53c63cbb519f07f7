/** Fatigue by a stress transfer function: what a run found, as it is answered. */
import { significantRange } from '@keelson/physics/fatigue/stress-response.ts'
import { check, inDoubt, type Outcome, type RunContext } from '@keelson/workflow'
import { sentence } from '../_shared/spectral-damage/detail.ts'
import { momentValues } from '../_shared/spectral-damage/states.ts'
import { boundCheck, damageValues } from '../_shared/spectral-damage/verdict.ts'
import type { Found } from './calculate-found.ts'
import { doubtOf } from './calculate-reach.ts'
import { solve } from './calculate-states.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import { figuresOf } from './figures.ts'
import type { Params } from './inputs.ts'
import { tablesOf } from './tables.ts'
import { warningsOf } from './warnings.ts'

type RaoSpectralFatigue = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): RaoSpectralFatigue {
  const found = solve(p, trace)
  const { states, verdict, spread } = found
  return {
    values: {
      ...momentValues(states),
      ...damageValues(verdict),
      zero_up_crossing_rate: states.map((s) => s.stress?.nu_0 ?? 0),
      significant_stress_range: states.map((s) => significantRange.evaluate({ lambda_0: s.moments.lambda_0 })),
      damage_per_sea_state: states.map((s) => s.result.damage[p.method]),
      integration_error: found.error,
      spreading_weights: spread?.weights,
    },
    checks: checksOf(p, found),
    tables: () => tablesOf(p, found),
    charts: () => chartsOf(p, found),
    figures: () => figuresOf(p, found),
    warnings: warningsOf(p, found),
    detail: sentence(p, states, found.governing, verdict, 'sea state'),
  }
}

function checksOf(p: Params, found: Found): NonNullable<RaoSpectralFatigue['checks']> {
  const { on, verdict } = found
  const { D, allowable, u, damages } = verdict
  const doubt = doubtOf(p, found)
  const made = check({ demand: D, capacity: allowable, utilisation: u })
  return {
    fatigue: inDoubt(doubt, made),
    narrow_band_bound: boundCheck(on.lines[0].m, damages),
  }
}
