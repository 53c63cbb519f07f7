/** What the velocities and the wellhead allow: erosion, unloading, and the choke that holds the wellhead pressure. */
import type { Trace } from '@keelson/equations'
import { criticalChoke, gasLiquidRatio, gilbertChoke } from '@keelson/physics/multiphase/choke.ts'
import { brillMukherjee } from '@keelson/physics/multiphase/sources.ts'
import {
  COLEMAN_PRESSURE,
  colemanVelocity,
  DROPLET_GAS_LIQUID_RATIO,
  turnerVelocity,
} from '@keelson/physics/multiphase/unloading.ts'
import { EROSIONAL_CONSTANT, erosionalVelocity } from '@keelson/standards/api-rp-14e-1991/erosional-velocity.ts'
import { apiRp14e } from '@keelson/standards/api-rp-14e-1991/source.ts'
import {
  type CheckResult,
  check,
  type NotApplicable,
  type NotChecked,
  notApplicable,
  notChecked,
  shownIn,
} from '@keelson/workflow'
import type { System } from './calculate-node.ts'
import type { Operating } from './calculate-operating.ts'
import { mostErosive, type Profile } from './calculate-profile.ts'

/** Mixture velocity against the erosional velocity at the worst depth. */
export function erosionCheck(profile: Profile, trace: Trace): CheckResult {
  const { at, depth } = mostErosive(profile)
  trace.section('Velocity limits')
  const worst = `worst at ${shownIn(depth, 'ft')}`
  const read = (symbol: string, title: string, unit: string, value: number) =>
    trace.lookup({ source: apiRp14e, clause: '2.5a', symbol, title, unit, value, cell: `velocities, ${worst}` })
  const rho_n = read('rho_ne', 'Density of the mixture at flowing conditions', 'lb/ft3', at.rho_n)
  const demand = read('v_me', 'Mixture velocity', 'ft/s', at.v_m)
  const given = { c_e: EROSIONAL_CONSTANT, rho_n }
  const capacity = trace.apply(erosionalVelocity, given, { rename: { rho_n: 'rho_ne' } })
  return check({ demand, capacity, note: worst })
}

/** Reads what flows at the wellhead: the first row of the velocities. */
export function tracedWellhead({ wellhead }: Profile, trace: Trace): void {
  trace.section('At the wellhead')
  const { v_sg, v_sl, rho_l, rho_g, sigma } = wellhead.at.flow
  const read = (symbol: string, title: string, unit: string, value: number) =>
    trace.lookup({
      symbol,
      title,
      unit,
      source: brillMukherjee,
      clause: 'ch. 3, marching algorithm',
      value,
      cell: 'velocities, first row',
    })
  read('v_sg1', 'Superficial gas velocity', 'ft/s', v_sg)
  read('v_sl1', 'Superficial liquid velocity', 'ft/s', v_sl)
  read('rho_l1', 'Liquid density', 'lb/ft3', rho_l)
  read('rho_g1', 'Gas density', 'lb/ft3', rho_g)
  read('sigma_1', 'Gas-liquid interfacial tension', 'dyn/cm', sigma)
}

const AT_WELLHEAD = { rename: { sigma: 'sigma_1', rho_l: 'rho_l1', rho_g: 'rho_g1' } }

/** Droplets carried at the wellhead; only of a well with as little liquid as the criterion was drawn from. */
export function unloadingCheck({ well }: System, { wellhead }: Profile, trace: Trace): CheckResult | NotChecked {
  const { v_sg, rho_l, rho_g, sigma } = wellhead.at.flow
  if (!(v_sg > 0)) return notChecked('no free gas flows at the wellhead')
  const ratio = trace.apply(gasLiquidRatio, { R_p: well.gasOilRatio, f_w: well.waterCut })
  if (ratio < DROPLET_GAS_LIQUID_RATIO) {
    const [has, needs] = [ratio, DROPLET_GAS_LIQUID_RATIO].map((r) => shownIn(r, 'scf/stb', 3))
    return notChecked(
      `the droplet criterion is of gas wells with ${needs} of liquid or more, this one has ${has}; an oil well loads up by its unstable intersection`,
    )
  }
  const criterion = well.wellheadPressure < COLEMAN_PRESSURE.si ? colemanVelocity : turnerVelocity
  return check({ demand: trace.apply(criterion, { sigma, rho_l, rho_g }, AT_WELLHEAD), capacity: v_sg })
}

export interface ChokeValues {
  readonly gilbert_choke_diameter: number | NotApplicable
  readonly sachdeva_choke_diameter: number | NotApplicable
  readonly critical_flowline_pressure: number | NotApplicable
}

/** The beans that hold the wellhead pressure in critical flow; they need gas. */
export function chokes({ well }: System, operating: Operating, { wellhead }: Profile, trace: Trace): ChokeValues {
  const { v_sg: v_sg1, v_sl: v_sl1, rho_l: rho_l1, rho_g: rho_g1 } = wellhead.at.flow
  if (!(v_sg1 > 0)) {
    const none = notApplicable('no free gas flows at the wellhead: the choke is not critical')
    return { gilbert_choke_diameter: none, sachdeva_choke_diameter: none, critical_flowline_pressure: none }
  }
  trace.section('Choke at the wellhead')
  const { wellheadPressure: p_wh, diameter: d } = well
  const R_gl = trace.apply(gasLiquidRatio, { R_p: well.gasOilRatio, f_w: well.waterCut })
  const d_G = trace.apply(gilbertChoke, { R_gl, q_L: operating.q_L, p_wh })
  const choke = criticalChoke({ rho_g1, rho_l1, v_sg1, v_sl1, p_wh, d }, trace)
  return {
    gilbert_choke_diameter: d_G,
    sachdeva_choke_diameter: choke.d_S,
    critical_flowline_pressure: choke.p_2c,
  }
}
