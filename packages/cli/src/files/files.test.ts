/** Claims about files in a call: nothing is confirmed but by a mapping, and what is written is what is read. */
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import type { ProposalAnswer } from '@keelson/chat/api/answers.ts'
import { brought, type Carried } from '../over-http.ts'
import { filesAsked } from './asked.ts'
import { confirmedFiles } from './confirmed.ts'
import { refersToFile, refuseBoth, sourcesBeside, withReferences } from './in-call.ts'
import { unconfirmedInWords } from './words.ts'

const folder = mkdtempSync(join(tmpdir(), 'keelson-files-'))
after(() => rmSync(folder, { recursive: true }))

const fileOf = (name: string, content: unknown) => {
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  return join(folder, name)
}
const asked = (file: readonly string[], mapping: readonly string[] = []) =>
  filesAsked({ args: [], options: { file, mapping } })

const DIGEST = `sha256:${'a'.repeat(64)}`
const MAPPING = {
  schema: 'keelson.mapping/1',
  table: 'survey.csv',
  answers: {},
  columns: { 'survey.measured_depth': { column: 'MD', unit: 'ft', stated: 'ft' } },
} as const
const COLUMN = { target: 'survey.measured_depth', column: 'MD', unit: 'ft', reason: "'MD [ft]': measured depth, ft" }
const COMPLETE: ProposalAnswer = { table: 'survey.csv', columns: [COLUMN], questions: [], mapping: MAPPING }
const QUESTION = {
  code: 'north',
  table: 'survey.csv',
  column: 'Azi',
  text: 'Which north is azimuth measured from?',
  choices: [
    { answer: 'grid', means: 'grid north' },
    { answer: 'true', means: 'true north' },
  ],
} as const
const OPEN: ProposalAnswer = { ...COMPLETE, questions: [QUESTION], mapping: null }

/** A service that proposes these, with the requests that it had. */
function proposing(...proposals: readonly ProposalAnswer[]) {
  const sent: Carried[] = []
  const left = [{ what: 'comment lines', count: 2, lines: [1, 2] }]
  const carry = async (one: Carried) => {
    sent.push(one)
    const answer = one.bytes === undefined ? { proposals } : { file: DIGEST, name: 'survey.csv', left }
    return brought(200, Buffer.from(JSON.stringify(answer)))
  }
  return { carry, sent }
}
const REF = 'modelrepo:wellpath'

describe('options of files', () => {
  test('a file is named for one input, for several or for all', () => {
    const inputs = asked(['time=a.csv', 'load=a.csv', 'b.csv', 'x/c=d.csv']).map((one) => [one.path, one.inputs])
    assert.deepEqual(inputs, [
      ['a.csv', ['time', 'load']],
      ['b.csv', undefined],
      ['x/c=d.csv', undefined],
    ])
  })

  test('a list or a table in a row is named with its row, which the other inputs must have', () => {
    const place = 'lines/1/tension_history_kN'
    const inputs = asked([`${place}=a.csv`, 'segments/0/wave/0/cycles=b.csv']).map((one) => [one.path, one.inputs])
    assert.deepEqual(inputs, [
      ['a.csv', [place]],
      ['b.csv', ['segments/0/wave/0/cycles']],
    ])
    const reference = { file: DIGEST, name: 'a.csv' }
    const others = { design_life: 25, lines: [{ id: 'a' }, { id: 'b' }] }
    const filled = withReferences(others, { [place]: reference })
    assert.deepEqual(filled, { ...others, lines: [{ id: 'a' }, { id: 'b', tension_history_kN: reference }] })
    assert.deepEqual([refersToFile(others), refersToFile(filled)], [false, true])
    const missing = { 'lines/2/tension_history_kN': reference }
    assert.throws(() => withReferences(others, missing), /--file lines\/2\/tension_history_kN: .* have no lines\/2$/)
    const left = { '/lines': { from: 'example' }, [`/${place}/0`]: { from: 'entered' } } as const
    assert.deepEqual(sourcesBeside(left, { [place]: reference }), { input_basis: { '/lines': { from: 'example' } } })
  })

  test('a mapping beside the file is neither used unasked nor replaced', () => {
    const path = fileOf('kept.csv', 'MD\n1\n')
    const mapping = fileOf('kept.csv.mapping.json', MAPPING)
    assert.throws(() => asked([path]), /kept\.csv\.mapping\.json exists\. Use it with --mapping /)
    assert.deepEqual(asked([path], [mapping])[0]?.said, { mapping: MAPPING })
  })

  test('answers that are not filled in stay open, and what is no mapping is refused', () => {
    const half = fileOf('half.json', { schema: null, table: 't', answers: { north: 'grid', 'unit:t:MD': null } })
    assert.deepEqual(asked(['a.csv'], [half])[0]?.said, { mapping: undefined, table: 't', answers: { north: 'grid' } })
    const wrong = fileOf('wrong.json', { schema: 'other/1' })
    assert.throws(() => asked(['a.csv'], [wrong]), /wrong\.json: the mapping is not valid: schema must be/)
    assert.throws(() => asked(['a.csv'], [half, half]), /each --mapping requires a --file/)
  })
})

