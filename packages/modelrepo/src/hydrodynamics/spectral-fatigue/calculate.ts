/** Spectral fatigue: damage of every sea state by four methods, the one that counts most worked out, and their sums. */
import type { Trace } from '@keelson/equations'
import { allowableDamage, damageSum, factoredDamage, fatigueLife } from '@keelson/physics/fatigue/miner.ts'
import type { ClosedCurve } from '@keelson/physics/fatigue/named-curve.ts'
import { SPECTRAL_METHODS, type SpectralMethod } from '@keelson/physics/fatigue/spectral-damage.ts'
import {
  type ChartsOf,
  type CheckResult,
  check,
  LIMIT_TOLERANCE,
  type NotApplicable,
  notApplicable,
  notChecked,
  type Outcome,
  type RunContext,
  shown,
  shownPercent,
  shownYears,
  utilisation,
} from '@keelson/workflow'
import { curveOf, exposureOf, governingOf, lifeOf, type State, statesOf, traceState } from './calculate-states.ts'
import { damageByState, METHOD_NAMES, rangeDensity, stressSpectra } from './charts.ts'
import type { contract } from './contract.ts'
import type { Params } from './params.ts'
import { outsideFit, warningsOf } from './warnings.ts'

type SpectralFatigue = Outcome<typeof contract>
type Values = SpectralFatigue['values']
type Charts = ChartsOf<typeof contract>
type Damages = Readonly<Record<SpectralMethod, number>>

export function calculate(p: Params, { trace }: RunContext): SpectralFatigue {
  const on = curveOf(p, trace)
  const T = exposureOf(p, trace)
  const states = statesOf(p, on, T)
  const governing = governingOf(states, p.method)
  if (governing !== undefined) traceState(p, on, T, governing, trace)
  const verdict = verdictOf(p, states, trace)
  return {
    values: {
      ...momentValues(states),
      ...shapeValues(states),
      damage: verdict.D,
      damage_dirlik: verdict.damages.dirlik,
      damage_narrow_band: verdict.damages.narrow_band,
      damage_wirsching_light: verdict.damages.wirsching_light,
      damage_tovo_benasciutti: verdict.damages.tovo_benasciutti,
      fatigue_life: verdict.life,
      utilisation: utilisation(verdict.u),
    },
    checks: checksOf(p, on, verdict),
    tables: () => ({ spectra: states.map((s) => row(s, verdict.D, p.method)) }),
    charts: () => chartsOf(p, states, governing, on),
    warnings: warningsOf(p, states),
    detail: sentence(p, states, governing, verdict),
  }
}

interface Verdict {
  readonly damages: Damages
  /** By the chosen method. */
  readonly D: number
  readonly life: number | NotApplicable
  readonly u: number
  readonly allowable: number
}

const SYMBOL: Readonly<Record<SpectralMethod, string>> = {
  dirlik: 'DK',
  narrow_band: 'NB',
  wirsching_light: 'WL',
  tovo_benasciutti: 'TB',
}

function verdictOf(p: Params, states: readonly State[], trace: Trace): Verdict {
  trace.section('All spectra')
  const total = (method: SpectralMethod) =>
    trace.apply(
      damageSum,
      { d: states.map((s) => s.result.damage[method]) },
      { as: `D_${SYMBOL[method]}`, rename: { d: `d_${SYMBOL[method]}_s` }, title: `Damage, ${METHOD_NAMES[method]}` },
    )
  const damages = Object.fromEntries(SPECTRAL_METHODS.map((m) => [m, total(m)])) as Damages
  const D = damages[p.method]
  const rename = { D: `D_${SYMBOL[p.method]}` }
  const T_L = lifeOf(p, states, trace)
  const life =
    D > 0 && Number.isFinite(fatigueLife.evaluateSI({ T_L, D }))
      ? trace.apply(fatigueLife, { T_L, D }, { rename })
      : notApplicable(D > 0 ? 'the damage is too small for a life in numbers' : 'no damage: the life has no end')
  const DFF = p.design_fatigue_factor
  const u = trace.apply(factoredDamage, { D, DFF }, { rename })
  return { damages, D, life, u, allowable: trace.apply(allowableDamage, { DFF }) }
}

