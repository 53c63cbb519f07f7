/** A lifted object at one depth in one sea, by the simplified method: waves, relative velocity and forces. Coherent SI. */
import type { Trace } from '@keelson/equations'
import * as zone from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import * as waves from '@keelson/standards/dnv-rp-h103-2011/waves.ts'

interface Lifted {
  readonly mass: number
  readonly volume: number
  readonly addedMass: number
  readonly projectedArea: number
  readonly waterPlaneArea: number
  readonly dragCoefficient: number
  readonly slammingCoefficient: number
}
/** Single amplitudes; `referenceHs` where they grow with the sea from that height on. */
interface CraneTip {
  readonly velocity: number
  readonly acceleration: number
  readonly amplitude: number
  readonly referenceHs: number | undefined
}
export interface Lowering {
  readonly lifted: Lifted
  readonly tip: CraneTip
  readonly speed: number
  readonly rho: number
  readonly g: number
}
export interface Sea {
  readonly Hs: number
  readonly Tz: number
  readonly depth: number
}
export interface Stage extends Sea {
  readonly amplitude: number
  readonly particleVelocity: number
  readonly particleAcceleration: number
  readonly relativeVelocity: number
  readonly slam: number
  readonly buoyancy: number
  readonly massForce: number
  readonly drag: number
  readonly tip: Omit<CraneTip, 'referenceHs'>
}

/** Symbols under which the steps of a stage stand, where a run has several: 'v_w' as 'v_w_2'. */
export type Named = (symbol: string) => string

export function stageAt({ lifted, tip: given, speed, rho, g }: Lowering, sea: Sea, trace: Trace, named: Named): Stage {
  const { Hs: H_s, Tz: T_z, depth: d } = sea
  const rename = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, named(symbol)]))
  const as = (symbol: string) => ({ as: named(symbol), rename })
  const amplitude = trace.apply(waves.waveAmplitude, { c_zeta: waves.AMPLITUDE_SHARE, H_s }, as('zeta_a'))
  const wave = { zeta_a: amplitude, T_z, d, g }
  const v_w = trace.apply(waves.particleVelocity, wave, as('v_w'))
  const a_w = trace.apply(waves.particleAcceleration, wave, as('a_w'))
  const tip = tipAt(given, H_s, trace)
  const v_s = trace.apply(zone.relativeVelocity, { v_c: speed, v_ct: tip.velocity, v_w }, as('v_s'))
  const swept = { rho, A_p: lifted.projectedArea, v_s }
  const A_33 = lifted.addedMass
  return {
    ...sea,
    amplitude,
    particleVelocity: v_w,
    particleAcceleration: a_w,
    relativeVelocity: v_s,
    slam: trace.apply(zone.slammingForce, { ...swept, C_s: lifted.slammingCoefficient }, as('F_slam')),
    buoyancy: trace.apply(
      zone.varyingBuoyancy,
      { rho, g, A_w: lifted.waterPlaneArea, zeta_a: amplitude, eta_ct: tip.amplitude },
      as('F_rho'),
    ),
    massForce: trace.apply(
      zone.massForce,
      { M: lifted.mass, A_33, a_ct: tip.acceleration, rho, V: lifted.volume, a_w },
      as('F_M'),
    ),
    drag: trace.apply(zone.dragForce, { ...swept, C_D: lifted.dragCoefficient }, as('F_D')),
    tip,
  }
}
const SYMBOLS = ['zeta_a', 'v_w', 'a_w', 'v_s', 'd']

function tipAt(tip: CraneTip, H_s: number, trace: Trace): Stage['tip'] {
  const { referenceHs: H_ref } = tip
  if (H_ref === undefined) return tip
  const r = trace.apply(zone.seaRatio, { H_s, H_ref })
  const grown = (equation: typeof zone.tipVelocity, x: number) =>
    trace.apply(equation, { r, x }, { rename: { x: `${equation.symbol}_ref` } })
  return {
    velocity: grown(zone.tipVelocity, tip.velocity),
    acceleration: grown(zone.tipAcceleration, tip.acceleration),
    amplitude: grown(zone.tipAmplitude, tip.amplitude),
  }
}

export interface HookForces {
  readonly hydrodynamic: number
  readonly submergedWeight: number
  readonly slackLimit: number
  readonly slack: number
  readonly hook: number
  readonly amplification: number
}

/** Of a stage at the surface, with slamming and varying buoyancy. */
export function hookForces({ lifted, rho, g }: Lowering, stage: Stage, trace: Trace, named: Named): HookForces {
  const rename = Object.fromEntries(['F_D', 'F_slam', 'F_M', 'F_rho'].map((symbol) => [symbol, named(symbol)]))
  const M = lifted.mass
  const F_hyd = trace.apply(
    zone.hydrodynamicForce,
    { F_D: stage.drag, F_slam: stage.slam, F_M: stage.massForce, F_rho: stage.buoyancy },
    { rename },
  )
  const F_stat = trace.apply(zone.submergedWeight, { M, rho, V: lifted.volume, g })
  const F_slack = trace.apply(zone.slackLimit, { c_sl: zone.SLACK_SHARE, F_stat })
  const hook = trace.apply(zone.hookLoad, { M, g, F_hyd })
  return {
    hydrodynamic: F_hyd,
    submergedWeight: F_stat,
    slackLimit: F_slack,
    slack: trace.apply(zone.slackUtilisation, { F_hyd, F_slack }),
    hook,
    amplification: trace.apply(zone.amplification, { F_hook: hook, M, g }),
  }
}

/** As it is. */
export const unnamed: Named = (symbol) => symbol
