/** A record with more of everything than a sheet holds, for tests. */
import type { RunRecord } from '@keelson/engine/record.ts'
import type { CheckAnswer, Quantity } from '@keelson/engine/result.ts'
import { sampleRecord } from './sample-record.ts'

const WORDS = 'pressure containment of the corroded pipe under combined loads and the temperature of the design case'
const words = (length: number): string => WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length)
const many = <T>(count: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i))

const { result } = sampleRecord.response
const [check] = result?.checks ?? []
const values: Readonly<Record<string, Quantity>> = Object.fromEntries(
  many(40, (i) => [
    `value_${i}`,
    { value: i % 7 === 6 ? null : 1234.5 + i, unit: 'MPa', label: words(50), reason: words(200) },
  ]),
)
const COLUMNS = 18
const wide = {
  id: 'wide',
  title: words(80),
  description: words(300),
  columns: many(COLUMNS, (i) => ({ name: `c${i}`, title: words(30), unit: 'kN/m' })),
  rows: many(90, (i) => many(COLUMNS, (j) => 1234.567 * (i + 1) * (j + 1))),
  count: 90,
}

export const crowdedRecord = {
  ...sampleRecord,
  request: {
    ...sampleRecord.request,
    meta: {
      ...Object.fromEntries(
        [
          'client',
          'project',
          'title',
          'document',
          'revision',
          'date',
          'prepared_by',
          'checked_by',
          'approved_by',
          'notes',
        ].map((name) => [name, words(2000)]),
      ),
      revision_history: many(50, (i) => ({
        revision: String(i),
        date: '2026-02-11',
        description: words(i * 40),
        prepared_by: words(60),
      })),
    },
  },
  contract: {
    ...sampleRecord.contract,
    question: words(150),
    answers: Object.keys(values),
    assumptions: many(30, () => words(200)),
    validity: many(30, () => words(200)),
  },
  response: {
    ...sampleRecord.response,
    detail: words(2000),
    result: {
      ...result,
      values: { ...result?.values, ...values },
      checks: many(30, (i) => ({
        ...check,
        id: `check_${i}`,
        title: words(90),
        governing: i === 4,
        ...(i % 3 === 0 && { state: 'not_made', reason: words(400) }),
      })) as readonly CheckAnswer[],
      assumed: many(20, (i) => ({ name: `a${i}`, title: words(60), value: 1.5, unit: 'MPa', why: words(300) })),
      not_checked: many(40, () => words(200)),
      tables: [...(result?.tables ?? []), wide],
    },
    warnings: many(20, () => ({ code: 'outside_validity', message: words(330), path: '/outer_diameter' })),
  },
} as unknown as RunRecord
