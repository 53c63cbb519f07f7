/** The steel of the line as a circle of its area, with its largest stress range and its damage. */
import { type Drawing, figure, labelled } from '@keelson/figures'
import { barDiameter, frameOfSteel, type LineSteel, linesOfSteel } from '@keelson/figures/things/line-steel.ts'
import type { Params } from './inputs.ts'

export function steelOfLine(
  { cross_sectional_area: area }: Params,
  all: readonly { readonly S?: number | undefined }[],
  D: number,
): Drawing {
  const S = Math.max(...all.map((r) => r.S ?? 0))
  const line: LineSteel = {
    area,
    bars: 1,
    is: labelled('A', area, 'mm2', 'steel'),
    does: labelled('D', D, '-', 'damage'),
  }
  const low = -barDiameter(line) / 3
  return figure(
    { unit: 'm', scale: 'true', frame: frameOfSteel([line]) },
    linesOfSteel([line]),
    S > 0 && { kind: 'note', at: [0, low], side: 'right', label: labelled('S_n', S, 'MPa', 'maximum stress range') },
  )
}
