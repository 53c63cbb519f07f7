/** The number that stands for each class of an axis: itself, or asked of a range. */
import type { Asked } from '../asked.ts'
import type { FileColumn, Question } from '../table.ts'
import { TABLE } from './axes.ts'
import type { Class, Classes } from './classes.ts'
import type { Axis } from './corner.ts'

export function chosenValues(
  axis: Axis,
  { classes, isRanges }: Classes,
  places: Uint32Array,
  asked: Asked,
): FileColumn {
  const which = isRanges ? asked.askOrLikeliest(question(axis, classes)) : MIDDLE
  const values = classes.map((of) => numberOf(of, which))
  const numbers = Float64Array.from(places, (place) => values[place] ?? Number.NaN)
  return {
    name: axis.name,
    heading: axis.heading,
    ...(axis.unit !== undefined && { unit: axis.unit, unitFrom: axis.unitFrom }),
    ...(isRanges && { description: `${which} of the classes` }),
    values: { kind: 'numbers', numbers },
  }
}

const [MIDDLE, UPPER, LOWER] = ['middle', 'upper bound', 'lower bound']

function numberOf({ from, to }: Class, which: string | undefined): number {
  if (which === UPPER) return to
  return which === LOWER ? from : (from + to) / 2
}

function question({ name }: Axis, classes: readonly Class[]): Question {
  const [first] = classes.filter(({ from, to }) => from !== to)
  const choices = [MIDDLE, UPPER, LOWER].map((which) => ({
    answer: which ?? '',
    means: `${first?.text} is ${first && numberOf(first, which)}`,
  }))
  return {
    code: 'column',
    text: `The classes of ${name} are ranges. Which number represents each?`,
    table: TABLE,
    column: `class of ${name}`,
    choices,
  }
}
