/** A flooded compartment by lost buoyancy: of a box-shaped barge, or known by its volume. */
import type { Constant, Trace } from '@keelson/equations'
import * as meta from '@keelson/physics/hull/metacentre.ts'
import * as simple from '@keelson/physics/hull/simple-hulls.ts'
import * as lost from '@keelson/physics/ship-stability/lost-buoyancy.ts'
import { given } from '@keelson/workflow'
import type { Some } from './inputs.ts'
import { AFT_END } from './inputs-compartment.ts'

export interface Centres {
  readonly intact: number
  readonly BM: number
  readonly GM: number
  readonly GM_L: number
  readonly trim: number
  readonly trimAmount: number
  readonly forward: number
  readonly aft: number
  readonly loll: number | undefined
}
export interface Flooding {
  readonly lost: number
  readonly sinkage: number
  readonly bmLoss: number | undefined
  /** Of a barge. */
  readonly barge:
    | {
        readonly V_0: number
        readonly draught: number
        readonly x_F: number
        readonly x_c: number
        readonly BM: number
        readonly centres: Centres | undefined
      }
    | undefined
}

export type Flooded = Some<
  'water_density' | 'compartment_position' | 'permeability',
  | 'hull_length'
  | 'hull_breadth'
  | 'draft'
  | 'compartment_length'
  | 'kg'
  | 'displacement'
  | 'compartment_volume_below_waterline'
  | 'compartment_waterplane_area'
  | 'waterplane_area'
  | 'intact_gm'
  | 'lost_waterplane_inertia'
>

export const isDirect = (p: Flooded): boolean => p.compartment_volume_below_waterline !== undefined

export const floodingOf = (p: Flooded, trace: Trace): Flooding => (isDirect(p) ? ofVolume(p, trace) : ofBarge(p, trace))

function ofVolume(p: Flooded, trace: Trace): Flooding {
  trace.section('Lost buoyancy')
  const {
    compartment_volume_below_waterline: v,
    waterplane_area: A_wp,
    displacement: Delta,
  } = given(p, 'compartment_volume_below_waterline', 'waterplane_area', 'displacement')
  const { permeability: mu, compartment_waterplane_area: a, lost_waterplane_inertia: i } = p
  const V = trace.apply(meta.displacedVolume, { Delta, rho: p.water_density })
  const v_l = trace.apply(lost.lostVolume, { mu, v })
  const S =
    a === undefined
      ? trace.apply(lost.sinkageBelowWater, { v_l, A_wp })
      : trace.apply(lost.sinkage, { v_l, A_wp, mu, a })
  return { lost: v_l, sinkage: S, bmLoss: i === undefined ? undefined : bmLossOf(i, V, trace), barge: undefined }
}

const bmLossOf = (i: number, V: number, trace: Trace): number =>
  trace.apply(
    meta.metacentricRadius,
    { I: i, V },
    { as: 'BM_i', title: 'Metacentric radius reduction', rename: { I: 'i' } },
  )

function ofBarge(p: Flooded, trace: Trace): Flooding {
  const {
    hull_length: L,
    hull_breadth: B,
    draft: d,
    compartment_length: l,
  } = given(p, 'hull_length', 'hull_breadth', 'draft', 'compartment_length')
  const mu = p.permeability
  trace.section('Before damage')
  const own = p.displacement
  const V_0 =
    own === undefined
      ? trace.apply(simple.boxVolume, { L, B, T: d }, { rename: { T: 'd' } })
      : trace.apply(meta.displacedVolume, { Delta: own, rho: p.water_density })
  const A_wp = trace.apply(simple.boxWaterplane, { L, B })
  const I = trace.apply(simple.rectangleInertia, { l: L, b: B }, { rename: { l: 'L', b: 'B' } })
  const BM = trace.apply(meta.metacentricRadius, { I, V: V_0 })
  trace.section('Lost buoyancy')
  const v = trace.apply(
    simple.boxVolume,
    { L: l, B, T: d },
    { as: 'v', title: 'Compartment volume below the waterline', rename: { L: 'l', T: 'd' } },
  )
  const a = trace.apply(
    simple.boxWaterplane,
    { L: l, B },
    { as: 'a', title: 'Compartment waterplane area', rename: { L: 'l' } },
  )
  const v_l = trace.apply(lost.lostVolume, { mu, v })
  const S = trace.apply(lost.sinkage, { v_l, A_wp, mu, a })
  const T_d = trace.apply(lost.damagedDraught, { d, S })
  const x_c = p.compartment_position === AFT_END ? trace.apply(lost.aftCentre, { l, L }) : lost.AMIDSHIPS
  const x_F = trace.apply(lost.flotationAfter, { mu, a, x_c, A_wp })
  const i = p.lost_waterplane_inertia ?? trace.apply(lost.lostInertia, { mu, l, B })
  const bmLoss = bmLossOf(i, V_0, trace)
  const I_d = trace.apply(lost.inertiaAfter, { I, i })
  const BM_d = trace.apply(
    meta.metacentricRadius,
    { I: I_d, V: V_0 },
    { as: 'BM_d', title: 'Metacentric radius after damage', rename: { I: 'I_d', V: 'V' } },
  )
  const known: Known = { V_0, A_wp, BM, BM_d, v_l, S, T_d, a, x_c, x_F, L, B, d, l }
  return {
    lost: v_l,
    sinkage: S,
    bmLoss,
    barge: { V_0, draught: T_d, x_F, x_c: Number(x_c), BM: BM_d, centres: centresOf(p, known, trace) },
  }
}

