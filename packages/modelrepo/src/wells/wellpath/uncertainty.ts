/** What a run states of the position uncertainty: covariances, half-axes and the error sources. */
import type { Trace } from '@keelson/equations'
import { tangentOf } from '@keelson/physics/wellbore/angles.ts'
import { type Calc, traced } from '@keelson/physics/wellbore/calc.ts'
import {
  alongHole,
  type Covariance,
  ELLIPSOID_95,
  planEllipse,
  semiAxes,
  TWO_SIGMA,
} from '@keelson/physics/wellbore/ellipsoid.ts'
import type { PlacedStation, WellPath } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { onGrid, VERTICAL_BELOW } from '@keelson/standards/iscwsa-mwd-rev5-11/propagation.ts'
import {
  errorVector,
  halfCourse,
  magneticAzimuth,
  sensitivity,
  trueAzimuth,
  weightUnit,
  wholeCourse,
} from '@keelson/standards/iscwsa-mwd-rev5-11/sensitivities.ts'
import { iscwsaMwd } from '@keelson/standards/iscwsa-mwd-rev5-11/source.ts'
import { COURSE_TERMS, type ErrorTerm, MWD_SRGM, sigmaOf } from '@keelson/standards/iscwsa-mwd-rev5-11/terms.ts'
import { SHORT_COURSE, shortCourse } from '@keelson/standards/iscwsa-mwd-rev5-11/weights.ts'
import { given, listValue, notApplicable } from '@keelson/workflow'
import { shownDepth } from './calculate-places.ts'
import { COVARIANCE, type Uncertainty } from './calculate-uncertainty.ts'
import { uncertaintyChart } from './charts.ts'
import type { Params } from './inputs.ts'

const covariance = (name: string, symbol: string) =>
  listValue(COVARIANCE, {
    title: `Covariance ${name}`,
    description: `Covariance ${name} on the grid at the requested depths, one sigma.`,
    symbol,
    needs: ['tool_model'],
  })

export const covarianceValues = {
  covariance_nn: covariance('north-north', 'C_NN'),
  covariance_ee: covariance('east-east', 'C_EE'),
  covariance_vv: covariance('down-down', 'C_VV'),
  covariance_ne: covariance('north-east', 'C_NE'),
  covariance_nv: covariance('north-down', 'C_NV'),
  covariance_ev: covariance('east-down', 'C_EV'),
}

/** What the run states of the uncertainty: values in the order of the depths asked for, and tables. */
export function uncertaintyPart(p: Params, path: WellPath, own: Uncertainty | undefined, trace: Trace) {
  if (!own) {
    const none = notApplicable('no error model is selected')
    return {
      values: {},
      tables: () => ({ uncertainty: none, error_sources: none }),
      charts: () => ({ uncertainty: none }),
    }
  }
  const last = path.stations.length - 1
  const asked = (p.covariance_measured_depths ?? []).map((md) => path.stations.findIndex((s) => s.md === md))
  const indices = asked.length > 0 ? asked : [last]
  const covariances = indices.map(own.at)
  const error_sources = sourceRows(p, own, indices.at(-1) ?? last, path, trace)
  return {
    values: {
      covariance_nn: covariances.map((c) => c.nn),
      covariance_ee: covariances.map((c) => c.ee),
      covariance_vv: covariances.map((c) => c.vv),
      covariance_ne: covariances.map((c) => c.ne),
      covariance_nv: covariances.map((c) => c.nv),
      covariance_ev: covariances.map((c) => c.ev),
    },
    tables: () => ({
      uncertainty: indices.map((k, i) => ellipsoidRow(path.stations[k] ?? path.stations[0], covariances[i])),
      error_sources,
    }),
    charts: () => ({ uncertainty: uncertaintyChart(path, own) }),
  }
}

const NONE: Covariance = { nn: 0, ee: 0, vv: 0, ne: 0, nv: 0, ev: 0 }
function ellipsoidRow(s: PlacedStation, covariance: Covariance = NONE) {
  const { high, right, along } = alongHole(covariance, s.inclination, s.azimuth)
  const plan = planEllipse(covariance)
  const [first, second, third] = semiAxes(covariance)
  return {
    measured_depth: s.md,
    sigma_high: high,
    sigma_right: right,
    sigma_along: along,
    ellipse_major: TWO_SIGMA.value * plan.major,
    ellipse_minor: TWO_SIGMA.value * plan.minor,
    ellipse_azimuth: plan.azimuth,
    ellipsoid_1: ELLIPSOID_95.value * first,
    ellipsoid_2: ELLIPSOID_95.value * second,
    ellipsoid_3: ELLIPSOID_95.value * third,
  }
}