describe('files of a call', () => {
  test('what is proposed is printed with its reason, written whole, and confirmed by that file alone', async () => {
    const path = fileOf('survey.csv', 'MD [ft]\n100\n')
    const { carry, sent } = proposing(COMPLETE)
    const found = await confirmedFiles(carry, REF, asked([`survey=${path}`]))
    assert.ok('unconfirmed' in found)
    assert.deepEqual(sent[1]?.body, { ref: REF, file: DIGEST, name: 'survey.csv', answers: {}, inputs: ['survey'] })
    const words = unconfirmedInWords(found.unconfirmed)
    assert.match(words, /^Not run: the columns of .*survey\.csv are not confirmed\.$/m)
    assert.match(words, /^ {2}survey\.measured_depth {2}MD {2}ft {2}'MD \[ft\]': measured depth, ft$/m)
    assert.match(words, /^ {2}not read: comment lines, 2 \(line 1, 2\)$/m)
    const written = `${path}.mapping.json`
    assert.match(words, /Check the columns above, then confirm them with --mapping .*survey\.csv\.mapping\.json\.$/)
    const confirmed = await confirmedFiles(carry, REF, asked([`survey=${path}`], [written]))
    assert.deepEqual(confirmed, { references: { survey: { file: DIGEST, name: 'survey.csv', as: MAPPING } } })
  })

  test('an open question is printed with its choices, and its answer is asked for in the file', async () => {
    const path = fileOf('open.csv', 'MD [ft],Azi\n100,3\n')
    const open = await confirmedFiles(proposing(OPEN).carry, REF, asked([path]))
    assert.ok('unconfirmed' in open)
    assert.match(
      unconfirmedInWords(open.unconfirmed),
      /^ {2}Which north .*\? \[north:survey\.csv:Azi\]\n {4}grid {2}grid north$/m,
    )
    const written = `${path}.mapping.json`
    const { schema, answers } = JSON.parse(readFileSync(written, 'utf8'))
    assert.deepEqual([schema, answers], [null, { 'north:survey.csv:Azi': null }])
    writeFileSync(written, JSON.stringify({ schema, answers: { 'north:survey.csv:Azi': 'grid' } }))
    const { carry, sent } = proposing(COMPLETE)
    const answered = await confirmedFiles(carry, REF, asked([path], [written]))
    assert.ok('unconfirmed' in answered, 'an answer confirms no column')
    assert.partialDeepStrictEqual(sent[1]?.body, { answers: { 'north:survey.csv:Azi': 'grid' } })
    assert.deepEqual(JSON.parse(readFileSync(written, 'utf8')), MAPPING)
  })

  test('of several tables the one that matches most is proposed, or the one that is named', async () => {
    const path = fileOf('tables.csv', 'x\n1\n')
    const other = { ...COMPLETE, table: 'Other', columns: [COLUMN, COLUMN] }
    const tableOf = async (mapping?: string) => {
      const found = await confirmedFiles(proposing(COMPLETE, other).carry, REF, asked([path], mapping ? [mapping] : []))
      return 'unconfirmed' in found && found.unconfirmed[0]?.proposal.table
    }
    assert.equal(await tableOf(), 'Other')
    assert.equal(await tableOf(fileOf('named.json', { schema: null, table: 'survey.csv', answers: {} })), 'survey.csv')
  })

  test('a file that matches nothing, a mapping of another input and an input of two files are refused', async () => {
    const path = fileOf('none.csv', 'x\n1\n')
    const none = proposing({ ...COMPLETE, columns: [], mapping: null })
    await assert.rejects(confirmedFiles(none.carry, REF, asked([path])), /no column of .*none\.csv matches/)
    const mapping = fileOf('mapping.json', MAPPING)
    const { carry } = proposing()
    await assert.rejects(confirmedFiles(carry, REF, asked([`time=${path}`], [mapping])), /has no column for time/)
    const two = asked([path, fileOf('two.csv', 'x\n1\n')], [mapping, mapping])
    await assert.rejects(confirmedFiles(carry, REF, two), /two files provide survey/)
    await assert.rejects(confirmedFiles(carry, REF, asked([join(folder, 'away.csv')])), /away\.csv cannot be read/)
  })

  test('a file states its own source, and an input that is set as well is refused', () => {
    const sources = {
      '/survey': { from: 'example' },
      '/survey/0/md': { from: 'example' },
      '/rkb': { from: 'entered' },
    } as const
    assert.deepEqual(sourcesBeside(sources, { survey: {} }), { input_basis: { '/rkb': { from: 'entered' } } })
    assert.throws(() => refuseBoth({ survey: {} }, ['rkb', 'survey']), /survey is provided by --set and by --file/)
  })

  test('a refusal of the service names the file', async () => {
    const refusal = { code: 'file_refused', detail: 'line 3, column 2: 1,2,3 is not a number' }
    const carry = async () => brought(422, Buffer.from(JSON.stringify(refusal)))
    const path = fileOf('bad.csv', 'x')
    await assert.rejects(confirmedFiles(carry, REF, asked([path])), /^ServiceProblem: bad\.csv: line 3, column 2/)
  })
})
