/** Everything that follows from bringing inflow and lift together. */
import { silent, type Trace } from '@keelson/equations'
import type { Inflow } from '@keelson/physics/inflow/inflow-curve.ts'
import type { LiftWell } from '@keelson/physics/multiphase/lift.ts'
import { brillMukherjee } from '@keelson/physics/multiphase/sources.ts'
import { check, notApplicable, notChecked, once, refuse, shownIn } from '@keelson/workflow'
import { chokes, erosionCheck, tracedWellhead, unloadingCheck } from './calculate-limits.ts'
import {
  bestPoint,
  type Intersection,
  inScan,
  intersections,
  operatingOf,
  type ScanPoint,
  type System,
  scan,
  systemOf,
} from './calculate-node.ts'
import { type Operating, tracedBest, tracedDeficit, tracedLastStep, tracedOperating } from './calculate-operating.ts'
import { flowProfile, type Profile, profileOf, stepRows, velocityRows } from './calculate-profile.ts'
import { askedLift } from './calculate-queries.ts'
import { families, type Swing } from './calculate-sensitivity.ts'
import { familyCharts, holdupDepth, inflowAndLift, pressureDepth, tornado } from './charts.ts'
import { wellElevation } from './figures.ts'
import type { Params } from './params.ts'
import { CALLED, liftWarnings, operatingWarnings } from './warnings.ts'

type Best = ScanPoint & { readonly p_vlp: number }

/** Values, checks, tables, charts and warnings of the node. Refuses a well whose lift has no answer at any rate. */
export function nodeOutcome(
  p: Params,
  inflow: Inflow,
  well: LiftWell,
  swing: (rate?: number) => readonly Swing[],
  trace: Trace,
) {
  const system = systemOf(inflow, well)
  const points = scan(system)
  const found = intersections(system, points)
  const at = operatingOf(found)
  const all = once(() => swing(at?.q))
  const best = bestPoint(at ? points : points.filter(inScan))
  if (best === undefined) return noLift(p)
  const profile = at && profileOf(system, at.q)
  const part =
    at === undefined || profile === undefined
      ? doesNotFlow(p, system, best, trace)
      : flows(p, system, best, at, profile, found, all, trace)
  const liquid = p.water_cut === 1
  return {
    ...part,
    swings: all,
    values: {
      ...part.values,
      ...askedLift(p, system, trace),
      ipr_curve: inflowRows(inflow, points),
      vlp_curve: liftRows(points),
    },
    tables: () => ({ ...part.tables(), intersections: intersectionRows(found, inflow) }),
    charts: () => ({
      inflow_and_lift: inflowAndLift(inflow, { points, found }, undefined, liquid),
      ...familyCharts(inflow, points, families(system), found, liquid),
      ...part.charts(),
    }),
    warnings: [...liftWarnings(p, system, points), ...part.warnings],
  }
}

const noLift = (p: Params): never =>
  refuse(
    '/tubing_depth',
    `must be such that {vlp_correlation} ${CALLED[p.vlp_correlation]} has an answer at some rate; at every rate the flow chokes or the pressure leaves all bounds`,
  )

function flows(
  p: Params,
  system: System,
  best: Best,
  at: Intersection,
  profile: Profile,
  found: readonly Intersection[],
  all: () => readonly Swing[],
  trace: Trace,
) {
  const { inflow } = system
  const operating = tracedOperating(at, system, trace)
  const { q, p_wf } = operating
  tracedLastStep(profile.last, q, system, trace)
  const unstable = highestUnstable(found, trace)
  trace.section('Natural flow')
  const natural = tracedBest(best, trace)
  if (profile.wellhead.at.flow.v_sg > 0) tracedWellhead(profile, trace)
  const erosional_velocity = erosionCheck(profile, trace)
  const checks = {
    natural_flow: check({ demand: natural.p_l, capacity: natural.p_i, ...atRate(best) }),
    rate_below_open_flow: check({ demand: q, capacity: inflow.q_max }),
    pressure_below_reservoir: check({ demand: p_wf, capacity: inflow.p_r }),
    stable_intersection: check({ demand: unstable, capacity: q }),
    erosional_velocity,
    unloading: unloadingCheck(system, profile, trace),
  }
  const none = notApplicable('the well flows naturally')
  const choke = chokes(system, operating, profile, trace)
  const passes = Object.values(checks).every((c) => 'notChecked' in c || c.passes)
  return {
    values: {
      ...operatingValues(operating),
      lift_deficit: none,
      required_pump_head: none,
      required_gas_lift_rate: none,
      ...choke,
      flow_profile: flowProfile(profile),
    },
    checks,
    tables: () => ({ traverse: stepRows(profile), velocities: velocityRows(profile) }),
    figures: () => ({ well: wellElevation(p, system.well, { operating, profile, choke: chokeOf(choke) }) }),
    charts: () => ({
      pressure_depth: pressureDepth(profile),
      holdup_depth: holdupDepth(profile),
      operating_tornado: tornado(all(), 'rate', q, 'Operating rate'),
    }),
    warnings: operatingWarnings(p, operating, profile, found.length),
    ...(passes && { detail: flowingSentence(operating, inflow, p.water_cut === 1) }),
  }
}

