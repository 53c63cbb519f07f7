/** What an angle of a survey leaves open: degrees or radians where no unit is stated, and from which north an azimuth is. */
import { wordsOf } from '../headings/words.ts'
import type { FileColumn, FileTable, Question } from '../table.ts'
import { shown } from '../text/shown.ts'

export type North = 'grid' | 'true' | 'magnetic'

const NORTHS: Readonly<Record<North, readonly string[]>> = {
  grid: ['grid', 'gn', 'grd'],
  true: ['true', 'tn', 'geographic'],
  magnetic: ['magnetic', 'mag', 'mn'],
}
const FULL_CIRCLE = 2 * Math.PI

/** As its heading or its description says. */
export function northOf(column: FileColumn): North | undefined {
  const words = [...wordsOf(column.heading), ...wordsOf(column.description ?? '')]
  return (['grid', 'true', 'magnetic'] as const).find((north) => NORTHS[north].some((word) => words.includes(word)))
}

export function northQuestion(table: FileTable, column: FileColumn): Question {
  const first = firstNumber(column)
  return {
    code: 'north',
    table: table.name,
    column: column.name,
    text: `Which north is the azimuth ${shown(column.heading)} measured from? Neither its heading nor its description states it.`,
    choices: (['grid', 'true', 'magnetic'] as const).map((north) => ({
      answer: north,
      means: `the first, ${first}, is from ${north} north`,
    })),
  }
}

/**
 * Undefined where the column states its unit. Beyond a full circle of radians in any of the angles of a survey, of which a
 * near vertical well has small ones, degrees are the likelier.
 */
export function angleQuestion(
  table: FileTable,
  column: FileColumn,
  angles: readonly FileColumn[],
): Question | undefined {
  if (column.unit !== undefined && column.unit !== '') return undefined
  const largest = largestOf(column)
  const degrees = { answer: 'deg', means: `the largest, ${largest}, is ${largest} degrees` }
  const radians = { answer: 'rad', means: `the largest, ${largest}, is ${inDegrees(largest)} degrees` }
  const isDegrees =
    angles.some((angle) => largestOf(angle) > FULL_CIRCLE) || angles.every((angle) => largestOf(angle) === 0)
  return {
    code: 'angle_unit',
    table: table.name,
    column: column.name,
    text: `Is ${shown(column.heading)} in degrees or in radians? No unit is stated; its largest value is ${largest}.`,
    choices: isDegrees ? [degrees, radians] : [radians, degrees],
  }
}

function inDegrees(radians: number): number {
  return Number(((radians * 180) / Math.PI).toPrecision(6))
}

function largestOf({ values }: FileColumn): number {
  if (values.kind === 'texts') return 0
  return values.numbers.reduce((most, number) => (Math.abs(number) > most ? Math.abs(number) : most), 0)
}

function firstNumber({ values }: FileColumn): number | undefined {
  return values.kind === 'texts' ? undefined : values.numbers.find((number) => !Number.isNaN(number))
}
