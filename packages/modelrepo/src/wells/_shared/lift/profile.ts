/** The way down a tubing at a rate, node by node and step by step. */
import type { Gradient, Remark } from '@keelson/physics/multiphase/gradient-parts.ts'
import type { LiftCurve, LiftStep } from '@keelson/physics/multiphase/lift.ts'
import { EROSIONAL_CONSTANT, erosionalVelocity } from '@keelson/standards/api-rp-14e-1991/erosional-velocity.ts'

/** A depth of the tubing, SI. */
export interface Node {
  readonly depth: number
  /** True vertical depth below the wellhead. */
  readonly vertical: number
  readonly p: number
  readonly T: number
  readonly at: Gradient
}
export interface Profile {
  readonly steps: readonly LiftStep[]
  /** Top of each step, and the bottom. */
  readonly nodes: readonly Node[]
  readonly last: LiftStep
  readonly wellhead: Node
}

/** Undefined where the correlation fails at once, which it does not where it has a pressure at the bottom. */
export function profileOf(
  { profileAt, pointAt }: Pick<LiftCurve, 'profileAt' | 'pointAt'>,
  bottomholeTemperature: number,
  q: number,
): Profile | undefined {
  const steps = profileAt(q)
  const last = steps.at(-1)
  if (last === undefined) return undefined
  const T = bottomholeTemperature
  const bottom: Node = {
    depth: last.bottom,
    vertical: last.verticalBottom,
    p: last.p_2,
    T,
    at: pointAt(q, last.p_2, T),
  }
  const tops = steps.map((s): Node => ({ depth: s.top, vertical: s.verticalTop, p: s.p_1, T: s.T_1, at: s.atTop }))
  return { steps, nodes: [...tops, bottom], last, wellhead: tops[0] ?? bottom }
}

/** Remarks of the correlations anywhere on the way. */
export const remarksOf = ({ steps }: Pick<Profile, 'steps'>): ReadonlySet<Remark> =>
  new Set(steps.flatMap((s) => s.atMiddle.remarks))

export const erosionalAt = ({ rho_n }: Pick<Gradient, 'rho_n'>): number =>
  erosionalVelocity.evaluateSI({ c_e: EROSIONAL_CONSTANT.value, rho_n })

/** Mixture velocity over the erosional velocity. */
const erosion = ({ at }: Node) => at.v_m / erosionalAt(at)

/** The node at which the mixture comes nearest to its erosional velocity. */
export const mostErosive = ({ nodes, wellhead }: Profile): Node =>
  nodes.reduce((worst, node) => (erosion(node) > erosion(worst) ? node : worst), wellhead)

export const flowProfile = ({ nodes }: Profile) =>
  nodes.map(({ depth, p, T, at }) => ({
    measured_depth: depth,
    pressure: p,
    temperature: T,
    liquid_holdup: at.H_L,
    flow_pattern: at.pattern,
  }))

export const stepRows = ({ steps }: Profile) =>
  steps.map((s) => ({
    top: s.top,
    top_pressure: s.p_1,
    top_gradient: s.atTop.G,
    middle_pressure: s.p,
    middle_temperature: s.T,
    gravity: s.atMiddle.G_g,
    friction: s.atMiddle.G_f,
    acceleration: s.atMiddle.G_a,
    gradient: s.atMiddle.G,
    bottom_pressure: s.p_2,
  }))

export const velocityRows = (profile: Profile) =>
  profile.nodes.map((node) => {
    const { flow, v_m, rho_n } = node.at
    return {
      measured_depth: node.depth,
      superficial_liquid_velocity: flow.v_sl,
      superficial_gas_velocity: flow.v_sg,
      mixture_velocity: v_m,
      liquid_density: flow.rho_l,
      gas_density: Number.isNaN(flow.rho_g) ? null : flow.rho_g,
      surface_tension: flow.sigma,
      no_slip_density: rho_n,
      erosional_velocity: erosionalAt(node.at),
      erosional_ratio: erosion(node),
    }
  })
