/** The blocks of the unit in the wind. */
import { type Drawing, figure, labelled, named, type Parts } from '@keelson/figures'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import { type NotApplicable, notApplicable, saying, worstFirst } from '@keelson/workflow'
import type { Wind } from './wind.ts'

/** Shown blocks: more would lie on each other. */
const MOST_BLOCKS = 12

export const windageFigure = {
  windage: {
    title: 'Wind blocks',
    description: 'Wind blocks at their centre heights, drawn as squares of the entered area, with forces and levers.',
  },
}

export function windage(blocks: Wind['blocks']): Drawing | NotApplicable {
  if (blocks === undefined) return notApplicable('no {blocks} are used')
  const { shown, note } = worstFirst(blocks.rows, {
    most: MOST_BLOCKS,
    things: 'wind blocks',
    by: 'the largest moment about the waterline',
    worse: ({ force, centre }) => force * centre,
  })
  const rows = blocks.rows.filter((row) => shown.includes(row))
  const sides = rows.map(({ area }) => Math.sqrt(area))
  const gap = 0.35 * Math.max(...sides)
  const largest = Math.max(...rows.map(({ force }) => force))
  let along = 0
  const drawn = rows.map((row, i): Parts => {
    const { centre, force } = row
    const side = sides[i] as number
    const left = along
    along += side + 1.6 * gap
    return [
      { kind: 'polygon', points: rectangle(left, centre - side / 2, left + side, centre + side / 2), role: 'steel' },
      {
        kind: 'load',
        at: [left, centre],
        towards: 0,
        share: largest > 0 ? Math.max(0.15, force / largest) : 0.15,
        role: 'flow',
        label: named(`block ${blocks.rows.indexOf(row) + 1}`, force, 'kN'),
      },
      { kind: 'dimension', from: [left + side, 0], to: [left + side, centre], label: labelled('z', centre, 'm') },
    ]
  })
  const top = Math.max(...rows.map(({ centre }, i) => centre + (sides[i] as number) / 2))
  const foot = Math.min(0, ...rows.map(({ centre }, i) => centre - (sides[i] as number) / 2))
  const picture = figure(
    { unit: 'm', scale: 'true', frame: { x: [-2 * gap, along], y: [foot - 0.1 * top, 1.1 * top] } },
    { kind: 'water-line', at: 0 },
    drawn,
  )
  return saying(picture, note)
}
