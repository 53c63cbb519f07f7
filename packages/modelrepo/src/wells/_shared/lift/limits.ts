/** What the velocities in a tubing allow: erosion, and the droplets that a gas well has to carry. */
import type { Trace } from '@keelson/equations'
import { gasLiquidRatio } from '@keelson/physics/multiphase/choke.ts'
import type { Gradient } from '@keelson/physics/multiphase/gradient-parts.ts'
import { brillMukherjee } from '@keelson/physics/multiphase/sources.ts'
import {
  COLEMAN_PRESSURE,
  colemanVelocity,
  DROPLET_GAS_LIQUID_RATIO,
  turnerVelocity,
} from '@keelson/physics/multiphase/unloading.ts'
import {
  EROSIONAL_CONSTANT,
  erosionalRatio,
  erosionalVelocity,
} from '@keelson/standards/api-rp-14e-1991/erosional-velocity.ts'
import { apiRp14e } from '@keelson/standards/api-rp-14e-1991/source.ts'
import { type CheckResult, check, type NotChecked, notChecked, shownIn, utilisation } from '@keelson/workflow'
import { mostErosive, type Node, type Profile } from './profile.ts'

/** Mixture velocity against the erosional velocity at the worst depth; `at`: the rate, in words, where it is one of many. */
export function erosionCheck(profile: Profile, trace: Trace, at = ''): CheckResult {
  const node = mostErosive(profile)
  trace.section('Velocity limits')
  return erosionAt(node.at, `governing at a depth of ${shownIn(node.depth, 'ft')}${at}`, trace)
}

/** The mixture velocity of a check over the erosional velocity; `v_m`: the symbol under which the steps have it. */
export const erosionRatio = ({ demand, capacity }: CheckResult, v_m: string, trace: Trace): number =>
  utilisation(trace.apply(erosionalRatio, { v_m: demand, v_e: capacity }, { rename: { v_m } }))

/** Reads a velocity and a density from the table of the velocities. */
function erosionAt({ rho_n, v_m }: Gradient, worst: string, trace: Trace): CheckResult {
  const read = (symbol: string, title: string, unit: string, value: number) =>
    trace.lookup({ source: apiRp14e, clause: '2.5a', symbol, title, unit, value, cell: `velocities, ${worst}` })
  const density = read('rho_ne', 'Flowing mixture density', 'lb/ft3', rho_n)
  const demand = read('v_me', 'Mixture velocity', 'ft/s', v_m)
  const given = { c_e: EROSIONAL_CONSTANT, rho_n: density }
  const capacity = trace.apply(erosionalVelocity, given, { rename: { rho_n: 'rho_ne' } })
  return check({ demand, capacity, note: worst })
}

/** Reads what flows at the wellhead from a row of a table. */
export function tracedWellhead({ wellhead }: Profile, trace: Trace, cell = 'velocities, first row'): void {
  trace.section('Wellhead conditions')
  const { v_sg, v_sl, rho_l, rho_g, sigma } = wellhead.at.flow
  const read = (symbol: string, title: string, unit: string, value: number) =>
    trace.lookup({
      symbol,
      title,
      unit,
      source: brillMukherjee,
      clause: 'ch. 3, marching algorithm',
      value,
      cell,
    })
  read('v_sg1', 'Superficial gas velocity', 'ft/s', v_sg)
  read('v_sl1', 'Superficial liquid velocity', 'ft/s', v_sl)
  read('rho_l1', 'Liquid density', 'lb/ft3', rho_l)
  read('rho_g1', 'Gas density', 'lb/ft3', rho_g)
  read('sigma_1', 'Gas-liquid interfacial tension', 'dyn/cm', sigma)
}

const AT_WELLHEAD = { rename: { sigma: 'sigma_1', rho_l: 'rho_l1', rho_g: 'rho_g1' } }

/** What a well makes at the surface, SI. */
export interface Produced {
  readonly gasOilRatio: number
  readonly waterCut: number
}

/** True of a well with as little liquid as the droplet criterion was drawn from. */
export const isGasWell = ({ gasOilRatio: R_p, waterCut: f_w }: Produced): boolean =>
  gasLiquidRatio.evaluateSI({ R_p, f_w }) >= DROPLET_GAS_LIQUID_RATIO

/** Droplets carried at the wellhead; only of a well with as little liquid as the criterion was drawn from. */
export function unloadingCheck(
  { gasOilRatio, waterCut }: Produced,
  wellhead: Node,
  trace: Trace,
): CheckResult | NotChecked {
  const { v_sg, rho_l, rho_g, sigma } = wellhead.at.flow
  if (!(v_sg > 0)) return notChecked('not_requested', 'no free gas flows at the wellhead')
  const ratio = trace.apply(gasLiquidRatio, { R_p: gasOilRatio, f_w: waterCut })
  if (ratio < DROPLET_GAS_LIQUID_RATIO) {
    const [has, needs] = [ratio, DROPLET_GAS_LIQUID_RATIO].map((r) => shownIn(r, 'scf/stb', 3))
    return notChecked(
      'other_mode',
      `the droplet criterion applies only to gas wells with a gas-liquid ratio of at least ${needs}; this well has ${has}`,
    )
  }
  const criterion = wellhead.p < COLEMAN_PRESSURE.si ? colemanVelocity : turnerVelocity
  return check({ demand: trace.apply(criterion, { sigma, rho_l, rho_g }, AT_WELLHEAD), capacity: v_sg })
}
