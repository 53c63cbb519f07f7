/** Names and units of the axes of a scatter diagram: of its corner, of the text above its classes, or asked. */
import type { Asked } from '../asked.ts'
import type { Question } from '../table.ts'
import { type Axis, axesOf, axisOf, CORNER, isDirection, isHeight, isPeriod } from './corner.ts'
import type { Matrix } from './matrix.ts'

export const TABLE = 'scatter'

interface Axes {
  readonly rows: Axis
  readonly columns: Axis
}

export function axesIn(matrix: Matrix, asked: Asked): Axes {
  const [rows, columns] = inOrder(matrix, asked)
  return { rows: withUnit(rows, asked), columns: withUnit(columns, asked) }
}

function inOrder({ corner, above }: Matrix, asked: Asked): readonly [Axis, Axis] {
  const both = axesOf(corner)
  if (both !== undefined) return isHeight(both[1]) && isPeriod(both[0]) ? turned(both, asked) : both
  const rows = corner === '' ? askedAxis('rows', ROWS, asked) : axisOf(corner, CORNER)
  return [rows, above === undefined ? askedAxis('columns', COLUMNS, asked) : axisOf(above, 'cell above the classes')]
}

const [ROWS, COLUMNS] = [
  ['Hs [m]', 'Hs [ft]', 'Wind speed [m/s]', 'Current speed [m/s]'],
  ['Tp [s]', 'Tz [s]', 'Direction [deg]'],
]

/** The name is asked of an axis that has none; the answer is a heading with its unit. */
function askedAxis(axis: 'rows' | 'columns', headings: readonly string[] | undefined, asked: Asked): Axis {
  const answer = asked.ask({
    code: 'column',
    text: `What are the classes of the ${axis} of the scatter diagram?`,
    table: TABLE,
    column: axis,
    choices: (headings ?? []).map((heading) => ({ answer: heading, means: `the ${axis} are classes of ${heading}` })),
  })
  return answer === undefined ? { name: axis, heading: '', unitFrom: '' } : axisOf(answer, 'answer')
}

/** 'Tp/Hs' may name the columns first. */
function turned([first, second]: readonly [Axis, Axis], asked: Asked): readonly [Axis, Axis] {
  const answer = asked.askOrLikeliest({
    code: 'column',
    text: `The corner of the scatter diagram names ${first.name} before ${second.name}. Which is in the first column?`,
    table: TABLE,
    column: 'first column',
    choices: [
      { answer: second.name, means: `the first column is ${second.name}, the first row ${first.name}` },
      { answer: first.name, means: `the first column is ${first.name}, the first row ${second.name}` },
    ],
  })
  return answer === first.name ? [first, second] : [second, first]
}

/** An axis that is asked by its heading has its unit there. */
function withUnit(axis: Axis, asked: Asked): Axis {
  if (axis.unit !== undefined || axis.heading === '') return axis
  const unit = asked.ask(isDirection(axis) ? directionUnit(axis) : unitQuestion(axis))
  return unit === undefined ? axis : { ...axis, unit, unitFrom: 'answer' }
}

function unitQuestion(axis: Axis): Question {
  const units = isPeriod(axis) ? ['s'] : isHeight(axis) ? ['m', 'ft'] : ['m', 's', 'm/s', 'ft', 'deg', 'kn']
  return {
    code: 'unit',
    text: `What is the unit of the classes of ${axis.name}?`,
    table: TABLE,
    column: axis.name,
    choices: units.map((unit) => ({ answer: unit, means: `the classes of ${axis.name} are in ${unit}` })),
  }
}

const directionUnit = (axis: Axis): Question => ({
  code: 'angle_unit',
  text: `What is the unit of the classes of ${axis.name}?`,
  table: TABLE,
  column: axis.name,
  choices: ['deg', 'rad'].map((unit) => ({ answer: unit, means: `the classes of ${axis.name} are in ${unit}` })),
})
