/** A pipe in cross-section: steel, the layers around it, what is in it; and the dimensions that engineers put on it. */

import type { At, Role, Shape } from '../drawing.ts'
import { labelled, ofDiameter } from '../figure.ts'
import { onCircle } from '../polar.ts'

interface PipeLayer {
  readonly thickness: number
  readonly role: Role
  /** Name in the margin: 'concrete coating'. */
  readonly name: string
  /** Symbol of its thickness. */
  readonly symbol?: string
}
export interface PipeSection {
  readonly at: At
  /** Of the steel, m. */
  readonly outerDiameter: number
  readonly wall: number
  /** From the steel outwards. */
  readonly layers?: readonly PipeLayer[]
  readonly contents?: Role
}

/** Outer diameter over all layers, m. */
export const overallDiameter = ({ outerDiameter, layers = [] }: PipeSection): number =>
  outerDiameter + 2 * layers.reduce((sum, { thickness }) => sum + thickness, 0)

/** The rings, without dimensions. */
export function pipeSection(pipe: PipeSection): readonly Shape[] {
  const { at, outerDiameter, wall, layers = [], contents } = pipe
  const inner = outerDiameter / 2 - wall
  const rings = ringsOf(pipe)
  return [
    ...(contents ? [{ kind: 'circle', at, radius: inner, role: contents, is: 'contents' } as const] : []),
    { kind: 'circle', at, radius: outerDiameter / 2, inner, role: 'steel', cut: true },
    ...layers.flatMap(({ role, name }, i): Shape[] => {
      const [from, to] = [rings[i] ?? 0, rings[i + 1] ?? 0]
      return to > from ? [{ kind: 'circle', at, radius: to, inner: from, role, cut: true, is: name }] : []
    }),
  ]
}

/** Radii from the steel outwards, m. */
const ringsOf = ({ outerDiameter, layers = [] }: PipeSection): readonly number[] => {
  const radii = [outerDiameter / 2]
  for (const { thickness } of layers) radii.push((radii.at(-1) ?? 0) + thickness)
  return radii
}

/** The wall and each layer with its thickness, in the right margin. */
export function layerNotes(pipe: PipeSection, wall = 't', unit = 'mm'): readonly Shape[] {
  const { at, outerDiameter, layers = [] } = pipe
  const rings = ringsOf(pipe)
  // On the upper right, one above the other, so that the leaders do not meet.
  const direction = (i: number) => 64 - (54 * (layers.length - i)) / Math.max(1, layers.length)
  return [
    ...layers.flatMap(({ thickness, name, symbol }, i): Shape[] => {
      const middle = ((rings[i] ?? 0) + (rings[i + 1] ?? 0)) / 2
      if (thickness <= 0) return []
      const label = symbol === undefined ? { text: name } : labelled(symbol, thickness, unit, name)
      return [{ kind: 'note', at: onCircle(at, middle, direction(i + 1)), side: 'right', label }]
    }),
    {
      kind: 'note',
      at: onCircle(at, outerDiameter / 2 - pipe.wall / 2, layers.length === 0 ? 35 : direction(0)),
      side: 'right',
      label: labelled(wall, pipe.wall, unit, 'steel wall'),
    },
  ]
}

/** Outer diameter of the steel above, of everything below where there are layers. */
export function diameters(
  pipe: PipeSection,
  symbols: { readonly steel: string; readonly overall?: string },
  unit = 'mm',
): readonly Shape[] {
  const [x, y] = pipe.at
  const across = (diameter: number, symbol: string, edge: 'above' | 'below'): Shape => ({
    kind: 'dimension',
    from: [x - diameter / 2, y],
    to: [x + diameter / 2, y],
    edge,
    label: ofDiameter(labelled(symbol, diameter, unit)),
  })
  const overall = overallDiameter(pipe)
  const covered = symbols.overall !== undefined && overall > pipe.outerDiameter
  return [
    across(pipe.outerDiameter, symbols.steel, 'above'),
    ...(covered ? [across(overall, symbols.overall ?? '', 'below')] : []),
  ]
}
