/** The lift from the side and from above. */
import { type At, type Drawing, figure, labelled, named, type Parts } from '@keelson/figures'
import { liftElevation, liftPlan, plumb } from '@keelson/figures/things/lifted-load.ts'
import { pointsOf } from '@keelson/physics/lift/skew-load.ts'
import { given } from '@keelson/workflow'
import type { Given, Perhaps } from './inputs.ts'
import type { Leg, Lift } from './lift.ts'
import type { Skewing, SkewRun } from './skew.ts'

export const elevationFigure = {
  elevation: {
    title: 'Lift elevation',
    description:
      'Hook, slings and centre of gravity to scale; the load below the lift points is schematic. Equal legs are shown as two above a schematic load.',
  },
}
export const planFigure = {
  plan: {
    title: 'Lift plan',
    description: 'Lift points, hook and centre of gravity to scale.',
    needs: ['hook_height'],
  },
}

/** How far a load reaches below its lift points where that has no size, over their distance. */
const BELOW = 0.3
/** Distance of the lift points of legs that are alike, m: they have no size of their own. */
const UNIT = 1

interface Pulled {
  readonly force: number
  readonly angle: number
}

/** Two of the legs, or the one. */
export function alike(p: Given<'number_of_legs'>, { force, angle }: Pulled): Drawing {
  const single = p.number_of_legs === 1
  const half = UNIT / 2
  const height = single || angle > UPRIGHT ? UNIT : half * Math.tan(angle)
  const gap = single ? 0 : Math.min(half, height / Math.tan(angle))
  const points: readonly At[] = single
    ? [[0, 0]]
    : [
        [-gap, 0],
        [gap, 0],
      ]
  const wide = 0.9 * UNIT
  const [low, high] = [-height - 0.45 * UNIT, 0.35 * (height + BELOW)]
  return figure(
    {
      unit: 'm',
      scale: 'none',
      aspect: (high - low) / (2 * wide),
      frame: { x: [-wide, wide], y: [low, high] },
    },
    box(half, height),
    liftElevation({ points, hook: [0, height], centreOfGravity: [0, -BELOW / 2], depth: BELOW }),
    {
      kind: 'angle',
      at: [-gap, -height],
      from: 0,
      to: (angle * 180) / Math.PI,
      label: labelled('theta', angle, 'deg'),
    },
    { kind: 'note', at: [gap / 2, -height / 2], side: 'right', label: labelled('F', force, 'kN', 'each leg') },
    { kind: 'note', at: [0, 0], side: 'left', label: named(`hook, ${p.number_of_legs} legs`) },
  )
}
/** Legs that are all but plumb meet at no height that could be drawn. */
const UPRIGHT = 1.4

const box = (half: number, height: number): Parts => ({
  kind: 'polygon',
  points: [
    [-half, -height - BELOW],
    [half, -height - BELOW],
    [half, -height],
    [-half, -height],
  ],
  role: 'steel',
})

export function fourLegs(p: Lift, { force, angle }: Pulled): Drawing {
  const { lift_point_length: L, hook_height: h } = given(p, 'lift_point_length', 'hook_height')
  const depth = BELOW * L
  const centreOfGravity: At = [p.cog_offset_x, -depth / 2]
  const points: readonly At[] = [
    [-L / 2, 0],
    [L / 2, 0],
  ]
  const hook: At = [p.cog_offset_x, h]
  return figure(
    { unit: 'm', scale: 'true', frame: frameOf(L, h, depth) },
    liftElevation({ points, hook, centreOfGravity, depth }),
    sideDimensions(p, L, h, depth),
    { kind: 'note', at: [0, -h - depth / 2], side: 'right', label: named('centre of gravity') },
    {
      kind: 'note',
      at: [(L / 2 - p.cog_offset_x) / 2, -h / 2],
      side: 'right',
      label: labelled('F', force, 'kN', 'maximum'),
    },
    {
      kind: 'note',
      at: [(-L / 2 - p.cog_offset_x) / 2, -h / 2],
      side: 'left',
      label: labelled('theta_min', angle, 'deg', 'minimum'),
    },
  )
}

const frameOf = (L: number, h: number, depth: number) => ({
  x: [-0.75 * L, 0.75 * L] as const,
  y: [-h - 1.3 * depth, 0.3 * (h + depth)] as const,
})

