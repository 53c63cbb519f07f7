/** The pipe of the query lengthwise, to scale, with what pulls and bends it. */
import { type Drawing, figure, labelled, ofDiameter } from '@keelson/figures'
import { halfLength, pulledPipe } from '@keelson/figures/things/pulled-pipe.ts'
import type { Params } from './inputs.ts'

export function pipe(p: Params): Drawing {
  const { outer_diameter: D, wall_thickness: t, effective_tension: T, bending_moment: M } = p
  const half = halfLength(D)
  return figure(
    { unit: 'm', scale: 'true', frame: { y: [-0.9 * D, 1.1 * D] } },
    pulledPipe({
      outerDiameter: D,
      wall: t,
      pull: { value: T, label: labelled('T_eff', T, 'kN') },
      moment: { value: M, label: labelled('M', M, 'kN*m') },
    }),
    {
      kind: 'dimension',
      from: [-half, -D / 2],
      to: [-half, D / 2],
      edge: 'left',
      label: ofDiameter(labelled('D', D, 'mm')),
    },
    { kind: 'note', at: [0.8 * half, -D / 2 + t / 2], side: 'right', label: labelled('t', t, 'mm', 'wall') },
  )
}
