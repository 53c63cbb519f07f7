/** The scour hole at a monopile: its depth by the method chosen, for one flow or several, and how far it reaches. */
import { type Constant, silent, type Trace } from '@keelson/equations'
import * as pile from '@keelson/physics/scour/pile-depth.ts'
import { given } from '@keelson/workflow'
import { BREUSERS, CURRENT, type Given, type Perhaps, SUMER, WAVES } from './inputs.ts'

type Pile = Given<'pile_outer_diameter' | 'method' | 'loading' | 'water_depth' | 'soil_friction_angle' | 'gravity'> &
  Perhaps<'scour_coefficient' | 'k1' | 'k2' | 'k3' | 'current_velocity' | 'velocity_amplitude' | 'wave_period'> &
  Perhaps<'keulegan_carpenter_number' | 'velocity_ratio_alpha'>

/** A flow as the depth sees it. */
interface Flow {
  /** Undefined in a steady current. */
  readonly KC: number | undefined
  /** Share of the current; undefined but with waves and current. */
  readonly U_cw: number | undefined
}
export interface Hole {
  readonly flow: Flow
  /** Depth over diameter. */
  readonly ratio: number
  readonly S: number
  readonly extent: number
}
export interface PileScour {
  /** One for each flow. */
  readonly holes: readonly Hole[]
  readonly deepest: Hole
  /** Depth over diameter in a steady current. */
  readonly c: number
}

/** Every flow silently, the deepest hole step by step. */
export function pileScour(p: Pile, trace: Trace): PileScour {
  const D = p.pile_outer_diameter
  const c = p.scour_coefficient ?? pile.MEAN_COEFFICIENT
  trace.section('Scour depth')
  const flows = flowsOf(p, D, trace)
  const holes = flows.map((flow) => holeIn(p, D, c, flow, silent))
  const first = holes[0] as Hole
  const deepest = holes.reduce((a, b) => (b.S > a.S ? b : a), first)
  holeIn(p, D, c, deepest.flow, trace)
  return { holes, deepest, c: typeof c === 'number' ? c : c.si }
}

function flowsOf(p: Pile, D: number, trace: Trace): readonly Flow[] {
  if (p.loading === CURRENT) return [{ KC: undefined, U_cw: undefined }]
  const KCs = p.keulegan_carpenter_number ?? [carpenterOf(p, D, trace)]
  if (p.loading === WAVES) return KCs.map((KC) => ({ KC, U_cw: undefined }))
  const shares = p.velocity_ratio_alpha ?? [shareOf(p, trace)]
  return Array.from({ length: Math.max(KCs.length, shares.length) }, (_, i) => ({
    KC: KCs[KCs.length === 1 ? 0 : i],
    U_cw: shares[shares.length === 1 ? 0 : i],
  }))
}

function carpenterOf(p: Pile, D: number, trace: Trace): number {
  const { velocity_amplitude: U_m, wave_period: T_w } = given(p, 'velocity_amplitude', 'wave_period')
  return trace.apply(pile.keuleganCarpenter, { U_m, T_w, D })
}

function shareOf(p: Pile, trace: Trace): number {
  const { current_velocity: U, velocity_amplitude: U_m } = given(p, 'current_velocity', 'velocity_amplitude')
  return trace.apply(pile.currentShare, { U, U_m })
}

function holeIn(p: Pile, D: number, c: number | Constant, flow: Flow, trace: Trace): Hole {
  const { ratio, S } = depthIn(p, D, c, flow, trace)
  return { flow, ratio, S, extent: trace.apply(pile.holeExtent, { S, phi: p.soil_friction_angle }) }
}

function depthIn(p: Pile, D: number, c: number | Constant, flow: Flow, trace: Trace): Pick<Hole, 'ratio' | 'S'> {
  if (p.method !== SUMER) {
    const S = p.method === BREUSERS ? trace.apply(pile.breusersDepth, { D, h: p.water_depth }) : hecDepth(p, D, trace)
    return { ratio: trace.apply(pile.ratioOfDepth, { S, D }), S }
  }
  const { KC, U_cw } = flow
  if (KC === undefined) {
    const S = trace.apply(pile.depthOfRatio, { S_D: c, D }, { rename: { S_D: 'c' } })
    return { ratio: typeof c === 'number' ? c : c.si, S }
  }
  const S_D = U_cw === undefined ? trace.apply(pile.waveRatio, { c, KC }) : combinedRatio(c, KC, U_cw, trace)
  return { ratio: S_D, S: trace.apply(pile.depthOfRatio, { S_D, D }) }
}

function combinedRatio(c: number | Constant, KC: number, U_cw: number, trace: Trace): number {
  const A_cw = trace.apply(pile.combinedRate, { U_cw })
  const B_cw = trace.apply(pile.combinedThreshold, { U_cw })
  return trace.apply(pile.combinedRatio, { c, A_cw, B_cw, KC })
}

/** Limited for a round pile in line with the flow. */
function hecDepth(p: Pile, D: number, trace: Trace): number {
  const { k1: K_1, k2: K_2, k3: K_3, current_velocity: U } = given(p, 'k1', 'k2', 'k3', 'current_velocity')
  const { water_depth: h, gravity: g } = p
  const Fr = trace.apply(pile.froude, { U, g, h })
  const round = K_1 === 1 && K_2 === 1
  const S_1 = trace.apply(pile.hecDepth, { K_1, K_2, K_3, h, D, Fr }, round ? { as: 'S_1' } : {})
  return round ? trace.apply(pile.hecLimited, { S_1, Fr, D }) : S_1
}
