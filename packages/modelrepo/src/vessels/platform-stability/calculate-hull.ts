/** Hydrostatics of the hull at its draught: volume, centres, waterplane, metacentric heights. */
import type { Trace } from '@keelson/equations'
import type { HullForm } from '@keelson/physics/hull/form.ts'
import * as meta from '@keelson/physics/hull/metacentre.ts'
import * as simple from '@keelson/physics/hull/simple-hulls.ts'
import { given } from '@keelson/workflow'
import { formOfHeights } from '../_shared/hull-offsets/form.ts'
import { evenKeel, type StationRow } from '../_shared/hull-offsets/hydrostatics.ts'
import { BOX, GIVEN, OFFSETS, ROUND } from './modes.ts'
import type { Params } from './params.ts'

interface Plane {
  readonly area: number
  /** Longitudinal metacentric radius. */
  readonly BM_L: number
  /** Longitudinal metacentric height, slack tanks counted. */
  readonly GM_fL: number
}
export interface Hydrostatics {
  readonly V: number
  readonly Delta: number
  readonly KB: number
  readonly BM: number
  /** Undefined where only the second moment is known. */
  readonly plane: Plane | undefined
  readonly GM: number
  readonly FSC: number
  readonly GM_f: number
  readonly KG_f: number
  readonly loll: number | undefined
  readonly form: HullForm | undefined
  readonly stations: readonly StationRow[]
  /** Place of the centre of buoyancy, under which that of gravity lies. */
  readonly x_B: number
}

interface Shape {
  readonly V: number
  readonly KB: number
  readonly I: number
  readonly plane: { readonly area: number; readonly I_L: number } | undefined
  readonly form?: HullForm
  readonly stations?: readonly StationRow[]
  readonly x_B?: number
}

export function hydrostaticsOf(p: Params, trace: Trace): Hydrostatics {
  trace.section('Hydrostatics')
  const shape = shapeOf(p, trace)
  const { V, KB, I } = shape
  const Delta =
    p.hull_type === GIVEN
      ? given(p, 'displacement').displacement
      : trace.apply(meta.displacement, { rho: p.water_density, V })
  const BM = trace.apply(meta.metacentricRadius, { I, V })
  const BM_L =
    shape.plane &&
    trace.apply(
      meta.metacentricRadius,
      { I: shape.plane.I_L, V },
      { as: 'BM_L', rename: { I: 'I_L' }, title: 'Longitudinal metacentric radius' },
    )
  const { kg: KG } = given(p, 'kg')
  const GM = trace.apply(meta.metacentricHeight, { KB, BM, KG })
  const FSC = trace.apply(meta.freeSurfaceCorrection, { M_fs: p.free_surface_moment, Delta })
  const GM_f = trace.apply(meta.fluidHeight, { GM, FSC })
  const KG_f = trace.apply(meta.fluidCentre, { KG, FSC })
  const GM_fL = BM_L === undefined ? undefined : lengthwise({ KB, BM_L, KG, FSC }, trace)
  const loll = GM_f < 0 ? trace.apply(meta.angleOfLoll, { GM_f, BM }) : undefined
  return {
    V,
    Delta,
    KB,
    BM,
    plane:
      shape.plane && BM_L !== undefined && GM_fL !== undefined ? { area: shape.plane.area, BM_L, GM_fL } : undefined,
    GM,
    FSC,
    GM_f,
    KG_f,
    loll,
    form: shape.form,
    stations: shape.stations ?? [],
    x_B: shape.x_B ?? 0,
  }
}

type Heights = Readonly<Record<'KB' | 'BM_L' | 'KG' | 'FSC', number>>

function lengthwise({ KB, BM_L, KG, FSC }: Heights, trace: Trace): number {
  const solid = { as: 'GM_L', title: 'Longitudinal metacentric height', rename: { BM: 'BM_L' } }
  const GM_L = trace.apply(meta.metacentricHeight, { KB, BM: BM_L, KG }, solid)
  const fluid = { as: 'GM_fL', title: 'Longitudinal fluid metacentric height', rename: { GM: 'GM_L' } }
  return trace.apply(meta.fluidHeight, { GM: GM_L, FSC }, fluid)
}

/** Relative difference within which two metacentric radii are the same. */
const SAME = 1e-9

/** Whether a trim finds less resistance than a heel: the righting arms are then those of the stronger axis. */
export const isWeakerLengthwise = ({ plane, BM }: Hydrostatics): boolean =>
  plane !== undefined && plane.BM_L < BM * (1 - SAME)

