/** Cells of a workbook as they stand: numbers with all their digits, texts that look like numbers as texts, and no cell as nothing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { error, madeWorkbook } from './made.fixture.ts'
import { plainSheets } from './plain-cells.ts'
import { writeWorkbook } from './write.ts'

const NUMBERS = [0.1 + 0.2, -999.25, Number.NaN, 1e-300, 123456789012345680]
const TEXTS = ['02', '=1+1', null, '-', ' _x000D_\r\n ']

test('what is written is read as it was, by its place', () => {
  const column = (name: string, values: object) => ({ name, heading: name, values }) as never
  const bytes = writeWorkbook([
    {
      name: 'A',
      rows: 5,
      columns: [
        column('n', { kind: 'numbers', numbers: Float64Array.from(NUMBERS) }),
        column('t', { kind: 'texts', texts: TEXTS }),
      ],
    },
  ])
  const [sheet] = plainSheets(bytes)
  assert.deepEqual(
    sheet?.rows.map(({ row, cells }) => [row, cells[0] ?? null, cells[1] ?? null]),
    [[1, 'n', 't'], [2, '[-]', 'text'], ...NUMBERS.map((x, i) => [i + 3, Number.isNaN(x) ? null : x, TEXTS[i]])],
  )
})

test('a workbook that is cut or none is refused', () => {
  const bytes = writeWorkbook([])
  for (const cut of [bytes.subarray(0, 200), bytes.subarray(0, -3), new Uint8Array(0)])
    assert.throws(() => plainSheets(cut), { name: 'FileError', code: 'file_malformed' })
})

test('an error and a formula without a result are no value, and are told by their row', () => {
  const formula = (result: string) => ({ xml: `><f>A1+1</f>${result}` })
  const cellsOf = (...cells: Parameters<typeof madeWorkbook>[0][number]['rows'][number]) =>
    plainSheets(madeWorkbook([{ name: 'Basis', rows: [['value'], cells] }]))[0]?.rows[1]?.cells
  assert.deepEqual(cellsOf(formula('<v>2</v>')), [2])
  assert.throws(() => cellsOf(error('#N/A')), /row 2 of sheet 'Basis' has the error #N\/A/)
  assert.throws(() => cellsOf(formula('')), /row 2 of sheet 'Basis' has a formula whose result was not saved/)
})
