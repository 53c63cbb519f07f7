/** Hydrostatics of the hull at its draught: volume, centres, waterplane, metacentric heights. */
import type { Trace } from '@keelson/equations'
import type { HullForm } from '@keelson/physics/hull/form.ts'
import * as meta from '@keelson/physics/hull/metacentre.ts'
import type { StationRow } from '../_shared/hull-offsets/hydrostatics.ts'
import type { Params } from './inputs.ts'

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

/** A hull upright at its draught. */
export interface Shape {
  /** Where it is given, and not of the volume. */
  readonly Delta?: number
  readonly V: number
  readonly KB: number
  readonly I: number
  readonly plane: { readonly area: number; readonly I_L: number } | undefined
  readonly form?: HullForm
  readonly stations?: readonly StationRow[]
  readonly x_B?: number
}

export function hydrostaticsOf(p: Params, shapeOf: (trace: Trace) => Shape, trace: Trace): Hydrostatics {
  trace.section('Hydrostatics')
  const shape = shapeOf(trace)
  const { V, KB, I } = shape
  const Delta = shape.Delta ?? trace.apply(meta.displacement, { rho: p.water_density, V })
  const BM = trace.apply(meta.metacentricRadius, { I, V })
  const BM_L =
    shape.plane &&
    trace.apply(
      meta.metacentricRadius,
      { I: shape.plane.I_L, V },
      { as: 'BM_L', rename: { I: 'I_L' }, title: 'Longitudinal metacentric radius' },
    )
  const { kg: KG } = p
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

/** Whether a trim finds less resistance than a heel: the righting levers are then those of the stronger axis. */
export const isWeakerLengthwise = ({ plane, BM }: Hydrostatics): boolean =>
  plane !== undefined && plane.BM_L < BM * (1 - SAME)

/** The lower of the two metacentric radii that are known. */
export const lowerRadius = ({ plane, BM }: Hydrostatics): number => Math.min(BM, plane?.BM_L ?? BM)

/** Names of a second moment of the waterplane lengthwise. */
export const ALONG = { as: 'I_L', title: 'Longitudinal waterplane second moment' } as const
