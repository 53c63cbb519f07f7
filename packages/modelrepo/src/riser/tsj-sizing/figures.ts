/** The joint in elevation: base, stations, bore, the riser behind, its loads, and its axis as it bends. */
import { type At, type Drawing, figure, labelled, ofDiameter, type Parts } from '@keelson/figures'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Joint, Place, Size } from './calculate-joint.ts'
import type { Params } from './inputs.ts'

/** Riser drawn behind the thin end, base before it, and room for the pull, over the length. */
const [BEHIND, BASE, PULL] = [0.3, 0.05, 0.14]

/** Along x from the base; heights are enlarged. */
export function elevation(p: Params, joint: Joint): Drawing {
  const { stations, riser, length: L } = joint
  const { first, last, tall, end } = boundsOf(joint)
  const x_0 = first.x
  return figure(
    { unit: 'm', scale: 'stretched', frame: { x: [x_0 - 0.16 * L, end + PULL * L], y: [-0.95 * tall, 0.95 * tall] } },
    { kind: 'polygon', points: rectangle(x_0 - BASE * L, -0.9 * tall, x_0, 0.9 * tall), role: 'steel' },
    walls(stations),
    walls([
      { x: last.x, ...riser },
      { x: end, ...riser },
    ]),
    {
      kind: 'polyline',
      points: [
        [x_0, 0],
        [end, 0],
      ],
      role: 'axis',
    },
    { kind: 'load', at: [end, 0], towards: 0, away: true, label: labelled('T', p.effective_tension, 'kN') },
    {
      kind: 'dimension',
      from: [x_0, -0.95 * tall],
      to: [last.x, -0.95 * tall],
      edge: 'below',
      label: labelled('L', L, 'm'),
    },
    sizeNotes(x_0, first, 'left', ['D', 't'], 'base'),
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
  const [, top] = axis.at(-1) ?? [0, 0]
  return figure(
    {
      unit: 'm',
      scale: 'stretched',
      frame: { x: [first.x - 0.16 * L, end + PULL * L], y: [0 - 0.25 * top, 1.25 * top] },
    },
    { kind: 'polygon', points: rectangle(first.x - BASE * L, -0.2 * top, first.x, 0.2 * top), role: 'steel' },
    {
      kind: 'polyline',
      points: [
        [first.x, 0],
        [end, 0],
      ],
      role: 'axis',
    },
    { kind: 'polyline', points: axis, role: 'answer' },
    joint.stations.map(({ x, y }): Parts => ({ kind: 'mark', at: [x, y], sign: 'dot', role: 'outline' })),
    { kind: 'dimension', from: [last.x, 0], to: [last.x, last.y], label: labelled('y_L', last.y, 'm') },
    {
      kind: 'note',
      at: axis.at(-1) ?? [end, top],
      side: 'right',
      label: labelled('theta', theta, 'deg', 'far-field riser axis'),
    },
    { kind: 'note', at: [first.x, 0], side: 'left', label: labelled('M_0', first.M, 'kN*m', 'base') },
    {
      kind: 'load',
      at: axis.at(-1) ?? [end, top],
      towards: (180 * theta) / Math.PI,
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

/** Both walls of a taper, above and below the bore. */
function walls(sizes: readonly Pick<Place, 'x' | 'D' | 't'>[]): Parts {
  return ([1, -1] as const).map((side) => ({
    kind: 'polygon',
    role: 'steel',
    cut: true,
    is: 'wall',
    points: [
      ...sizes.map(({ x, D }): At => [x, (side * D) / 2]),
      ...sizes.toReversed().map(({ x, D, t }): At => [x, side * (D / 2 - t)]),
    ],
  }))
}

/** The axis as it bends, and the riser on from it by the slope at the thin end. */
function axisOf({ scan, theta }: Joint, to: number): readonly At[] {
  const last = scan.at(-1)
  const bent = scan.filter((_, k) => k % 10 === 0).map(({ x, y }): At => [x, y])
  return last === undefined ? bent : [...bent, [last.x, last.y], [to, last.y + (to - last.x) * (theta - last.psi)]]
}

const sizeNotes = (
  x: number,
  { D, t }: Size,
  side: 'left' | 'right',
  [outer, wall]: readonly [string, string],
  of: string,
): Parts => [
  { kind: 'note', at: [x, (D - t) / 2], side, label: labelled(wall, t, 'mm', of) },
  { kind: 'note', at: [x, -D / 2], side, label: ofDiameter(labelled(outer, D, 'mm', of)) },
]

/** A station, as a line across the joint. */
const across = ({ x, D }: Place): Parts => ({
  kind: 'polyline',
  points: [
    [x, -0.6 * D],
    [x, 0.6 * D],
  ],
  role: 'ghost',
  dashed: true,
})

const pressures = ({ internal_pressure: p_i, external_pressure: p_e }: Params, x: number, tall: number): Parts => [
  p_i > 0 && { kind: 'note', at: [x, 0], side: 'left', label: labelled('p_i', p_i, 'MPa', 'inside') },
  p_e > 0 && { kind: 'note', at: [x, 0.8 * tall], side: 'left', label: labelled('p_e', p_e, 'MPa', 'outside') },
]
