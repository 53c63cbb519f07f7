/** What follows from bringing inflow and outflow together, whatever stands above the tubing. */
import { silent, type Trace } from '@keelson/equations'
import type { Inflow } from '@keelson/physics/inflow/inflow-curve.ts'
import type { Producer } from '@keelson/physics/multiphase/outflow.ts'
import { brillMukherjee } from '@keelson/physics/multiphase/sources.ts'
import { type Doubt, notApplicable, notChecked, refuse, shownIn } from '@keelson/workflow'
import { tracedLastStep } from '../lift/last-step.ts'
import { erosionCheck, tracedWellhead, unloadingCheck } from '../lift/limits.ts'
import { flowProfile, type Profile, profileOf, stepRows, velocityRows } from '../lift/profile.ts'
import { liftLeft } from '../lift/reaches.ts'
import { CALLED } from '../lift/warnings.ts'
import type { NodalInputs } from './inputs.ts'
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
} from './node.ts'
import { type Operating, tracedBest, tracedDeficit, tracedOperating } from './operating.ts'
import { operatingWarnings } from './warnings.ts'

type Best = ScanPoint & { readonly p_vlp: number }

/** Inflow and outflow over the rates, and where they meet. */
export interface Solved {
  readonly system: System
  readonly points: readonly ScanPoint[]
  readonly found: readonly Intersection[]
  readonly best: Best
  /** The operating point and the way down at it; undefined where the well does not flow. */
  readonly flowing: Flowing | undefined
}
export interface Flowing {
  readonly at: Intersection
  readonly profile: Profile
}

/** Refuses a well whose outflow has no answer at any rate. */
export function solve(p: NodalInputs, inflow: Inflow, well: Producer): Solved {
  const system = systemOf(inflow, well)
  const points = scan(system)
  const found = intersections(system, points)
  const at = operatingOf(found)
  const best = bestPoint(at ? points : points.filter(inScan))
  if (best === undefined) return noLift(p)
  const profile = at && profileOf(system.lift, well.bottomholeTemperature, at.q)
  return { system, points, found, best, flowing: at && profile && { at, profile } }
}

const noLift = (p: NodalInputs): never =>
  refuse(
    '/tubing_depth',
    `must allow a {vlp_correlation} ${CALLED[p.vlp_correlation]} solution at one or more rates; at every rate the flow chokes or the pressure is unbounded`,
  )

/** Values, checks, tables and warnings of a well that flows. */
export function flowing(p: NodalInputs, { system, best, found }: Solved, { at, profile }: Flowing, trace: Trace) {
  const { inflow, well } = system
  const operating = tracedOperating(at, system, trace)
  tracedLastStep(well, profile.last, operating.q, trace)
  traceUnstable(found, trace)
  trace.section('Natural flow')
  tracedBest(best, trace)
  if (profile.wellhead.at.flow.v_sg > 0) tracedWellhead(profile, trace)
  const left = liftLeft(p.vlp_correlation, well)
  const doubt: Doubt | undefined = left && { kind: 'out_of_reach', why: left }
  const none = notApplicable('the well flows naturally')
  return {
    operating,
    values: {
      operating_oil_rate: operating.q_o,
      stability: operating.stable ? 'stable' : 'unstable',
      operating_point_exists: true,
      lift_deficit: none,
      required_pump_head: none,
      required_gas_lift_rate: none,
      flow_profile: flowProfile(profile),
    },
    checks: {
      erosional_velocity: erosionCheck(profile, trace),
      unloading: unloadingCheck(well, profile.wellhead, trace),
    },
    beside: {
      natural_flow: {
        note: `at ${shownIn(best.q, 'stb/d')}, the rate of maximum margin`,
        doubt,
      },
    },
    tables: () => ({ traverse: stepRows(profile), velocities: velocityRows(profile) }),
    warnings: operatingWarnings(p, operating, profile, found.length),
    detail: flowingSentence(operating, inflow, well.waterCut),
  }
}

const traceUnstable = (found: readonly Intersection[], trace: Trace): number =>
  trace.lookup({
    symbol: 'q_u',
    title: 'Highest unstable intersection rate',
    unit: 'stb/d',
    source: brillMukherjee,
    clause: 'ch. 1, systems analysis',
    value: Math.max(0, ...found.filter((i) => !i.stable).map((i) => i.q)),
    cell: found.every((i) => i.stable) ? 'no unstable intersection' : 'intersection table',
  })

/** Why a well that does not flow has no such value. */
export const NO_FLOW = notApplicable(
  'the well does not flow naturally, because the inflow and outflow curves do not intersect',
)

/** The same of a well that does not flow, with what it lacks. */
export function lacking({ best, system }: Solved, trace: Trace) {
  const { Delta_l, q_gl } = tracedDeficit(best, system, trace)
  const idle = notChecked('not_requested', 'the well does not flow')
  return {
    Delta_l,
    values: {
      operating_oil_rate: NO_FLOW,
      operating_liquid_rate: NO_FLOW,
      operating_flowing_pressure: NO_FLOW,
      drawdown: NO_FLOW,
      stability: NO_FLOW,
      operating_point_exists: false,
      required_gas_lift_rate:
        q_gl === undefined ? notApplicable('no lift gas rate makes up the deficit at this rate') : undefined,
      flow_profile: NO_FLOW,
    },
    checks: {
      rate_below_open_flow: idle,
      pressure_below_reservoir: idle,
      stable_intersection: idle,
      erosional_velocity: idle,
      unloading: idle,
    },
    beside: {
      natural_flow: {
        failure: `the required outflow pressure exceeds the inflow pressure by ${shownIn(Delta_l, 'psi')} at the rate of minimum deficit, ${shownIn(best.q, 'stb/d')}`,
      },
    },
    tables: () => ({ traverse: NO_FLOW, velocities: NO_FLOW }),
    warnings: [],
    detail: `Minimum pressure deficit ${shownIn(Delta_l, 'psi')}, at ${shownIn(best.q, 'stb/d')}`,
  }
}

function flowingSentence({ q_o, q_L, p_wf }: Operating, { q_max }: Inflow, waterCut: number): string {
  const liquid = `${shownIn(q_L, 'stb/d')} of liquid`
  const oil = `${shownIn(q_o, 'stb/d')} of oil`
  const rate = waterCut === 1 ? liquid : waterCut === 0 ? oil : `${oil} (${liquid})`
  return `Stable operating rate ${rate} at a bottomhole pressure of ${shownIn(p_wf, 'psia')}; absolute open flow ${shownIn(q_max, 'stb/d')}`
}

export const intersectionRows = ({ found, system: { inflow } }: Solved) =>
  found.map(({ q, stable }) => ({
    rate: q,
    flowing_bottomhole_pressure: inflow.pressure(q, silent),
    stability: stable ? 'stable' : 'unstable',
  }))

/** Both curves: the inflow from no rate over the scanned ones to the open flow, the lift at the scanned ones. */
export const curveRows = ({ points, system: { inflow } }: Solved) => ({
  ipr_curve: [
    { oil_rate: 0, flowing_bottomhole_pressure: inflow.p_r },
    ...points.map(({ q, p_ipr }) => ({ oil_rate: q, flowing_bottomhole_pressure: p_ipr })),
    { oil_rate: inflow.q_max, flowing_bottomhole_pressure: 0 },
  ],
  vlp_curve: points.flatMap(({ q, p_vlp }) =>
    p_vlp === undefined ? [] : [{ oil_rate: q, flowing_bottomhole_pressure: p_vlp }],
  ),
})
