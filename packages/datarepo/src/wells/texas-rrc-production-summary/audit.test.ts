/** What a summary says of its own records: reports filed, groups in order and whole, faults counted and named, sums step by step. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { checked, pointsOf, recordsOf } from '@keelson/engine/testing.ts'
import { silent } from '@keelson/equations'
import { allGroups, groupingSums, sumOf } from './calculate-groups.ts'
import { checks } from './checks.ts'
import { load } from './load.ts'
import { LEASES, leaseSandbox, table } from './test-data/synthetic.ts'

const { put, over, bare, resources, remove } = await leaseSandbox()
after(remove)

test('reports filed are a share of the records of a month, in the table and in its chart', async () => {
  const ran = await over([
    { oil: 1 },
    { oil: 1, lease: '000002' },
    { oil: 1, lease: '000003' },
    { oil: 1, lease: '000004', filed: 'N' },
    { oil: 1, month: '202002' },
    { oil: 1, month: '202002', lease: '000002', filed: 'N' },
  ])
  assert.deepEqual(
    recordsOf(ran, 'monthly').map((m) => m.filed),
    [0.75, 0.5],
  )
  assert.deepEqual(
    pointsOf(ran, 'completeness').map(({ v }) => v),
    [75, 50],
  )
})

test('records that do not say whether a report was filed have no share, and no chart of it', async () => {
  const record = { district: '08', lease_number: '1', year: 2024, oil_production: 1, gas_production: 2 }
  const ran = await bare({ inline_records: [{ ...record, month: 1 }] })
  assert.deepEqual(
    recordsOf(ran, 'monthly').map((m) => m.filed),
    [null],
  )
  assert.ok(!ran.result.charts.some(({ id }) => id === 'completeness'))
})

test('districts with equal liquids stand by their names, whichever comes first in the records', async () => {
  const ran = await over([
    { oil: 5, number: '08', district: '7B' },
    { oil: 5, month: '202002' },
  ])
  assert.deepEqual(
    recordsOf(ran, 'groups').map((g) => g.group),
    ['08', '7B'],
  )
})

test('what the groups beyond the five hundredth have together is what the listed ones leave', async () => {
  const lease = (i: number) => ({ lease: String(i).padStart(6, '0'), oil: i < 500 ? 10 : i - 499, casinghead: 2 })
  const ran = await over(
    Array.from({ length: 503 }, (_, i) => lease(i)),
    { group_by: 'lease' },
  )
  // The answer shows the first rows, what is hashed is whole.
  const rows = recordsOf({ ...ran, result: { ...ran.result, tables: ran.hashed.tables } }, 'groups')
  const { group, oil, casinghead_gas, records } = rows.at(-1) ?? {}
  assert.deepEqual([rows.length, group, oil, casinghead_gas, records], [501, '3 others', 1 + 2 + 3, 6, 3])
})

test('of faults the first five are named and the others said to be more; of two both are', async () => {
  const twice = (n: number) =>
    over(Array.from({ length: 2 * n }, (_, i) => ({ oil: 1, lease: `00000${1 + Math.floor(i / 2)}` })))
  const note = async (n: number) => checked(await twice(n), 'keys_unique')?.note
  assert.equal(await note(2), "2 cases found ('O 08 000001', 'O 08 000002')")
  assert.equal(await note(7), `7 cases found (${[1, 2, 3, 4, 5].map((i) => `'O 08 00000${i}'`).join(', ')} and others)`)
})

test('a grouping that lost one barrel is out of balance by it, and is named', async () => {
  await put({ [LEASES]: table({ oil: 10 }, { oil: 7, number: '08', district: '7B' }) })
  const { data } = await load({ data_folder: 'data', lease_cycle_file: LEASES, group_by: 'district' }, resources)
  const lost = (oil: number) => {
    const fields = { ...data.fields, sum: { ...data.fields.sum, oil: data.fields.sum.oil - oil } }
    const { grouping_balance } = checks(data, groupingSums(allGroups({ ...data, fields }), sumOf(data.months)), silent)
    assert.ok(grouping_balance && 'demand' in grouping_balance)
    return [grouping_balance.demand, grouping_balance.note]
  }
  assert.deepEqual(lost(1), [1, '1 case found (by field)'])
  assert.deepEqual(lost(1e-9), [0, 'none found'])
})

test('the steps add gas of gas wells and casinghead gas, each under its own symbol', async () => {
  const { result } = await over([
    { oil: 10, casinghead: 20 },
    { code: 'G', lease: '200001', gas: 400 },
  ])
  const given = result.steps.find((s) => s.symbol === 'G_t')?.arguments ?? []
  const read = (symbol: string) => result.steps.find((s) => s.symbol === symbol)?.value
  assert.deepEqual([read('G_w'), read('G_c')], [400, 20])
  assert.deepEqual(
    given.map(({ symbol, value }) => [symbol, value]),
    [
      ['G_w', 400],
      ['G_c', 20],
    ],
  )
})

test('the sentence says the number of a district in the files where it is not its name', async () => {
  const detail = async (number: string, district: string) => (await over([{ oil: 1, number, district }])).detail
  assert.match(await detail('10', '08'), /^District 08 \(number 10 in the files\), 2020-01/)
  assert.match(await detail('03', '03'), /^District 03, 2020-01/)
})