function sourceRows(p: Params, { errors }: Uncertainty, k: number, path: WellPath, trace: Trace) {
  const rows = errors.sources(k).map(({ name, covariance }) => ({
    source: name,
    propagation: [...MWD_SRGM, ...COURSE_TERMS].find((t) => t.name === name)?.propagation ?? '',
    ...onGrid(covariance, p.grid_convergence ?? 0),
  }))
  const size = (row: (typeof rows)[number]) => row.nn + row.ee + row.vv
  const largest = rows
    .filter((row) => MWD_SRGM.some((t) => t.name === row.source))
    .reduce((a, b) => (size(b) > size(a) ? b : a))
  const term = MWD_SRGM.find((t) => t.name === largest.source)
  if (term && k > 0) traceSource(p, term, k, path, trace)
  return rows
}

/** One station's share of the largest source, as it enters the sum over the stations. */
function traceSource(p: Params, term: ErrorTerm, k: number, path: WellPath, trace: Trace): void {
  const [before, at] = [path.stations[k - 1], path.stations[k]]
  if (!before || !at || at.inclination < VERTICAL_BELOW) return
  trace.section(`Largest error source, ${term.name}: share at station ${shownDepth(at.md)}`)
  const calc = traced(trace, 'e')
  const known = given(p, 'grid_convergence', 'magnetic_declination', 'magnetic_dip', 'magnetic_total_field', 'gravity')
  const { grid_convergence: gamma, magnetic_declination: delta, gravity: G } = known
  const A_T = calc.apply(trueAzimuth, { A: at.azimuth, gamma })
  const A_b = calc.apply(trueAzimuth, { A: before.azimuth, gamma }, { as: 'A_Tb', rename: { A: 'A_b' } })
  const A_M = calc.apply(magneticAzimuth, { A_T, delta })
  const I = at.inclination
  const { magnetic_dip: Theta, magnetic_total_field: B } = known
  const L = calc.apply(wholeCourse, { MD_b: before.md, MD: at.md }, { as: 'L' })
  const k_L = calc.apply(shortCourse, { L, L_0: SHORT_COURSE })
  const args = { MD: at.md, L, TVD: at.position[2], I, A_T, A_M, Theta, B, G, k_L }
  const weight = (of: 'depth' | 'inclination' | 'azimuth') => {
    const w = term[of]
    return typeof w === 'number' ? plainWeight(term, of, w, trace) : calc.apply(w, only(args, Object.keys(w.where)))
  }
  const weights = [weight('depth'), weight('inclination'), weight('azimuth')] as const
  const h = k === 1 ? L : calc.apply(halfCourse, { MD_b: before.md, MD: at.md })
  const tangentBefore = tangentOf(renamed(calc, 'b'), before.inclination, A_b)
  const own = tangentOf(renamed(calc, ''), I, A_T)
  const by = sensitivity(calc, tangentBefore, own, I, A_T, h)
  const sigma = trace.lookup({
    symbol: 'sigma_e',
    title: `${term.name} magnitude`,
    unit: term.unit,
    source: iscwsaMwd,
    clause: `term ${term.name}`,
    value: sigmaOf(term),
    cell: `MWD+SRGM, ${term.name}`,
    note: `${term.propagation.toLowerCase()} error: ${term.propagation === 'Random' ? 'squares are summed over the stations' : 'station vectors are summed before squaring'}. At the last station only the preceding course counts.`,
  })
  errorVector(calc, by, weights, sigma, term.unit)
}

/** A weight that the table of the terms gives as a number. */
const plainWeight = (term: ErrorTerm, of: 'depth' | 'inclination' | 'azimuth', value: number, trace: Trace): number =>
  trace.lookup({
    symbol: `w_${of === 'depth' ? 'D' : of === 'inclination' ? 'I' : 'A'}_e`,
    title: `${term.name} weight on ${of === 'depth' ? 'measured depth' : of}`,
    unit: weightUnit(of, term.unit),
    source: iscwsaMwd,
    clause: `term ${term.name}`,
    value,
    cell: `MWD+SRGM, ${term.name}, weight on ${of === 'depth' ? 'measured depth' : of}`,
  })

const only = (args: Readonly<Record<string, number>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, args[name] ?? 0]))

/** The same calculation from true north, for the station itself or the one before: t_N becomes t_bN, A becomes A_T. */
const renamed = (calc: Calc, mark: '' | 'b'): Calc => ({
  apply: (equation, args, naming = {}) => {
    const as = (naming.as ?? equation.symbol).replace('_', `_${mark}`)
    const I = mark === '' ? 'I' : `I_${mark}`
    return calc.apply(equation, args, { as, rename: { ...naming.rename, I, A: `A_T${mark}` } })
  },
})
