/** A record of the first schema is read in the present form. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRecord, presentRecord } from './read-record.ts'
import type { RunRecord } from './record.ts'

const kept = { id: 'burst', title: 'Burst', standard: 'DNV-ST-F101', clause: '5.4', governing: true }
const sides = {
  demand: { value: 1, unit: 'MPa', label: 'Pressure' },
  capacity: { value: 2, unit: 'MPa', label: 'Resistance' },
  utilisation: 0.5,
  limit: 1,
}
/** What a record did not say of a check then. */
const UNKNOWN = { open: false, reason_kind: null, left: null, accepted: null }
const first = {
  schema: 'keelson.run/1',
  response: {
    status: 'PASS',
    result: {
      checks: [
        { ...kept, status: 'pass', ...sides },
        { ...kept, id: 'collapse', governing: false, status: 'not_checked', note: 'no external pressure' },
      ],
    },
  },
  contract: { standards: [{ id: 'DNV-ST-F101' }] },
} as unknown as RunRecord

test('its checks have every member, and say of themselves what they said then', () => {
  const { schema, response, contract } = presentRecord(first)
  assert.equal(schema, 'keelson.run/1')
  assert.equal(response.checks_made, 1)
  assert.deepEqual(response.result?.assumed, [])
  const [made, left] = response.result?.checks ?? []
  assert.deepEqual(made, { ...kept, state: 'pass', ...sides, reason: null, note: null, ...UNKNOWN })
  assert.deepEqual(left, {
    ...kept,
    id: 'collapse',
    governing: false,
    state: 'not_made',
    demand: { value: null, unit: '-', label: '' },
    capacity: { value: null, unit: '-', label: '' },
    utilisation: null,
    limit: null,
    reason: 'no external pressure',
    note: null,
    ...UNKNOWN,
  })
  assert.equal(contract?.standards[0]?.read, 'public descriptions')
})

test('a record of the second schema keeps its checks, and does not say whether one was open', () => {
  const second = { ...kept, state: 'pass', ...sides, reason: null, note: null }
  const record = { ...first, schema: 'keelson.run/2', response: { status: 'PASS', result: { checks: [second] } } }
  const { response } = presentRecord(record as unknown as RunRecord)
  assert.deepEqual(response.result?.checks, [{ ...second, ...UNKNOWN }])
  assert.deepEqual([response.checks_made, response.checks_open, response.checks_accepted], [1, null, 0])
})

test('a record of another repo that did not say whose words its detail has says that a command printed them', () => {
  const foreign = {
    ...first,
    schema: 'keelson.run/3',
    output_tail: 'done',
    response: { status: 'PASS', detail: 'done' },
  }
  const detailFrom = (record: unknown) => presentRecord(record as RunRecord).response.detail_from
  assert.equal(detailFrom(foreign), 'command')
  assert.equal(detailFrom({ ...foreign, schema: 'keelson.run/1' }), 'command')
  assert.equal(detailFrom({ ...foreign, response: { ...foreign.response, detail_from: 'repo' } }), 'repo')
  assert.equal(detailFrom({ ...foreign, output_tail: undefined }), undefined)
})

test('reading it twice changes nothing more', () => {
  const once = presentRecord(first)
  assert.deepEqual(presentRecord(once), once)
})

test('nothing else is taken for a record', () => {
  assert.ok(isRecord(first))
  for (const other of [null, 7, 'keelson.run/1', {}, { schema: 'keelson.run/9' }]) assert.ok(!isRecord(other))
})
