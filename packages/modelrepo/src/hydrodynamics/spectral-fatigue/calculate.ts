/** Spectral fatigue: damage of every sea state by four methods, the one that counts most worked out, and their sums. */
import type { Trace } from '@keelson/equations'
import type { ClosedCurve } from '@keelson/physics/fatigue/named-curve.ts'
import {
  type ChartsOf,
  check,
  type Left,
  notApplicable,
  type Outcome,
  openIf,
  type RunContext,
} from '@keelson/workflow'
import { damageByState, rangeDensity } from '../_shared/spectral-damage/charts.ts'
import { curveOf } from '../_shared/spectral-damage/curve.ts'
import { sentence } from '../_shared/spectral-damage/detail.ts'
import { irregularityLeft, slopeLeft, tailLeft } from '../_shared/spectral-damage/reach.ts'
import { governingOf, momentValues, type State } from '../_shared/spectral-damage/states.ts'
import { stateRow } from '../_shared/spectral-damage/tables.ts'
import { boundCheck, damageValues, type Verdict, verdictOf } from '../_shared/spectral-damage/verdict.ts'
import { exposureOf, lastShares, lifeOf, statesOf, traceState } from './calculate-states.ts'
import { stressSpectra } from './charts.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { warningsOf } from './warnings.ts'

type SpectralFatigue = Outcome<typeof contract>
type Values = SpectralFatigue['values']
type Charts = ChartsOf<typeof contract>

export function calculate(p: Params, { trace }: RunContext): SpectralFatigue {
  const on = curveOf(p, trace)
  const T = exposureOf(p, trace)
  const states = statesOf(p, on, T)
  const governing = governingOf(states, p.method)
  if (governing !== undefined) traceState(p, on, T, governing, trace)
  const verdict = verdictIn(p, states, trace)
  const found = { method: p.method, on, states, verdict }
  const left = slopeLeft(p) ?? irregularityLeft(found) ?? tailLeft(found, lastShares(p))
  return {
    values: {
      ...momentValues(states),
      ...shapeValues(states),
      ...damageValues(verdict),
    },
    checks: checksOf(on, verdict, left),
    tables: () => ({
      spectra: states.map((s) => ({ spectrum: String(s.number), ...stateRow(s, verdict.D, p.method) })),
    }),
    charts: () => chartsOf(p, states, governing, on),
    warnings: warningsOf(p, states, left),
    detail: sentence(p, states, governing, verdict, 'spectrum'),
  }
}

function verdictIn(p: Params, states: readonly State[], trace: Trace): Verdict {
  trace.section('All spectra')
  const T_L = lifeOf(p, states, trace)
  return verdictOf(p.method, states, { T_L, DFF: p.design_fatigue_factor }, trace)
}

function checksOf(
  on: ClosedCurve,
  { damages, D, allowable, u }: Verdict,
  left: Left | undefined,
): NonNullable<SpectralFatigue['checks']> {
  return {
    fatigue: openIf('out_of_reach', left, check({ demand: D, capacity: allowable, utilisation: u })),
    narrow_band_bound: boundCheck(on.lines[0].m, damages),
  }
}

function shapeValues(states: readonly State[]): Values {
  const still = states.find((s) => s.stress === undefined)
  const undefinedShape = notApplicable(`the stress of spectrum ${still?.number} is constant`)
  const shape = (of: (s: State) => number) => (still === undefined ? states.map(of) : undefinedShape)
  return {
    zero_up_crossing_rate: states.map((s) => s.stress?.nu_0 ?? 0),
    peak_rate: states.map((s) => s.stress?.nu_p ?? 0),
    alpha_1: shape((s) => s.stress?.alpha_1 ?? 0),
    irregularity_alpha_2: shape((s) => s.stress?.alpha_2 ?? 0),
    wirsching_light_factor: shape((s) => s.result.rho_WL),
    dirlik_parameters: dirlikRows(states),
    equivalent_stress_range: states.map((s) => s.S_eq),
  }
}

function dirlikRows(states: readonly State[]): Values['dirlik_parameters'] {
  if (states.every((s) => s.stress?.dirlik === undefined)) {
    return notApplicable('all spectra have a single frequency, so all methods give the narrow-band damage')
  }
  return states.map(({ stress }) => {
    const d = stress?.dirlik
    return { d1: d?.D_1 ?? null, d2: d?.D_2 ?? null, d3: d?.D_3 ?? null, q: d?.Q ?? null, r: d?.R ?? null }
  })
}

function chartsOf(p: Params, states: readonly State[], governing: State | undefined, on: ClosedCurve): Charts {
  const still = notApplicable('all stresses are constant')
  return {
    ...(p.spectral_moments === undefined && { stress_psd: stressSpectra(p, states) }),
    damage_by_state: damageByState(p.method, states, 'Spectrum'),
    range_density: (governing === undefined ? undefined : rangeDensity(governing, on)) ?? still,
  }
}
