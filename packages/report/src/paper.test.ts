/** A report on other paper: its sheets and its letters, and not a word of it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inPaper, renderReport } from './index.ts'
import { sampleRecord } from './testing/sample-record.ts'

test('on US Letter every sheet is Letter, upright and wide, and the words are the same', async () => {
  const page = await renderReport(sampleRecord)
  const letter = inPaper(page, 'letter')
  assert.match(page, /@page\{size:A4;/)
  assert.doesNotMatch(letter, /size:A4/)
  assert.equal(letter.match(/size:letter landscape/g)?.length, page.match(/size:A4 landscape/g)?.length)
  const words = (html: string) => html.slice(html.indexOf('</style>'))
  assert.equal(words(letter), words(page))
  assert.equal(inPaper(page, 'a4'), page)
})

test('what a caller writes of sheets stays as it is', async () => {
  const { request } = sampleRecord
  const title = 'size:A4;margin:21mm 16mm 18mm; html{font-size:9pt;'
  const page = await renderReport({ ...sampleRecord, request: { ...request, meta: { title } } })
  assert.equal(inPaper(page, 'letter').split(title).length, page.split(title).length)
})
