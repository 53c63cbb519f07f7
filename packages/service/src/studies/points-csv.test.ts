/** The CSV of the points of a study: what a spreadsheet would take for a formula is kept a text, and a number stays a number. */
import assert from 'node:assert/strict'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { keptText } from '@keelson/engine/csv.ts'
import type { Cell, StudyColumn } from '@keelson/studies'
import { folderStore } from '../store/objects.ts'
import { temporaryFolder } from '../testing.ts'
import { openPointFiles } from './chunk-file.ts'
import { openPointReader } from './point-reader.ts'

const COLUMNS: readonly StudyColumn[] = [
  { name: 'point', title: 'Point', type: 'number', role: 'point' },
  { name: '=depth', title: 'Depth', unit: 'm', type: 'number', role: 'varied' },
  { name: 'is_buried', title: 'Buried', type: 'flag', role: 'output' },
  { name: 'reason', title: 'Reason', type: 'text', role: 'state' },
]
const FORMULAS = [
  '=HYPERLINK("http://evil.example")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\uff1d1',
  '\uff20x',
]
const PLAIN = ["it's 5 m", 'a=b', ' 1', '1-2', '', null, 'é@']
const TEXTS: readonly Cell[] = [...FORMULAS, ...PLAIN]
const ROWS = TEXTS.map((text, i): readonly Cell[] => [i, -i - 0.5, i % 2 === 0, text])

test('a text of a point that begins a formula is kept a text, as in the other CSV files; numbers and flags stay', async (t) => {
  const folder = temporaryFolder()
  t.after(() => rmSync(folder, { recursive: true }))
  const files = await openPointFiles(COLUMNS, folder)
  const file = await files.begin()
  for (const row of ROWS) file.add(row)
  const bytes = await file.written()
  files.close()
  const object = await folderStore(folder).put(bytes)
  const chunk = { first: 0, end: ROWS.length, object, bytes: bytes.length, failed: 0, limits: [] }
  const reader = await openPointReader({ study_id: 'a', columns: COLUMNS, chunks: [chunk], objects: folder })
  t.after(reader.close)
  const path = join(folder, 'points.csv')
  await reader.file(path, 'csv', {})
  const said = readFileSync(path, 'utf8')
  for (const text of FORMULAS) {
    const kept = keptText(text)
    const cell = /["\r\n]/.test(kept) ? `"${kept.replaceAll('"', '""')}"` : kept
    assert.ok(said.includes(`,${cell}\n`), JSON.stringify(text))
  }
  assert.match(said, /^point,'=depth \[m\],is_buried,reason\n0,-0\.5,true,/)
  assert.match(said, /\n9,-9\.5,false,it's 5 m\n10,-10\.5,true,a=b\n11,-11\.5,false, 1\n12,-12\.5,true,1-2\n/)

  const page = await reader.page('s', {}, 0, 100)
  assert.deepEqual(
    page.rows.map((row) => row[3]),
    TEXTS,
    'as data they stay as they are',
  )
})