interface Known {
  readonly V_0: number
  readonly A_wp: number
  readonly BM: number
  readonly BM_d: number
  readonly v_l: number
  readonly S: number
  readonly T_d: number
  readonly a: number
  readonly x_c: number | Constant
  readonly x_F: number
  readonly L: number
  readonly B: number
  readonly d: number
  readonly l: number
}

/** What needs a centre of gravity; nothing where neither it nor a metacentric height was given. */
function centresOf(p: Flooded, k: Known, trace: Trace): Centres | undefined {
  if (p.kg === undefined && p.intact_gm === undefined) return undefined
  trace.section('Metacentric heights')
  const { V_0, v_l, d, S, A_wp, a, x_c, x_F, L, B, l, T_d } = k
  const mu = p.permeability
  const KB = trace.apply(simple.boxCentre, { T: d }, { rename: { T: 'd' } })
  const { KG, intact } = gravityOf(p, KB, k.BM, trace)
  const KB_d = trace.apply(lost.centreAfter, { V_0, v_l, d, S, A_wp, mu, a }, { rename: { V_0: 'V' } })
  const after = { KB: 'KB_d' }
  const GM = trace.apply(
    meta.metacentricHeight,
    { KB: KB_d, BM: k.BM_d, KG },
    { as: 'GM_d', title: 'Metacentric height after damage', rename: { ...after, BM: 'BM_d' } },
  )
  const I_L = trace.apply(lost.longitudinalInertiaAfter, { B, L, mu, l, a, x_c, A_wp, x_F })
  const BM_L = trace.apply(
    meta.metacentricRadius,
    { I: I_L, V: V_0 },
    { as: 'BM_L_d', title: 'Longitudinal metacentric radius after damage', rename: { I: 'I_L_d' } },
  )
  const GM_L = trace.apply(
    meta.metacentricHeight,
    { KB: KB_d, BM: BM_L, KG },
    { as: 'GM_L', title: 'Longitudinal metacentric height after damage', rename: { ...after, BM: 'BM_L_d' } },
  )
  const t = trace.apply(lost.trimAfter, { v_l, x_c, x_F, L, V_0, GM_L }, { rename: { V_0: 'V' } })
  const trimAmount = trace.apply(lost.trimAmount, { t })
  const forward = trace.apply(lost.forwardDraught, { T_d, t, L, x_F })
  const aft = trace.apply(lost.aftDraught, { T_d, t, L, x_F })
  const loll =
    GM < 0
      ? trace.apply(meta.angleOfLoll, { GM_f: GM, BM: k.BM_d }, { rename: { GM_f: 'GM_d', BM: 'BM_d' } })
      : undefined
  return { intact, BM: k.BM_d, GM, GM_L, trim: t, trimAmount, forward, aft, loll }
}

function gravityOf(p: Flooded, KB: number, BM: number, trace: Trace): { readonly KG: number; readonly intact: number } {
  const GM = p.intact_gm
  if (GM !== undefined)
    return { KG: trace.apply(lost.gravityFromHeight, { KB, BM, GM }, { rename: { GM: 'GM_i' } }), intact: GM }
  const { kg: KG } = given(p, 'kg')
  return {
    KG,
    intact: trace.apply(
      meta.metacentricHeight,
      { KB, BM, KG },
      { as: 'GM_i', title: 'Metacentric height before damage' },
    ),
  }
}
