/** The joint and the riser behind it as a beam under tension: slopes, moments, and how far it bends. */
import { met, silent, type Trace } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { boreDiameter, secondMomentOfArea, steelArea } from '@keelson/physics/pipe-section.ts'
import { type BentJoint, bentJoint } from '@keelson/physics/tensioned-beam/bent-joint.ts'
import * as joint from '@keelson/physics/tensioned-beam/joint.ts'
import { hetenyi } from '@keelson/physics/tensioned-beam/source.ts'
import { bendingStiffness } from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import { refuse, shown } from '@keelson/workflow'
import type { Params } from './inputs.ts'

/** Outside diameter and wall. */
export interface Size {
  readonly D: number
  readonly t: number
}
export interface Place extends Size {
  readonly x: number
  readonly M: number
  /** Slope that is left to turn. */
  readonly psi: number
  /** Deflection from the axis of the base. */
  readonly y: number
}
export interface Joint {
  /** The stations of the taper. */
  readonly stations: readonly Place[]
  /** 401 even places and the stations. */
  readonly scan: readonly Place[]
  readonly riser: Size
  /** Of the riser behind. */
  readonly EI_R: number
  readonly length: number
  readonly theta: number
  readonly steps: number
}

const PLACES = 401
/** Share of the decay of bending between two places at which the beam is solved. */
const BETWEEN = 0.05
/** Decays of bending in a joint, from which on it is no joint. */
const LONGEST = 1e4

/** Silently: which places a reader is shown depends on the stresses. */
export function jointOf(p: Params): Joint {
  const theta = p.riser_angle ?? 0
  const [first, last] = [p.taper[0], p.taper.at(-1)]
  if (first === undefined || last === undefined) throw new RangeError('a taper has stations')
  const riser = {
    D: p.riser_outer_diameter ?? last.outer_diameter_mm,
    t: p.riser_wall_thickness ?? last.wall_thickness_mm,
  }
  const EI_R = stiffness(p, riser, silent)
  const { places, bent } = solved(p, theta, EI_R)
  const at = new Map(places.map((x, k) => [x, placeAt(p, x, bent, k)]))
  const kept = (all: readonly number[]) => all.flatMap((x) => at.get(x) ?? [])
  const own = p.taper.map(({ position_m }) => position_m)
  return {
    stations: kept(own),
    scan: kept(inOrder([...evenPlaces(p), ...own])),
    riser,
    EI_R,
    length: last.position_m - first.position_m,
    theta,
    steps: bent.steps,
  }
}

function placeAt(p: Params, x: number, { moments, slopes, deflections }: BentJoint, k: number): Place {
  return { x, ...sizeAt(p, x, silent), M: moments[k] ?? 0, psi: slopes[k] ?? 0, y: deflections[k] ?? 0 }
}

const inOrder = (all: readonly number[]): readonly number[] => [...new Set(all)].toSorted((a, b) => a - b)

const evenPlaces = ({ taper }: Params): readonly number[] =>
  spaced(taper[0]?.position_m ?? 0, taper.at(-1)?.position_m ?? 0, PLACES)

function solved(p: Params, theta: number, EI_R: number) {
  const T = p.effective_tension
  const own = p.taper.map(({ position_m }) => position_m)
  const even = evenPlaces(p)
  const sizes = p.taper.map(({ outer_diameter_mm: D, wall_thickness_mm: t }) => stiffness(p, { D, t }, silent))
  const decays = ((even.at(-1) ?? 0) - (even[0] ?? 0)) * Math.sqrt(T / Math.min(...sizes))
  if (decays > LONGEST)
    refuse(
      '/taper',
      `must be shorter or stiffer, because its length is ${shown(decays, 2)} times the bending decay length (check the units)`,
    )
  const finer = Math.max(1, Math.ceil(decays / BETWEEN / (PLACES - 1)))
  const fine = spaced(even[0] ?? 0, even.at(-1) ?? 0, finer * (PLACES - 1) + 1)
  const places = inOrder([...even, ...fine, ...own])
  const bendingStiffness = (x: number) => stiffness(p, sizeAt(p, x, silent), silent)
  return { places, bent: bentJoint({ tension: T, angle: theta, bendingStiffness, riserStiffness: EI_R, places }) }
}