const chokeOf = ({ gilbert_choke_diameter: d_G }: ReturnType<typeof chokes>): number | undefined =>
  typeof d_G === 'number' ? d_G : undefined

const highestUnstable = (found: readonly Intersection[], trace: Trace): number =>
  trace.lookup({
    symbol: 'q_u',
    title: 'Rate of the highest unstable intersection',
    unit: 'stb/d',
    source: brillMukherjee,
    clause: 'ch. 1, systems analysis',
    value: Math.max(0, ...found.filter((i) => !i.stable).map((i) => i.q)),
    cell: found.every((i) => i.stable) ? 'no intersection is unstable' : 'table of the intersections',
  })

const operatingValues = ({ q_o, q_L, p_wf, Delta_p, stable }: Operating) => ({
  operating_oil_rate: q_o,
  operating_liquid_rate: q_L,
  operating_flowing_pressure: p_wf,
  drawdown: Delta_p,
  stability: stable ? 'stable' : 'unstable',
  operating_point_exists: true,
})

const atRate = ({ q }: ScanPoint) => ({ note: `at ${shownIn(q, 'stb/d')}, where most is left or least is lacking` })

function doesNotFlow(p: Params, system: System, best: Best, trace: Trace) {
  const none = notApplicable('the well does not flow naturally: inflow and lift do not meet')
  const { Delta_l, H_p, q_gl } = tracedDeficit(best, system, trace)
  const idle = notChecked('the well does not flow')
  return {
    values: {
      operating_oil_rate: none,
      operating_liquid_rate: none,
      operating_flowing_pressure: none,
      drawdown: none,
      stability: none,
      operating_point_exists: false,
      lift_deficit: Delta_l,
      required_pump_head: H_p,
      required_gas_lift_rate: q_gl ?? notApplicable('no gas lift makes up the deficit at this rate'),
      gilbert_choke_diameter: none,
      sachdeva_choke_diameter: none,
      critical_flowline_pressure: none,
      flow_profile: none,
    },
    checks: {
      natural_flow: check({
        demand: best.p_vlp,
        capacity: best.p_ipr,
        failure: `the lift needs ${shownIn(Delta_l, 'psi')} more than the inflow gives at its best rate, ${shownIn(best.q, 'stb/d')}`,
      }),
      rate_below_open_flow: idle,
      pressure_below_reservoir: idle,
      stable_intersection: idle,
      erosional_velocity: idle,
      unloading: idle,
    },
    tables: () => ({ traverse: none, velocities: none }),
    figures: () => ({ well: wellElevation(p, system.well, { Delta_l }) }),
    charts: () => ({ pressure_depth: none, holdup_depth: none, operating_tornado: none }),
    warnings: [],
    detail: `The well does not flow naturally: the lift needs at least ${shownIn(Delta_l, 'psi')} more than the inflow gives, at ${shownIn(best.q, 'stb/d')}`,
  }
}

function flowingSentence({ q, q_o, p_wf }: Operating, { q_max }: Inflow, liquid: boolean): string {
  const what = liquid ? 'of liquid' : 'of oil'
  const rate = shownIn(liquid ? q : q_o, 'stb/d')
  return `Flows ${rate} ${what} at ${shownIn(p_wf, 'psia')} bottomhole, a stable point; the open flow is ${shownIn(q_max, 'stb/d')}`
}

const intersectionRows = (found: readonly Intersection[], inflow: Inflow) =>
  found.map(({ q, stable }) => ({
    rate: q,
    flowing_bottomhole_pressure: inflow.pressure(q, silent),
    stability: stable ? 'stable' : 'unstable',
  }))

/** From no rate over the scanned ones to the open flow. */
const inflowRows = ({ p_r, q_max }: Inflow, points: readonly ScanPoint[]) => [
  { oil_rate: 0, flowing_bottomhole_pressure: p_r },
  ...points.map(({ q, p_ipr }) => ({ oil_rate: q, flowing_bottomhole_pressure: p_ipr })),
  { oil_rate: q_max, flowing_bottomhole_pressure: 0 },
]
const liftRows = (points: readonly ScanPoint[]) =>
  points.flatMap(({ q, p_vlp }) => (p_vlp === undefined ? [] : [{ oil_rate: q, flowing_bottomhole_pressure: p_vlp }]))
