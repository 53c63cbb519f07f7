/** The charts of a run: the jet across the rudder, lift over angle at several speeds, and the coefficients. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { STALL_BEHIND, STALL_OPEN } from '@keelson/physics/rudder/stall.ts'
import {
  axisOf,
  type ChartDefinition,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
  shownIn,
} from '@keelson/workflow'
import type { Jet } from './calculate-jet.ts'
import { coefficientsOf, type Interaction, interaction } from './calculate-rudder.ts'
import type { Params } from './inputs.ts'
import { inputs } from './inputs.ts'

const POINTS = 36
const SHARES = [1, 0.75, 0.5] as const
/** How far beyond the jet the profile goes, over its radius. */
const BESIDE = 1.5

export function profileChart({ r, V_x, Delta_r, V_c, V_A }: Jet): ChartDefinition {
  const end = BESIDE * (r + Delta_r)
  const step = (radius: number, speed: number): Point[] => [
    [0, speed],
    [radius, speed],
    [radius, V_A],
    [end, V_A],
  ]
  return lineChart({
    x: { title: 'Distance from the shaft', unit: 'm', zero: true },
    y: { title: 'Water speed', unit: 'kn', zero: true },
    series: [
      { name: 'after contraction', points: step(r, V_x) },
      { name: 'after mixing', points: step(r + Delta_r, V_c) },
    ],
  })
}

/** Angles up to stall, and to that of the run. */
const anglesOf = ({ jet, alpha }: Interaction): readonly number[] =>
  spaced(0, Math.max(jet ? STALL_BEHIND.si : STALL_OPEN.si, Math.abs(alpha)), POINTS)

export function forceChart(p: Params, run: Interaction): ChartDefinition | NotApplicable {
  if (run.forces === undefined) return notApplicable('the {advance_speed} is 0')
  const V_A = run.jet?.V_A
  const liftAt = (own: Partial<Params>, alpha: number): Point => [
    alpha,
    interaction({ ...p, ...own, angle_of_attack: alpha }, silent).forces?.L ?? Number.NaN,
  ]
  const series =
    V_A === undefined
      ? [{ name: 'lift', points: anglesOf(run).map((alpha) => liftAt({}, alpha)) }]
      : SHARES.map((share) => ({
          name: `advance ${shownIn(share * V_A, 'kn', 3)}`,
          points: anglesOf(run).map((alpha) => liftAt({ advance_speed: share * V_A }, alpha)),
        }))
  return lineChart({
    x: { ...axisOf(inputs.properties.angle_of_attack), zero: true },
    y: { title: 'Lift', unit: 'kN', zero: true },
    series,
    markers: [{ x: Math.abs(run.alpha), y: Math.abs(run.forces.L), label: 'this rudder' }],
  })
}

export function coefficientChart(p: Params, run: Interaction): ChartDefinition {
  const at = (alpha: number) => coefficientsOf(p, { Lambda: p.rudder_aspect_ratio, alpha, R_n: run.R_n }, silent)
  const line = (name: string, of: 'C_L' | 'C_D') => ({
    name,
    points: anglesOf(run).map((alpha): Point => [alpha, at(alpha)[of]]),
  })
  return lineChart({
    x: { ...axisOf(inputs.properties.angle_of_attack), zero: true },
    y: { title: 'Coefficient', unit: '-', zero: true },
    series: [line('lift', 'C_L'), line('drag', 'C_D')],
  })
}