/** At a station its own size; between two, straight from one to the other. */
export function sizeAt({ taper }: Params, x: number, trace: Trace): Size {
  const behind = taper.findIndex(({ position_m }) => position_m >= x)
  const [before, after] = [taper[behind - 1], taper[behind] ?? taper.at(-1)]
  if (after === undefined) throw new RangeError('a taper has stations')
  if (before === undefined || after.position_m === x) return { D: after.outer_diameter_mm, t: after.wall_thickness_mm }
  const between = (D_1: number, D_2: number, as: string) =>
    trace.apply(
      joint.taperedSize,
      { x, x_1: before.position_m, x_2: after.position_m, D_1, D_2 },
      { as, rename: { D_1: `${as}_1`, D_2: `${as}_2` } },
    )
  return {
    D: between(before.outer_diameter_mm, after.outer_diameter_mm, 'D'),
    t: between(before.wall_thickness_mm, after.wall_thickness_mm, 't'),
  }
}

export function stiffness({ youngs_modulus: E }: Params, { D, t }: Size, trace: Trace): number {
  const rename = { D_s: 'D_R', t_s: 't_R' }
  const D_i = trace.apply(boreDiameter, { D_s: D, t_s: t }, { as: 'D_i_R', rename })
  const A_s = trace.apply(steelArea, { D_s: D, t_s: t }, { as: 'A_R', rename })
  const I = trace.apply(
    secondMomentOfArea,
    { A_s, D_s: D, D_i },
    { as: 'I_R', rename: { ...rename, A_s: 'A_R', D_i: 'D_i_R' } },
  )
  return trace.apply(bendingStiffness, { E, I }, { as: 'EI_R', rename: { I: 'I_R' } })
}

/** What a reader follows of the beam, to the moment at its base: the riser behind, the slope at the thin end, and the balance of the whole joint. */
export function traceJoint(p: Params, found: Joint, trace: Trace): number {
  const { riser, theta, length: L } = found
  const T = p.effective_tension
  const end = found.stations.at(-1)
  if (theta === 0 || end === undefined) return 0
  trace.section('Adjacent riser at the thin end')
  const EI_R = stiffness(p, riser, trace)
  const r_R = trace.apply(joint.longRiserStiffness, { T, EI_R })
  trace.section('Joint under tension')
  const psi_L = trace.solved({
    ...INTEGRATED,
    ...endOf(p, found),
    symbol: 'psi_L',
    title: 'Remaining slope at the thin end',
    unit: 'rad',
    value: end.psi,
  })
  const y_L = trace.solved({
    ...INTEGRATED,
    ...endOf(p, found),
    symbol: 'y_L',
    title: 'Thin end deflection',
    unit: 'm',
    value: end.y,
  })
  const M_L = trace.apply(joint.endMoment, { r_R, psi_L })
  trace.lookup({ ...SPAN, value: L })
  return trace.apply(joint.baseMomentBalance, { M_L, T, theta, L, y_L })
}
const INTEGRATED = {
  source: hetenyi,
  clause: 'slope of a beam under tension',
  trial: 0,
  residual: 0,
  method:
    'moment per radian of remaining slope integrated from the thin end to the base, then slopes and deflections from the base to the thin end',
}
const SPAN = {
  symbol: 'L',
  title: 'Joint length',
  unit: 'm',
  source: hetenyi,
  clause: 'geometry',
  cell: 'last station minus first station',
}

/** The joint is in balance as a whole: what its base takes is the tension about it, and the moment at its end. */
function endOf({ effective_tension: T }: Params, { stations, theta, length: L, steps }: Joint) {
  const [base, end] = [stations[0], stations.at(-1)]
  if (base === undefined || end === undefined) throw new RangeError('a taper has stations')
  const balance = end.M + T * (theta * L - end.y)
  return {
    iterations: steps,
    meets: [met('Base moment, integrated', 'N*m', base.M, 'from joint equilibrium', balance)],
  }
}

/** The moment at a place, as the balance of the piece behind it has it. */
export function tracedMoment(p: Params, found: Joint, { x, M, y }: Place, trace: Trace): number {
  const end = found.stations.at(-1)
  if (found.theta === 0 || end === undefined) return trace.lookup({ ...UNBENT, value: 0 })
  const arm = found.theta * (end.x - x) - (end.y - y)
  return trace.solved({
    ...INTEGRATED,
    symbol: 'M',
    title: 'Bending moment',
    unit: 'N*m',
    value: M,
    iterations: found.steps,
    meets: [
      met(
        'Bending moment less thin end moment',
        'N*m',
        M - end.M,
        'tension times lever arm',
        p.effective_tension * arm,
      ),
    ],
  })
}
const UNBENT = {
  symbol: 'M',
  title: 'Bending moment',
  unit: 'N*m',
  source: hetenyi,
  clause: 'straight under tension',
  cell: 'zero riser angle',
}
