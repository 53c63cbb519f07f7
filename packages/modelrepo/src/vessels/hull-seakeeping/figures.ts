/** The hull in profile and from above, to scale, with her centre of gravity, the waves and the point. */

import { type Drawing, figure, labelled } from '@keelson/figures'
import type { At, Shape } from '@keelson/figures/drawing.ts'
import { firstOf, saying } from '@keelson/workflow'
import type { Hull } from './hull.ts'
import type { Given, Perhaps } from './inputs.ts'

const MOST_WAVES = 4
const MOST_POINTS = 3

export const figures = {
  profile: { title: 'Hull profile', description: 'Hull profile below the waterline, bow to the right.' },
  plan: {
    title: 'Plan of hull and waves',
    description:
      'Waterline plan, bow to the right. Arrows show the wave propagation direction, for up to four headings.',
  },
}

type Ship = Given<'hull' | 'hull_length' | 'hull_breadth' | 'draft'> & Perhaps<'kg'>
type Waves = Perhaps<'heading' | 'position_from_midship'>

export function figuresOf(p: Ship, hull: Hull, waves: Waves = {}): { profile: Drawing; plan: Drawing } {
  return { profile: profile(p, hull), plan: plan(p, hull, waves) }
}

/** Keel line by the deepest point of each strip. */
function profile(p: Ship, { prepared }: Hull): Drawing {
  const { hull_length: L, draft: T } = p
  const keel = prepared.strips.map(({ x, section }): At => [x, Math.min(...section.panels.nodeZ)])
  const [aft, forward] = endsOf(
    p,
    keel.map(([x]) => x),
  )
  const deepest = Math.min(...keel.map(([, z]) => z))
  const ends: readonly At[] = p.hull === 'offsets' ? keel : [[aft, deepest], ...keel, [forward, deepest]]
  return figure(
    {
      unit: 'm',
      scale: 'stretched',
      frame: { x: [aft - 0.1 * L, forward + 0.1 * L], y: [-1.4 * T, Math.max(0.6 * T, (p.kg ?? 0) - 0.8 * T)] },
    },
    { kind: 'water-line', at: 0 },
    { kind: 'polygon', points: [[aft, 0], ...ends, [forward, 0]], role: 'steel' },
    { kind: 'dimension', from: [aft, -T], to: [forward, -T], edge: 'below', label: labelled('L', L, 'm') },
    { kind: 'dimension', from: [forward, 0], to: [forward, -T], edge: 'right', label: labelled('T', T, 'm') },
    p.kg === undefined
      ? []
      : [{ kind: 'mark', at: [0, p.kg - T], sign: 'cross', role: 'load', label: { symbol: 'G' } } satisfies Shape],
  )
}

function plan(p: Ship, { lists }: Hull, waves: Waves): Drawing {
  const { hull_length: L, hull_breadth: B } = p
  const port = lists.x.map((x, i): At => [x, lists.y[i] as number])
  const [aft, forward] = endsOf(p, lists.x)
  const side: readonly At[] =
    p.hull === 'box'
      ? [
          [aft, B / 2],
          [forward, B / 2],
        ]
      : p.hull === 'wigley_iii'
        ? [[aft, 0], ...port, [forward, 0]]
        : port
  const starboard = side.map(([x, y]): At => [x, -y]).toReversed()
  const reach = 0.62 * L
  const by = 'the first entered'
  const headings = firstOf(waves.heading ?? [], { most: MOST_WAVES, things: 'headings', by })
  const points = firstOf(waves.position_from_midship ?? [], { most: MOST_POINTS, things: 'points', by })
  const plan = figure(
    { unit: 'm', scale: 'true', frame: { x: [-0.75 * L, 0.75 * L], y: [-0.45 * L, 0.45 * L] } },
    { kind: 'polygon', points: [...side, ...starboard], role: 'steel' },
    {
      kind: 'polyline',
      points: [
        [aft, 0],
        [forward, 0],
      ],
      role: 'axis',
      dashed: true,
    },
    { kind: 'dimension', from: [forward, -B / 2], to: [forward, B / 2], edge: 'right', label: labelled('B', B, 'm') },
    headings.shown.map((beta): Shape => {
      const from: At = [-reach * Math.cos(beta), -reach * Math.sin(beta) * 0.65]
      const to: At = [0.72 * from[0], 0.72 * from[1]]
      return { kind: 'arrow', from, to, role: 'flow', label: labelled('beta', beta, 'deg') }
    }),
    points.shown.map(
      (x): Shape => ({ kind: 'mark', at: [x, 0], sign: 'ring', role: 'answer', label: labelled('x_P', x, 'm') }),
    ),
  )
  return saying(plan, headings.note, points.note)
}

const endsOf = ({ hull, hull_length: L }: Ship, x: readonly number[]): readonly [number, number] =>
  hull === 'offsets' ? [x[0] as number, x[x.length - 1] as number] : [-L / 2, L / 2]
