/** The way down at the operating rate, node by node and step by step. */
import type { Gradient, Remark } from '@keelson/physics/multiphase/gradient-parts.ts'
import type { MarchStep } from '@keelson/physics/multiphase/traverse.ts'
import { EROSIONAL_CONSTANT, erosionalVelocity } from '@keelson/standards/api-rp-14e-1991/erosional-velocity.ts'
import type { System } from './calculate-node.ts'

/** A depth of the tubing, SI. */
export interface Node {
  readonly depth: number
  readonly p: number
  readonly T: number
  readonly at: Gradient
}
export interface Profile {
  readonly steps: readonly MarchStep[]
  /** Top of each step, and the bottom. */
  readonly nodes: readonly Node[]
  readonly last: MarchStep
  readonly wellhead: Node
}

/** Undefined where the correlation fails on the way, which it does not at an operating point. */
export function profileOf({ lift, well }: System, q: number): Profile | undefined {
  const steps = lift.profileAt(q)
  const last = steps.at(-1)
  if (last === undefined) return undefined
  const T = well.bottomholeTemperature
  const bottom: Node = { depth: last.bottom, p: last.p_2, T, at: lift.pointAt(q, last.p_2, T) }
  const tops = steps.map((s): Node => ({ depth: s.top, p: s.p_1, T: s.T_1, at: s.atTop }))
  return { steps, nodes: [...tops, bottom], last, wellhead: tops[0] ?? bottom }
}

/** Remarks of the correlations anywhere on the way. */
export const remarksOf = ({ steps }: Profile): ReadonlySet<Remark> => new Set(steps.flatMap((s) => s.atMiddle.remarks))

export const erosionalAt = ({ at }: Node): number =>
  erosionalVelocity.evaluateSI({ c_e: EROSIONAL_CONSTANT.value, rho_n: at.rho_n })

/** The node at which the mixture comes nearest to its erosional velocity. */
export function mostErosive({ nodes, wellhead }: Profile): Node {
  const ratio = (node: Node) => node.at.v_m / erosionalAt(node)
  return nodes.reduce((worst, node) => (ratio(node) > ratio(worst) ? node : worst), wellhead)
}

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
    const erosional = erosionalAt(node)
    return {
      measured_depth: node.depth,
      superficial_liquid_velocity: flow.v_sl,
      superficial_gas_velocity: flow.v_sg,
      mixture_velocity: v_m,
      liquid_density: flow.rho_l,
      gas_density: flow.rho_g,
      surface_tension: flow.sigma,
      no_slip_density: rho_n,
      erosional_velocity: erosional,
      erosional_ratio: v_m / erosional,
    }
  })