/** Measured from the hook. */
const sideDimensions = ({ cog_offset_x: e }: Given<'cog_offset_x'>, L: number, h: number, depth: number): Parts => [
  {
    kind: 'dimension',
    from: [-L / 2 - e, -h - depth],
    to: [L / 2 - e, -h - depth],
    edge: 'below',
    label: labelled('L_x', L, 'm'),
  },
  { kind: 'dimension', from: [-L / 2 - e, -h], to: [0, 0], edge: 'left', label: labelled('h', h, 'm') },
  e !== 0 && {
    kind: 'dimension',
    from: [-e, -h],
    to: [0, -h],
    edge: 'above',
    label: labelled('e_x', e, 'm'),
  },
]

export function plan(p: Lift, legs: readonly Leg[]): Drawing {
  return fromAbove(
    p,
    [p.cog_offset_x, p.cog_offset_y],
    legs.map(({ force }) => force),
  )
}

/** Room for the forces beside the lift points, over the larger of their distances. */
const BESIDE = 0.62

function fromAbove(
  p: Given<'cog_offset_x' | 'cog_offset_y'> & Perhaps<'lift_point_length' | 'lift_point_breadth'>,
  hook: At,
  forces: readonly number[],
): Drawing {
  const { lift_point_length: L, lift_point_breadth: B } = given(p, 'lift_point_length', 'lift_point_breadth')
  const points = pointsOf({ length: L, breadth: B }).map(([x, y]): At => [x, y])
  const centreOfGravity: At = [p.cog_offset_x, p.cog_offset_y]
  const reach = Math.max(L, B)
  return figure(
    {
      unit: 'm',
      scale: 'true',
      frame: { x: [-L / 2 - BESIDE * reach, L / 2 + BESIDE * reach], y: [-B / 2 - 0.12 * reach, B / 2 + 0.12 * reach] },
    },
    liftPlan({ points, hook, centreOfGravity }),
    { kind: 'dimension', from: [-L / 2, -B / 2], to: [L / 2, -B / 2], edge: 'below', label: labelled('L_x', L, 'm') },
    { kind: 'dimension', from: [-L / 2, -B / 2], to: [-L / 2, B / 2], edge: 'left', label: labelled('B_y', B, 'm') },
    p.cog_offset_x !== 0 && {
      kind: 'dimension',
      from: [0, 0],
      to: [p.cog_offset_x, 0],
      edge: 'above',
      label: labelled('e_x', p.cog_offset_x, 'm'),
    },
    p.cog_offset_y !== 0 && {
      kind: 'dimension',
      from: [0, 0],
      to: [0, p.cog_offset_y],
      edge: 'right',
      label: labelled('e_y', p.cog_offset_y, 'm'),
    },
    points.map(
      (at, i): Parts => ({
        kind: 'text',
        at: [at[0], 0.45 * at[1]],
        towards: at[0] > 0 ? 'e' : 'w',
        label: labelled(`F_${i + 1}`, forces[i] ?? 0, 'kN'),
      }),
    ),
  )
}

export function skewElevation(p: Skewing, { found, factor }: SkewRun): Drawing {
  const { lift_point_length: L } = p
  const [x, , z] = found.nominal.hook
  const depth = Math.max(BELOW * L, 2 * p.cog_depth)
  const hook: At = [x, z]
  const centreOfGravity: At = [p.cog_offset_x, -p.cog_depth]
  const points: readonly At[] = [
    [-L / 2, 0],
    [L / 2, 0],
  ]
  const at = plumb({ hook, centreOfGravity })
  return figure(
    { unit: 'm', scale: 'true', frame: frameOf(L, z, depth) },
    liftElevation({ points, hook, centreOfGravity, depth }),
    { kind: 'dimension', from: at([-L / 2, 0]), to: at([L / 2, 0]), edge: 'below', label: labelled('L_x', L, 'm') },
    {
      kind: 'dimension',
      from: at([0, 0]),
      to: [0, 0],
      edge: 'left',
      label: labelled('p_z_0', z, 'm'),
    },
    {
      kind: 'note',
      at: at(centreOfGravity),
      side: 'right',
      label: labelled('z_c', p.cog_depth, 'm', 'centre of gravity'),
    },
    { kind: 'note', at: at([L / 4, z / 2]), side: 'right', label: labelled('SKL', factor, '-', 'skew') },
  )
}

export function skewPlan(p: Skewing, { found }: SkewRun): Drawing {
  const [x, y] = found.nominal.hook
  const largest = found.points.map((_, i) =>
    Math.max(...found.combinations.map(({ hanging }) => hanging.forces[i] ?? 0)),
  )
  return fromAbove(p, [x, y], largest)
}
