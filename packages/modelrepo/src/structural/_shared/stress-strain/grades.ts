/** Grades of line pipe as a request names them: which are refused, and the strength that one stands for. */
import type { Trace } from '@keelson/equations'
import { GRADES, type Grade, gradeOf, smysOf, TABLE_7 } from '@keelson/standards/api-5l-2018/grades.ts'
import { api5l } from '@keelson/standards/api-5l-2018/source.ts'
import type { Problem } from '@keelson/workflow'

/** One problem where the label names no grade, none where it does or is not given. */
export const gradeProblems = (label: string | undefined, pointer: string): Problem[] =>
  label === undefined || gradeOf(label) !== undefined
    ? []
    : [{ pointer, message: `must be an API 5L PSL 2 grade, one of ${GRADES.join(', ')} (entered: "${label}")` }]

/** Specified minimum yield strength of a grade, Pa, read from its table. */
export const lookUpSmys = (grade: Grade, symbol: string, trace: Trace): number =>
  trace.lookup({
    symbol,
    title: 'Specified minimum yield strength',
    unit: 'MPa',
    source: api5l,
    clause: TABLE_7,
    value: smysOf(grade),
    cell: `grade ${grade}`,
  })
