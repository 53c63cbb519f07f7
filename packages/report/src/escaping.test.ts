/** Whatever stands in any field of a record, the page is only the page. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import type { RunRecord } from '@keelson/engine/record.ts'
import fc from 'fast-check'
import { extractRecord } from './extract.ts'
import { cssString, escapeHtml } from './html.ts'
import { renderReport } from './index.ts'
import { plainJson, shellQuoted } from './shell.ts'
import { sampleRecord } from './testing/sample-record.ts'
import { assertStrict } from './testing/strict-html.ts'

const PAYLOADS = [
  '<script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</title></pre></template></svg></math><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '--><!--',
  '<pre id="keelson-record">{}</pre>',
  '&lt;&amp;&#39;',
  'javascript:alert(1)',
  '\u0000\u0008\u001b[31m\u202e\ud800\uffff',
  '"}</style>\\3c script>',
  'alpha_<b>_star',
]
const hostile = fc.oneof(
  fc.constantFrom(...PAYLOADS),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 300 }),
)

/** Members whose words decide what is drawn; they are ours and not a caller's. */
const OURS = new Set(['schema', 'kind', 'status', 'origin', 'use', 'engine', 'version_status', 'spec', 'relation'])

function withStrings(value: unknown, next: (old: string) => string): unknown {
  if (typeof value === 'string') return next(value)
  if (Array.isArray(value)) return value.map((x) => withStrings(x, next))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, OURS.has(k) ? v : withStrings(v, next)]))
}

test('any text in every field at once leaves the markup as it was', async () => {
  for (const payload of PAYLOADS) {
    const page = await renderReport(withStrings(sampleRecord, () => payload) as RunRecord)
    assertStrict(page)
    assertStrict(await renderReport(withStrings(sampleRecord, (old) => old + payload) as RunRecord))
  }
})

test('any text in any field leaves the markup as it was and is read back as it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hostile, { minLength: 5, maxLength: 20 }), fc.nat(6), async (texts, every) => {
      let n = 0
      const record = withStrings(sampleRecord, (old) =>
        n++ % (every + 1) === 0 ? (texts[n % texts.length] ?? old) : old,
      ) as RunRecord
      const page = await renderReport(record)
      assertStrict(page)
      assert.deepEqual(extractRecord(page), record)
    }),
    { numRuns: 60 },
  )
})

test('names that a caller or a data set chose (keys, columns, series) are text too', async () => {
  await fc.assert(
    fc.asyncProperty(
      hostile.filter((s) => s !== '__proto__'),
      async (name) => {
        const { result } = sampleRecord.response
        const values = {
          [name]: { value: { [name]: 1 }, unit: name, label: name, symbol: name },
          rows: { value: [{ [name]: name }], label: name },
        }
        const spec = {
          mark: 'line',
          data: {
            values: [
              { x: 1, y: 2, s: name },
              { x: 2, y: 1, s: name },
            ],
          },
          encoding: {
            x: { field: 'x', type: 'quantitative', title: name },
            y: { field: 'y', type: 'quantitative' },
            color: { field: 's', type: 'nominal', title: name },
          },
        }
        const charts = [{ id: name, title: name, description: name, spec }]
        const request = { ...sampleRecord.request, params: { [name]: { [name]: name } } }
        const record = {
          ...sampleRecord,
          request,
          response: { ...sampleRecord.response, result: { ...result, values, charts } },
        } as RunRecord
        assertStrict(await renderReport(record))
      },
    ),
    { numRuns: 60 },
  )
})

test('a shell hands the quoted argument on unchanged', () => {
  fc.assert(
    fc.property(
      hostile.map((s) => s.replaceAll('\0', '').toWellFormed()),
      (text) => {
        assert.equal(execFileSync('/bin/sh', ['-c', `printf %s ${shellQuoted(text)}`], { encoding: 'utf8' }), text)
      },
    ),
    { numRuns: 30 },
  )
})

test('plain JSON says the same and shows every character', () => {
  fc.assert(
    fc.property(fc.jsonValue(), hostile, (value, text) => {
      const both = { value: JSON.parse(JSON.stringify(value)), text }
      assert.deepEqual(JSON.parse(plainJson(both)), both)
      assert.equal(escapeHtml(plainJson(both)).replace(/&[a-z#0-9]+;/g, ''), plainJson(both).replace(/[&<>"']/g, ''))
    }),
  )
})

test('a string of CSS cannot be left', () => {
  fc.assert(fc.property(hostile, (text) => assert.match(cssString(text), /^"(?:[A-Za-z0-9 .,_-]|\\[0-9a-f]+ )*"$/)))
})