/** The lower of the two metacentric radii that are known. */
export const lowerRadius = ({ plane, BM }: Hydrostatics): number => Math.min(BM, plane?.BM_L ?? BM)

function shapeOf(p: Params, trace: Trace): Shape {
  if (p.hull_type === GIVEN) return asGiven(p, trace)
  if (p.hull_type === OFFSETS) return ofOffsets(p, trace)
  return p.hull_type === BOX ? ofBox(p, trace) : ofSemi(p, trace)
}

function asGiven(p: Params, trace: Trace): Shape {
  const { displacement: Delta, kb: KB, waterplane_inertia: I } = given(p, 'displacement', 'kb', 'waterplane_inertia')
  const V = trace.apply(meta.displacedVolume, { Delta, rho: p.water_density })
  return { V, KB, I, plane: undefined }
}

const ALONG = { as: 'I_L', title: 'Second moment of the waterplane, longitudinal' } as const

function ofBox(p: Params, trace: Trace): Shape {
  const { hull_length: L, hull_breadth: B, draft: T } = given(p, 'hull_length', 'hull_breadth', 'draft')
  const V = trace.apply(simple.boxVolume, { L, B, T })
  const KB = trace.apply(simple.boxCentre, { T })
  const area = trace.apply(simple.boxWaterplane, { L, B })
  const I = trace.apply(simple.rectangleInertia, { l: L, b: B }, { rename: { l: 'L', b: 'B' } })
  const I_L = trace.apply(simple.rectangleInertia, { l: B, b: L }, { ...ALONG, rename: { l: 'B', b: 'L' } })
  return { V, KB, I, plane: { area, I_L } }
}

function ofSemi(p: Params, trace: Trace): Shape {
  const names = ['draft', 'pontoon_volume', 'pontoon_height', 'column_spacing_half_x', 'column_spacing_half_y'] as const
  const { draft: T, pontoon_volume: V_p, pontoon_height: h_p, ...spacing } = given(p, ...names)
  const n_c = p.number_of_columns
  const { a, i_T, i_L } = columnOf(p, trace)
  const V = trace.apply(simple.semiVolume, { V_p, n_c, a, T, h_p })
  const KB = trace.apply(simple.semiCentre, { V_p, h_p, n_c, a, T, V })
  const area = trace.apply(simple.columnsWaterplane, { n_c, a })
  const across = { n_c, i: i_T.value, a, y: spacing.column_spacing_half_y }
  const I = trace.apply(simple.columnsInertia, across, { rename: { i: i_T.symbol, y: 'y_c' } })
  const along = { n_c, i: i_L.value, a, y: spacing.column_spacing_half_x }
  const I_L = trace.apply(simple.columnsInertia, along, { ...ALONG, rename: { i: i_L.symbol, y: 'x_c' } })
  return { V, KB, I, plane: { area, I_L } }
}

/** Section of a column and its second moments, across and along the unit. */
function columnOf(p: Params, trace: Trace) {
  if (p.column_shape === ROUND) {
    const { column_radius: r } = given(p, 'column_radius')
    const a = trace.apply(simple.circleArea, { r })
    const own = { value: trace.apply(simple.circleInertia, { r }), symbol: 'i' }
    return { a, i_T: own, i_L: own }
  }
  const { column_length: L, column_breadth: B } = given(p, 'column_length', 'column_breadth')
  const a = trace.apply(
    simple.boxWaterplane,
    { L, B },
    { as: 'a', title: 'Section of a column', rename: { L: 'l_c', B: 'b_c' } },
  )
  const of = (l: number, b: number, symbol: string, names: readonly [string, string]) => ({
    symbol,
    value: trace.apply(simple.rectangleInertia, { l, b }, { as: symbol, rename: { l: names[0], b: names[1] } }),
  })
  return { a, i_T: of(L, B, 'i_T', ['l_c', 'b_c']), i_L: of(B, L, 'i_L', ['b_c', 'l_c']) }
}

function ofOffsets(p: Params, trace: Trace): Shape {
  const { offsets, draft: T } = given(p, 'offsets', 'draft')
  const form = formOfHeights(offsets)
  const { V, KB, I, I_L, area, stations, x_B } = evenKeel(form, T, trace)
  return { V, KB, I, plane: { area, I_L }, form, stations, x_B }
}
