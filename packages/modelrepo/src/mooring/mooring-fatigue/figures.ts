/** The steel of the lines that carries the tension, with the damage of each. */

import { silent } from '@keelson/equations'
import { type Drawing, figure, labelled } from '@keelson/figures'
import { frameOfSteel, type LineSteel, linesOfSteel } from '@keelson/figures/things/line-steel.ts'
import { type NotApplicable, notApplicable, saying, worstFirst } from '@keelson/workflow'
import { areaOf, type LineDamage } from './calculate-damage.ts'
import { CHAIN } from './modes-curve.ts'

/** Lines that one figure shows, the governing one among them. */
const MOST_LINES = 6
/** Letters of a name that fit beside a section. */
const LONGEST_NAME = 16

export function steelOfLines(all: readonly LineDamage[], governing: LineDamage): Drawing | NotApplicable {
  const { shown, note } = worstFirst(all, {
    most: MOST_LINES,
    things: 'lines',
    by: 'the most damage',
    worse: (line) => (line === governing ? Number.POSITIVE_INFINITY : line.D),
  })
  const lines = shown.flatMap((l) => steelOf(l, l === governing))
  if (lines.length === 0) return notApplicable('no line has a steel area or diameter')
  return saying(figure({ unit: 'm', scale: 'true', frame: frameOfSteel(lines) }, linesOfSteel(lines)), note)
}

function steelOf({ line, D }: LineDamage, governs: boolean): readonly LineSteel[] {
  const area = areaOf(line, silent)
  if (area === undefined) return []
  const name = line.id.length > LONGEST_NAME ? `${line.id.slice(0, LONGEST_NAME - 1)}…` : line.id
  return [
    {
      area,
      bars: line.material === CHAIN ? 2 : 1,
      is: labelled('A', area, 'mm2', name),
      does: labelled('D', D, '-', governs ? 'governs, damage' : 'damage'),
      governs,
    },
  ]
}
