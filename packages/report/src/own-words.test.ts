/** Claims about what a report prints of the engineer's own words and of whose numbers it is made. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RunRecord, RunRequest } from '@keelson/engine/record.ts'
import { renderReport } from './index.ts'
import { exampleNote, inputSource } from './input-source.ts'
import { sampleRecord } from './testing/sample-record.ts'
import { assertStrict } from './testing/strict-html.ts'

const inputs = sampleRecord.response.result?.inputs ?? []
const given = inputs.filter(({ origin }) => origin === 'given')
const [first, second] = given
assert.ok(first && second)
const params = Object.fromEntries(given.map(({ name, typed }) => [name, typed]))
const asked = (request: Partial<RunRequest>): RunRecord => ({
  ...sampleRecord,
  request: { ...sampleRecord.request, params, ...request },
})
const printed = (content: unknown): string =>
  [content]
    .flat(9)
    .map((part) => (typeof part === 'object' && part !== null && 'text' in part ? part.text : (part ?? '')))
    .join('')
const sourceOf = (request: Partial<RunRequest>, input = first) => printed(inputSource(asked(request), input))
const summaryOf = (page: string) => page.slice(page.indexOf('id="summary"'), page.indexOf('</section>'))

test('how many inputs are the example’s stands on the first sheet, and nothing where none is stated to be', async () => {
  const example = { from: 'example' } as const
  const all = Object.fromEntries(given.map(({ name }) => [`/${name}`, example]))
  const { [`/${first.name}`]: _, ...others } = all
  assert.equal(exampleNote(asked({})), undefined)
  assert.equal(exampleNote(asked({ input_basis: all })), 'All inputs are from the example.')
  const some = `${given.length - 1} of ${given.length} inputs`
  assert.match(exampleNote(asked({ input_basis: others })) ?? '', new RegExp(`^${some} (are|is) from the example\\.$`))
  const inPart = { ...others, [`/${second.name}/0`]: { from: 'entered' } as const }
  assert.match(exampleNote(asked({ input_basis: inPart })) ?? '', /, 1 in part\.$/)
  const { params: __, ...bare } = asked({}).request
  assert.equal(exampleNote({ ...sampleRecord, request: bare }), 'All inputs are from the example.')
  assert.ok(summaryOf(await renderReport(asked({ input_basis: all }))).includes('All inputs are from the example.'))
  assert.ok(!(await renderReport(asked({}))).includes('from the example.'))
})

test('each input prints its source with document and revision, and as sent where nothing is stated', async () => {
  const at = `/${first.name}`
  assert.match(sourceOf({}), /as sent/)
  const source = { document: 'DWG-1', revision: 'B', note: 'table 4' }
  assert.match(sourceOf({ input_basis: { [at]: { from: 'entered', source } } }), /^entered .*DWG-1 rev\. B, table 4/)
  const id = '0192f0c1-0000-7000-8000-000000000000'
  assert.match(
    sourceOf({ input_basis: { [at]: { from: 'run', id, value: 'wall' } } }),
    new RegExp(`<a href="[^"]*/reports/${id}">run 0192f0c1</a>, wall`),
  )
  assert.match(
    sourceOf({ input_basis: { [at]: { from: 'run', id: '"><b>', value: 'x' } } }),
    /^run &quot;&gt;&lt;b&gt;/,
  )
  assert.match(
    sourceOf({ input_basis: { [at]: { from: 'basis', project: 'Alpha', name: 'OD' } } }),
    /^design basis Alpha, OD/,
  )
  const mixed = { [at]: { from: 'example' }, [`${at}/1`]: { from: 'entered' } } as const
  assert.equal(sourceOf({ input_basis: mixed }), 'example; in part entered')
  assert.match(await renderReport(asked({})), /<th scope="col">Source<\/th>/)
})

test('purpose and conclusion stand on the first sheet, holds and references in the basis, remarks at their place', async () => {
  const { result } = sampleRecord.response
  const [step, check] = [result?.steps[0], result?.checks[0]]
  assert.ok(step && check)
  const meta = {
    purpose: 'To size <the> padeye.',
    conclusion: 'The padeye is adequate.',
    holds: ['Sling angle <b>'],
    references: ['DWG-1 rev. B'],
    remarks: [
      { at: String(step.id), text: 'remark at the step' },
      { at: check.id, text: 'remark at the check' },
      { at: first.name, text: 'remark <i>at the input' },
    ],
  }
  const page = await renderReport(asked({ meta }))
  assertStrict(page)
  const sheet = summaryOf(page)
  assert.match(sheet, /To size &lt;the&gt; padeye\./)
  assert.match(sheet, /The padeye is adequate\./)
  assert.match(page, /<h3[^>]*>(?:<[^>]+>|[\d.\s])*Holds<\/h3>\s*<ul class="prose"><li>Sling angle &lt;b&gt;/)
  assert.match(page, /References<\/h3>\s*<ul class="prose"><li>(?:<[^>]+>)*DWG-1(?:<[^>]+>)* rev\. B/)
  for (const said of ['remark at the step', 'remark at the check', 'remark &lt;i&gt;at the input'])
    assert.ok(page.includes(`Remark: ${said}`), said)
})

test('a long conclusion is shortened on the first sheet and whole in the basis', async () => {
  const conclusion = `${'The wall is adequate. '.repeat(40)}End.`
  const page = await renderReport(asked({ meta: { conclusion } }))
  assert.ok(!summaryOf(page).includes('End.'))
  assert.ok(page.includes(conclusion))
})
