/** Records are told apart, kept and handed over exactly, however they are spelled and in whatever order they stand. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { value } from '@keelson/engine/testing.ts'
import { loadOgorA } from './load.ts'
import { line, ogorSandbox, text } from './test-data/synthetic.ts'

const { put, over, run, refusal, resources, remove } = await ogorSandbox()
after(remove)

const counted = (ran: Awaited<ReturnType<typeof over>>) =>
  ['rows_read', 'duplicate_rows_removed', 'cumulative_oil_bbl'].map((name) => value(ran, name))

test('a number that is spelled otherwise makes another record, however it is spelled', async () => {
  const spelled = ['000000100', ' 00000100', '00000100 ', '100', '0000000100']
  assert.deepEqual(counted(await over(spelled.map((oil) => ({ oil })))), [5, 0, 500])
  assert.deepEqual(counted(await over([...spelled, ...spelled].map((oil) => ({ oil })))), [10, 5, 500])
})

test('a record that differs in any one of the 19 fields is no duplicate', async () => {
  const fields = line({ oil: 7 }).split(',')
  const others = fields.flatMap((field, i) => {
    const isNumber = /^"-?\d+"$/.test(field) && ![9, 11].includes(i)
    return isNumber ? [] : [fields.with(i, '"GC1"').join(',')]
  })
  const numbers = [
    { days: 30 },
    { gas: 1 },
    { water: 1 },
    { injection: 1 },
    { month: '202002', days: 29 },
    { api: '608120000101' },
  ]
  const all = [line({ oil: 7 }), ...others, ...numbers.map((n) => line({ oil: 7, ...n }))]
  const ran = await over([...all, ...all])
  assert.deepEqual(counted(ran), [2 * all.length, all.length, 7 * all.length])
})

test('what no number may be is refused although a database would read it', async () => {
  for (const oil of ['+00000100', '1e3', '0x10', '1_000', '10.0', '1 00', '--1', '']) {
    assert.match(await refusal(over([{}, { oil }])), /line 2: 'MON_O_PROD_VOL' must be a whole number/, oil)
  }
  assert.match(await refusal(over([{ oil: '1|2' }])), /MON_O_PROD_VOL/)
  assert.match(await refusal(over([{ days: '1000' }])), /DAYS_ON_PROD/)
})

test('volumes of twelve digits, and negative ones, are summed exactly', async () => {
  const ran = await over([
    { oil: '999999999998' },
    { oil: '-000000009', interval: 'S02' },
    { oil: '-8', interval: 'S03' },
  ])
  assert.equal(value(ran, 'cumulative_oil_bbl'), 999_999_999_981)
})

test('a name in Latin-1 is read as it is written', async () => {
  const ran = await over(
    [
      { oil: 5, name: 'PÉTROLE DU SUD' },
      { oil: 1, name: 'ALPHA', interval: 'S02' },
    ],
    { group_by: 'operator' },
  )
  assert.deepEqual(value(ran, 'operator_oil_bbl'), { 'PÉTROLE DU SUD': 5, ALPHA: 1 })
})

test('a header is left out wherever its file stands, after blank lines too, and lines are counted with it', async () => {
  const header = line().replaceAll(/"[^"]*"/g, '"NAME"')
  const files = (second: string) => ({ 'ogora2020delimit.txt': text({ oil: 1 }), 'ogora2021delimit.txt': second })
  await put(files(text('', header, { oil: 2 })))
  const { data } = await loadOgorA(
    { data_folder: 'data', file_pattern: 'ogora*' },
    { boreholes: false, fields: false },
    resources,
  )
  assert.deepEqual([data.headers, data.recordsRead], [['ogora2021delimit.txt'], 2])
  assert.match(await refusal(over([header, {}, { month: '202013' }])), /line 3: 'PRODUCTION_DATE'/)
  assert.match(await refusal(over([{}, header])), /line 2: 'PRODUCTION_DATE' must be a month YYYYMM \(found "NAME"\)/)
  assert.match(await refusal(over([header, {}, line().slice(0, -3)])), /line 3: 19 columns .* fewer/)
})

test('several files are read as each alone: whatever ends their lines, and each fault is told of its own file', async () => {
  const asked = { data_folder: 'data', file_pattern: 'ogora*' }
  const files = (second: string, third: string) => ({
    'ogora2020delimit.txt': text({ oil: 1 }, { oil: 2, interval: 'S02' }),
    'ogora2021delimit.txt': second,
    'ogora2022delimit.txt': third,
  })
  await put(files(text({ oil: 4 }).replaceAll('\r\n', '\n'), text({ oil: 8, interval: 'S04' }).trimEnd()))
  const { data } = await loadOgorA(asked, { boreholes: false, fields: false }, resources)
  assert.deepEqual([data.recordsRead, data.duplicates], [4, 0])
  assert.deepEqual(
    data.rows.map(({ oil, records }) => [oil, records]),
    [[15, 4]],
  )
  const bad = text({}, { month: '202013' })
  await put(files(bad, text({}, {}, { oil: 'x' })))
  assert.match(await refusal(run({})), /'ogora2021delimit.txt', line 2: 'PRODUCTION_DATE'/)
  await put(files(bad, text({}, line().slice(0, -3))))
  assert.match(await refusal(run({})), /'ogora2022delimit.txt', line 2: 19 columns/)
})

test('rows leave in the order of months, wells and what they are filed under, whatever the order of the file', async () => {
  const records = [
    { month: '202002', days: 29, oil: 1 },
    { api: '608120000200', oil: 2 },
    { field: 'B', oil: 3 },
    { field: 'A', oil: 4 },
    { field: 'A', oil: 5, interval: 'S02' },
    { field: 'A', oil: 6, lease: '' },
  ]
  await put({ 'ogora2020delimit.txt': text(...records) })
  const asked = { data_folder: 'data', file_pattern: 'ogora*' }
  const { data } = await loadOgorA(asked, { boreholes: false, fields: false }, resources)
  assert.deepEqual(
    data.rows.map((r) => [r.month, r.api12.slice(-3), r.lease, r.field, r.oil, r.records]),
    [
      ['202001', '100', '', 'A', 6, 1],
      ['202001', '100', 'G12345', 'A', 9, 2],
      ['202001', '100', 'G12345', 'B', 3, 1],
      ['202001', '200', 'G12345', 'WR100', 2, 1],
      ['202002', '100', 'G12345', 'WR100', 1, 1],
    ],
  )
})
