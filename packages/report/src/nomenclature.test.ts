/** A symbol is printed with the origin that was recorded, and with none where none was. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Origin } from '@keelson/engine/origin.ts'
import type { RunRecord } from '@keelson/engine/record.ts'
import { html } from './html.ts'
import { nomenclature } from './nomenclature.ts'
import { sampleRecord } from './testing/sample-record.ts'

/** The last cell of each row, of a step with one argument of that origin. */
function printed(origin?: Origin) {
  const argument = { symbol: 'gamma_w', name: 'gamma_w', title: '', unit: '-', value: 1.1, ...(origin && { origin }) }
  const [first] = sampleRecord.response.result?.steps ?? []
  const step = { ...first, id: 7, symbol: 'w', unit: 'N/m', value: 99, arguments: [argument] }
  const result = { ...sampleRecord.response.result, steps: [step] }
  const record = { ...sampleRecord, response: { ...sampleRecord.response, result } } as unknown as RunRecord
  const page = html`${nomenclature(record)?.body}`.text
  return [...page.matchAll(/<td>((?:(?!<td).)*)<\/td><\/tr>/g)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, ''))
}

const CLAIMS: readonly (readonly [claim: string, origin: Origin | undefined, shown: string])[] = [
  ['an input by its name', { kind: 'input', name: 'safety_factor' }, 'safety_factor'],
  ['a result by its step', { kind: 'step', id: 3 }, 'step 3'],
  ['a table read by its step', { kind: 'cell', id: 2 }, 'step 2'],
  ['a member of a row', { kind: 'row', name: 'zones', row: 1, column: 'area' }, 'zones row 2 area'],
  [
    'a coefficient by its clause and the edition of the contract',
    { kind: 'constant', source: 'DNV-ST-F101', clause: 'table 5-1' },
    'DNV-ST-F101 table 5-1',
  ],
  ['a list by the table that holds it', { kind: 'table', name: 'stations' }, 'entries of stations'],
  [
    'a list with many origins by each',
    {
      kind: 'members',
      of: [
        { kind: 'step', id: 3 },
        { kind: 'step', id: 5 },
      ],
    },
    'step 3, step 5',
  ],
  ['a symbol of an old record', undefined, 'not recorded'],
]
for (const [claim, origin, shown] of CLAIMS)
  test(`${claim}: ${shown}`, () => assert.deepEqual(printed(origin), [shown, 'step 7']))
