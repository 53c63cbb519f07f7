/** Each well and each group stands for all that it holds: in the charts of the wells, among the groups, in what is flagged. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { pointsOf, recordsOf, value } from '@keelson/engine/testing.ts'
import { seriesOf } from '@keelson/engine/testing-pictures.ts'
import { monthsFrom } from '../_shared/months.ts'
import { ogorSandbox } from '../_shared/ogor-a/test-data/synthetic.ts'

const { over, remove } = await ogorSandbox()
after(remove)

const [A, B, C] = ['608120000100', '608120000200', '608120000300'] as const

test('a well that came late, with oil alone, stands in the map of uptime beside one of many years', async () => {
  const ran = await over([
    ...monthsFrom('201711', '202001').map((month) => ({ api: A, month, days: 28, oil: 28, gas: 1 })),
    { api: B, month: '202001', days: 31, oil: 5000 },
  ])
  const last = pointsOf(ran, 'uptime').filter(({ x }) => x === '2020-01')
  assert.deepEqual(last.map(({ y }) => y).sort(), [A, B])
})

test('the wells are stacked with the most oil first, whichever produced first', async () => {
  const ran = await over([
    { api: A, month: '202001', oil: 100 },
    { api: B, month: '202002', oil: 300 },
    { api: C, month: '202003', oil: 200 },
  ])
  assert.deepEqual(seriesOf(ran, 'rate_by_well'), [B, C, A])
})

test('a group goes from the first month of its wells to the last, an operator has the oil of all of them', async () => {
  const ran = await over(
    [
      { api: A, month: '202002', oil: 10, gas: 70 },
      { api: A, month: '202003', oil: 20, gas: 80 },
      { api: B, month: '202001', oil: 3, gas: 90 },
      { api: C, month: '202005', oil: 4, gas: 60 },
    ],
    { group_by: 'operator' },
  )
  for (const table of ['groups', 'operators']) {
    const [all] = recordsOf(ran, table)
    assert.deepEqual([all?.first_month, all?.last_month, all?.oil, all?.records], ['2020-01', '2020-05', 37, 4], table)
  }
})

test('of seven records with a negative volume five are named and two more are counted', async () => {
  const months = monthsFrom('202001', '202007')
  const ran = await over(months.map((month) => ({ month, days: 28, oil: -1 })))
  const named = months.slice(0, 5).map((month) => `${A} ${month.slice(0, 4)}-${month.slice(4)}`)
  assert.match(
    String(value(ran, 'data_quality_flags')),
    new RegExp(`negative volume: 7 \\(${named.join(', ')} and 2 more\\)`),
  )
})
