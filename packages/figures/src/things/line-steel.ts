/** The steel of mooring lines across their axis, one below the other at one scale: two bars for a link, a circle for a rope. */
import type { At, Label, Shape } from '../drawing.ts'

export interface LineSteel {
  /** Of all bars, m2. */
  readonly area: number
  readonly bars: 1 | 2
  /** Beside it on the right and on the left. */
  readonly is: Label
  readonly does: Label
  /** The one that decides. */
  readonly governs?: boolean
}

/** Distance of the two bars between centres, in diameters; that of a link is not known. */
const APART = 2
/** Height of a row, in diameters of the largest bar. */
const ROW = 1.7

export const barDiameter = ({ area, bars }: Pick<LineSteel, 'area' | 'bars'>): number =>
  Math.sqrt((4 * area) / bars / Math.PI)

export function linesOfSteel(lines: readonly LineSteel[]): readonly Shape[] {
  const pitch = ROW * Math.max(...lines.map(barDiameter))
  return lines.flatMap((line, i): Shape[] => {
    const d = barDiameter(line)
    const y = -i * pitch
    const at: readonly At[] =
      line.bars === 1
        ? [[0, y]]
        : [
            [(-APART / 2) * d, y],
            [(APART / 2) * d, y],
          ]
    const edge = ((line.bars - 1) * APART * d) / 2
    return [
      ...at.map((centre): Shape => ({ kind: 'circle', at: centre, radius: d / 2, role: 'steel', cut: true })),
      ...(line.governs
        ? at.map((centre): Shape => ({ kind: 'circle', at: centre, radius: d / 2, role: 'answer', is: 'governs' }))
        : []),
      { kind: 'note', at: [edge + d / 3, y], side: 'right', label: line.is },
      { kind: 'note', at: [-edge - d / 3, y], side: 'left', label: line.does },
    ]
  })
}

/** A frame that leaves air around them, and is wide enough for one row. */
export function frameOfSteel(lines: readonly LineSteel[]) {
  const d = Math.max(...lines.map(barDiameter))
  const low = -(lines.length - 1) * ROW * d
  return { x: [-2.2 * d, 2.2 * d], y: [low - 0.8 * d, 0.8 * d] } as const
}
