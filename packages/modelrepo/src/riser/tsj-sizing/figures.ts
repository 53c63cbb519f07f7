/** The joint in elevation: base, stations, bore, the riser behind, its loads, and its axis as it bends. */
import { type At, type Drawing, figure, labelled, ofDiameter, type Parts } from '@keelson/figures'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Joint, Place, Size } from './calculate-joint.ts'
import type { Params } from './inputs.ts'

/** Riser drawn behind the thin end, base before it, and room for the pull, over the length. */
const [BEHIND, BASE, PULL] = [0.3, 0.05, 0.14]

/** Of a place along the joint from its base, and across it to the left: the joint stands on its base. */
const upright = (along: number, across: number): At => [across, along]

/** Up from the base; widths are enlarged. */
export function elevation(p: Params, joint: Joint): Drawing {
  const { stations, riser, length: L } = joint
  const { first, last, tall, end } = boundsOf(joint)
  const x_0 = first.x
  return figure(
    { unit: 'm', scale: 'stretched', frame: { x: [-0.95 * tall, 0.95 * tall], y: [x_0 - 0.1 * L, end + PULL * L] } },
    { kind: 'polygon', points: rectangle(-0.9 * tall, x_0 - BASE * L, 0.9 * tall, x_0), role: 'steel' },
    walls(stations),
    walls([
      { x: last.x, ...riser },
      { x: end, ...riser },
    ]),
    {
      kind: 'polyline',
      points: [upright(x_0, 0), upright(end, 0)],
      role: 'axis',
    },
    { kind: 'load', at: upright(end, 0), towards: 90, away: true, label: labelled('T', p.effective_tension, 'kN') },
    {
      kind: 'dimension',
      from: upright(x_0, -0.95 * tall),
      to: upright(last.x, -0.95 * tall),
      edge: 'left',
      label: labelled('L', L, 'm'),
    },
    sizeNotes(x_0, first, 'right', ['D', 't'], 'base'),
    sizeNotes(last.x, last, 'right', ['D', 't'], 'thin end'),
    (riser.D !== last.D || riser.t !== last.t) && sizeNotes(end, riser, 'right', ['D_R', 't_R'], 'riser'),
    stations.map(across),
    pressures(p, x_0 + 0.04 * L, tall),
  )
}

/** The axis as it bends between the base and the riser, whose line it takes on. */
export function bentAxis(p: Params, joint: Joint): Drawing | NotApplicable {
  const { theta, length: L } = joint
  if (theta === 0) return notApplicable('{riser_angle} is zero or not provided, so the joint does not bend')
  const { first, last, end } = boundsOf(joint)
  const axis = axisOf(joint, end)
  const [top] = axis.at(-1) ?? [0, 0]
  return figure(
    {
      unit: 'm',
      scale: 'stretched',
      frame: { x: [-0.25 * top, 1.25 * top], y: [first.x - 0.1 * L, end + PULL * L] },
    },
    { kind: 'polygon', points: rectangle(-0.2 * top, first.x - BASE * L, 0.2 * top, first.x), role: 'steel' },
    { kind: 'polyline', points: [upright(first.x, 0), upright(end, 0)], role: 'axis' },
    { kind: 'polyline', points: axis, role: 'answer' },
    joint.stations.map(({ x, y }): Parts => ({ kind: 'mark', at: upright(x, y), sign: 'dot', role: 'outline' })),
    { kind: 'dimension', from: upright(last.x, 0), to: upright(last.x, last.y), label: {} },
    { kind: 'note', at: upright(last.x, last.y / 2), side: 'left', label: labelled('y_L', last.y, 'm') },
    {
      kind: 'note',
      at: axis.at(-1) ?? upright(end, top),
      side: 'right',
      label: labelled('theta', theta, 'deg', 'far-field riser axis'),
    },
    { kind: 'note', at: upright(first.x, 0), side: 'left', label: labelled('M_0', first.M, 'kN*m', 'base') },
    {
      kind: 'load',
      at: axis.at(-1) ?? upright(end, top),
      towards: 90 - (180 * theta) / Math.PI,
      away: true,
      label: labelled('T', p.effective_tension, 'kN'),
    },
  )
}

function boundsOf({ stations, riser, length: L }: Joint) {
  const [first, last] = [stations[0], stations.at(-1)]
  if (first === undefined || last === undefined) throw new RangeError('a taper has stations')
  return { first, last, tall: Math.max(...stations.map(({ D }) => D), riser.D), end: last.x + BEHIND * L }
}

/** Both walls of a taper, on either side of the bore. */
function walls(sizes: readonly Pick<Place, 'x' | 'D' | 't'>[]): Parts {
  return ([1, -1] as const).map((side) => ({
    kind: 'polygon',
    role: 'steel',
    cut: true,
    is: 'wall',
    points: [
      ...sizes.map(({ x, D }) => upright(x, (side * D) / 2)),
      ...sizes.toReversed().map(({ x, D, t }) => upright(x, side * (D / 2 - t))),
    ],
  }))
}

/** The axis as it bends, and the riser on from it by the slope at the thin end. */
function axisOf({ scan, theta }: Joint, to: number): readonly At[] {
  const last = scan.at(-1)
  const bent = scan.filter((_, k) => k % 10 === 0).map(({ x, y }) => upright(x, y))
  if (last === undefined) return bent
  return [...bent, upright(last.x, last.y), upright(to, last.y + (to - last.x) * (theta - last.psi))]
}

const sizeNotes = (
  x: number,
  { D, t }: Size,
  side: 'left' | 'right',
  [outer, wall]: readonly [string, string],
  of: string,
): Parts => [
  { kind: 'note', at: upright(x, (D - t) / 2), side, label: labelled(wall, t, 'mm', of) },
  { kind: 'note', at: upright(x, D / 2), side, label: ofDiameter(labelled(outer, D, 'mm', of)) },
]

/** A station, as a line across the joint. */
const across = ({ x, D }: Place): Parts => ({
  kind: 'polyline',
  points: [upright(x, -0.6 * D), upright(x, 0.6 * D)],
  role: 'ghost',
  dashed: true,
})

const pressures = ({ internal_pressure: p_i, external_pressure: p_e }: Params, x: number, tall: number): Parts => [
  p_i > 0 && { kind: 'note', at: upright(x, 0), side: 'left', label: labelled('p_i', p_i, 'MPa', 'inside') },
  p_e > 0 && { kind: 'note', at: upright(x, -0.8 * tall), side: 'left', label: labelled('p_e', p_e, 'MPa', 'outside') },
]
