/** The effective force along the line: what full restraint would give, and what friction lets it reach. */
import { interpolated, type Trace } from '@keelson/equations'
import {
  compressionAsForce,
  compressionOf,
  operatingForceRange,
  restrainedForce,
} from '@keelson/physics/pipeline-buckling/effective-force.ts'
import * as build from '@keelson/physics/pipeline-buckling/force-build-up.ts'
import type { PipeSection } from '@keelson/physics/pipeline-buckling/section.ts'
import { shownIn } from '@keelson/workflow'
import type { Params } from './inputs.ts'

export interface LineForce {
  readonly line: build.Line
  readonly stations: readonly build.Station[]
  /** Largest restrained force, tension positive, its compression, and what pressure and heat change, N. */
  readonly S_0: number
  readonly P_0: number
  readonly Delta_P: number
  /** Virtual anchor length, m, and whether two of them fit in. */
  readonly L_a: number
  readonly constrained: boolean
  /** Most compressive force, N, and where. */
  readonly S_max: number
  /** The same as a compression, 0 in tension. */
  readonly P_max: number
  readonly at: build.Station
}

/** Restrained force, N, at a position, without trace. */
function restrainedAt(p: Params, { A_i, A_s }: PipeSection, dT: number): number {
  if (p.fully_restrained_force !== undefined) return compressionAsForce.evaluate({ P_0: p.fully_restrained_force })
  return restrainedForce.evaluate({ ...fixed(p), A_i, A_s, Delta_T: dT })
}

const fixed = (p: Params) => ({
  H: p.residual_lay_tension,
  Delta_p: p.internal_pressure_change,
  nu: p.poisson_ratio,
  E: p.youngs_modulus,
  alpha: p.thermal_expansion_coefficient,
})

/** Largest rise along the line, K; 0 where the restrained force was given. */
export const hottest = (p: Params): number =>
  Math.max(p.temperature_change ?? 0, ...(p.temperature_profile ?? []).map((r) => r.temperature_change))

/** The line with one axial friction coefficient. */
export function lineOf(p: Params, section: PipeSection, mu_a: number): build.Line {
  const points = p.temperature_profile?.map((r) => ({ x: r.position, dT: r.temperature_change }))
  const temperature = (x: number) => (points ? build.temperatureAt(points, x) : (p.temperature_change ?? 0))
  return {
    L: p.pipeline_length,
    mu_a,
    w: p.submerged_weight,
    temperature,
    restrained: (x) => restrainedAt(p, section, temperature(x)),
    kinks: points?.map((q) => q.x) ?? [],
  }
}

export function forceAlong(p: Params, section: PipeSection, trace: Trace): LineForce {
  trace.section('Effective axial force')
  const { axial_friction_coefficient: mu_a, submerged_weight: w } = p
  const line = lineOf(p, section, mu_a)
  const stations = build.stations(line)
  const hottest = build.mostRestrained(stations)
  const S_0 = tracedRestrained(p, section, hottest.dT, trace, {})
  const P_0 = trace.apply(compressionOf, { S_0 })
  const L_a = trace.apply(build.anchorLength, { S_0, mu_a, w })
  const at = build.mostCompressive(stations)
  const same = at.S_0 === hottest.S_0
  const dT = same || at.dT === p.temperature_change ? at.dT : temperatureRead(p, at, trace)
  const x = trace.lookup({
    symbol: 'x',
    title: 'Maximum compression position',
    unit: 'm',
    source: build.distanceToFreeEnd.source,
    clause: build.distanceToFreeEnd.clause,
    value: at.x,
    cell: 'row of the effective force table',
  })
  const S_0g = same ? S_0 : tracedRestrained(p, section, dT, trace, { as: 'S_0_g', dT: 'Delta_T_g' })
  const x_a = trace.apply(
    build.distanceToFreeEnd,
    { x, L: p.pipeline_length },
    { rename: { L: 'L_p' }, note: 'position of maximum compression' },
  )
  const S_max = trace.apply(
    build.reachableForce,
    { S_0: S_0g, mu_a, w, x_a },
    { as: 'S_max', title: 'Effective force at maximum compression', ...(!same && { rename: { S_0: 'S_0_g' } }) },
  )
  const P_max = trace.apply(
    compressionOf,
    { S_0: S_max },
    { as: 'P_max', rename: { S_0: 'S_max' }, title: 'Maximum effective compression' },
  )
  const Delta_P = rangeOf(p, section, hottest.dT, trace)
  return { line, stations, S_0, P_0, Delta_P, L_a, constrained: p.pipeline_length >= 2 * L_a, S_max, P_max, at }
}

function temperatureRead(
  { temperature_profile: points = [] }: Params,
  { x, dT }: { readonly x: number; readonly dT: number },
  trace: Trace,
): number {
  const nodes = points.map((q) => q.position)
  const upper = nodes.findIndex((node) => node >= x)
  const [from = x, to = x] = [nodes[upper - 1], nodes[upper]]
  const place = { lower: upper - 1, upper, t: to > from ? (x - from) / (to - from) : 0 }
  const axis = {
    symbol: 'x',
    title: 'Position along the line',
    unit: 'm',
    at: x,
    nodes,
    scale: 'linear',
    place,
  } as const
  return trace.lookup({
    symbol: 'Delta_T_g',
    title: 'Local temperature rise',
    unit: 'K',
    source: restrainedForce.source,
    clause: restrainedForce.clause,
    value: dT,
    cell: `temperature profile at ${shownIn(x, 'm')}`,
    ...interpolated([axis], ([i = 0]) => points[i]?.temperature_change ?? Number.NaN),
  })
}

function tracedRestrained(
  p: Params,
  { A_i, A_s }: PipeSection,
  dT: number,
  trace: Trace,
  names: { readonly as?: string; readonly dT?: string },
): number {
  const as = names.as === undefined ? {} : { as: names.as }
  if (p.fully_restrained_force !== undefined)
    return trace.apply(compressionAsForce, { P_0: p.fully_restrained_force }, { ...as, rename: { P_0: 'P_0' } })
  const rename = names.dT === undefined ? {} : { rename: { Delta_T: names.dT } }
  return trace.apply(restrainedForce, { ...fixed(p), A_i, A_s, Delta_T: dT }, { ...as, ...rename })
}

/** A restrained force given is taken for the whole range. */
function rangeOf(p: Params, { A_i, A_s }: PipeSection, dT: number, trace: Trace): number {
  if (p.fully_restrained_force !== undefined) return p.fully_restrained_force
  const { H: _laid, ...changes } = fixed(p)
  return trace.apply(operatingForceRange, { ...changes, A_i, A_s, Delta_T: dT })
}
