/** Tables of every kind, for the laws that what is written is read back the same. */
import fc from 'fast-check'
import type { FileColumn } from '../table.ts'
import { isAngle } from './doubts.ts'
import { headingOf } from './heading.ts'

const CODES = [-999, -999.25, -9999, 9999, 99999, -99999, 999999, 0, -0, 1e15, 1e21, 123456789012345680000]
const aNumber = fc.oneof(
  { arbitrary: fc.double({ noDefaultInfinity: true }), weight: 4 },
  { arbitrary: fc.integer(), weight: 1 },
  { arbitrary: fc.constantFrom(...CODES), weight: 1 },
)
const aText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.string({ minLength: 1 }),
  fc.constantFrom(
    'NA',
    '-',
    '1,234',
    '007',
    '1.5',
    '01/02/2024',
    '2024-02-01',
    '#',
    '%',
    '//',
    'a\nb',
    'a\r\n"b"',
    'text',
    '[m]',
  ),
)
const isSaid = (text: string) => text.trim() !== '' && !/[\0\ufeff]/.test(text)
const aCell = fc.option(aText.filter(isSaid))
const aName = fc
  .oneof(aText, fc.constantFrom('Depth', '1', '2024', '# n', 'sep=;', 'Hs (max)', 'a;b', 'm', 's'))
  .map((name) => name.trim())
  .filter((name) => isSaid(name) && !isAngle(name) && headingOf(name).name === name)
const aUnit = fc.constantFrom('m', 's', 'kN/m2', '°C', 'GAPI', '-', 'm, MSL', 'text', 'F', '1')

const aColumn = (rows: number): fc.Arbitrary<FileColumn> => {
  const numbers = fc.array(aNumber, { minLength: rows, maxLength: rows }).map((list) => Float64Array.from(list))
  const texts = fc.array(aCell, { minLength: rows, maxLength: rows })
  return fc
    .oneof(
      fc.record({ name: aName, unit: aUnit, values: fc.record({ kind: fc.constant('numbers' as const), numbers }) }),
      fc.record({ name: aName, values: fc.record({ kind: fc.constant('numbers' as const), numbers }) }),
      fc.record({ name: aName, values: fc.record({ kind: fc.constant('texts' as const), texts }) }),
    )
    .map((column) => ({ ...column, heading: column.name }))
}
export const aTable = fc.nat({ max: 12 }).chain((rows) =>
  fc.record({
    rows: fc.constant(rows),
    columns: fc.uniqueArray(aColumn(rows), { minLength: 1, maxLength: 6, selector: ({ name }) => name }),
  }),
)