/** Slope from which rainflow damage lies below that of the narrow band. */
const BOUND_SLOPE = 3

function checksOf(
  p: Params,
  on: ClosedCurve,
  { damages, D, allowable, u }: Verdict,
): NonNullable<SpectralFatigue['checks']> {
  const m = on.lines[0].m
  const note = outsideFit(p)
  return {
    fatigue: check({ demand: D, capacity: allowable, utilisation: u, ...(note !== undefined && { note }) }),
    narrow_band_bound:
      m < BOUND_SLOPE
        ? notChecked(`the narrow band is an upper bound from slope ${BOUND_SLOPE}; the slope is ${shown(m)}`)
        : bound(damages),
  }
}

/** A bound on the fit and no use of a capacity: without utilisation, so that it never governs while it holds. */
function bound({ dirlik, narrow_band }: Damages): CheckResult {
  const passes = dirlik <= narrow_band * (1 + LIMIT_TOLERANCE)
  const sides = { demand: dirlik, capacity: narrow_band, utilisation: null, limit: 1, passes }
  if (passes) return sides
  const note =
    'Dirlik lies above the narrow band, its bound: the spectrum has a sharp peak and a long tail, outside the fit; look at the tail, or take the narrow band'
  return { ...sides, note }
}

const momentValues = (states: readonly State[]) => ({
  m0: states.map((s) => s.moments.lambda_0),
  m1: states.map((s) => s.moments.lambda_1),
  m2: states.map((s) => s.moments.lambda_2),
  m4: states.map((s) => s.moments.lambda_4),
})

function shapeValues(states: readonly State[]): Values {
  const still = states.find((s) => s.stress === undefined)
  const undefinedShape = notApplicable(`the stress of spectrum ${still?.number} does not vary: it has no shape`)
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
    return notApplicable('no spectrum has more than one frequency: every method gives the narrow-band damage')
  }
  return states.map(({ stress }) => {
    const d = stress?.dirlik
    return { d1: d?.D_1 ?? null, d2: d?.D_2 ?? null, d3: d?.D_3 ?? null, q: d?.Q ?? null, r: d?.R ?? null }
  })
}

function row({ number, T, fraction, stress, result, S_eq }: State, D: number, method: SpectralMethod) {
  return {
    spectrum: String(number),
    occurrence_fraction: fraction ?? null,
    exposure: T,
    standard_deviation: stress?.sigma ?? 0,
    irregularity: stress?.alpha_2 ?? null,
    equivalent_stress_range: S_eq,
    dirlik: result.damage.dirlik,
    narrow_band: result.damage.narrow_band,
    wirsching_light: result.damage.wirsching_light,
    tovo_benasciutti: result.damage.tovo_benasciutti,
    share: D > 0 ? result.damage[method] / D : null,
  }
}

function chartsOf(p: Params, states: readonly State[], governing: State | undefined, on: ClosedCurve): Charts {
  const still = notApplicable('no stress varies')
  return {
    ...(p.spectral_moments === undefined && { stress_psd: stressSpectra(p, states) }),
    damage_by_state: damageByState(p, states),
    range_density: (governing === undefined ? undefined : rangeDensity(governing, on)) ?? still,
  }
}

function sentence(p: Params, states: readonly State[], governing: State | undefined, { D, life, u }: Verdict): string {
  if (governing === undefined) return 'No spectrum does damage: the life has no end'
  const lasts = typeof life === 'number' ? `, fatigue life ${shownYears(life)}` : ''
  const share = shownPercent(governing.result.damage[p.method] / D)
  const most = states.length > 1 ? `; spectrum ${governing.number} does ${share} of it` : ''
  const name = METHOD_NAMES[p.method]
  const factored = `times the design fatigue factor of ${shown(p.design_fatigue_factor)} it is ${shown(u, 3)} against 1`
  return `${name[0]?.toUpperCase()}${name.slice(1)} damage ${shown(D, 3)}${lasts}; ${factored}${most}`
}
