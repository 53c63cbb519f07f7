/** Lists of runs on PostgreSQL: what every list is, by plans that go through no table, and given up in time. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { combinations, LIMIT, listSuite } from '../store/list-suite.ts'
import { offClock, proposed, walk } from './list.ts'
import { type OpenedDatabase, openedLedger, openTestDatabase } from './opened.ts'
import { type PostgresServer, postgresServer } from './testing.ts'

let server: PostgresServer
before(async () => {
  server = await postgresServer()
})
after(() => server?.stop())

/** So few rows that nearly every list is looked up too, which all these runs would else be too few for. */
const FEW = 20

let opened: OpenedDatabase
const open = async (mostWalked?: number) => {
  opened = await openedLedger(server, mostWalked)
  return opened
}

listSuite('PostgreSQL', () => open())
listSuite(
  'PostgreSQL, looked up',
  () => open(FEW),
  () => {
    it('is read by plans that go through no table, whatever is asked', async () => {
      const database = await openTestDatabase(opened.url)
      const plansOf = ({ text, values }: ReturnType<typeof walk>) =>
        database.transaction(
          async (ask) => (await ask(undefined, `EXPLAIN ${text}`, values)).map((row) => String(row['QUERY PLAN'])),
          { begin: 'BEGIN; SET LOCAL enable_seqscan = off' },
        )
      for (const filters of combinations)
        for (const sought of [{}, { words: ['northern', 'kn', 'q'] }]) {
          const query = { ...filters, ...sought, limit: LIMIT }
          const [first] = (['ref', 'subdomain', 'domain', 'status', 'published'] as const).filter((name) => query[name])
          const where = JSON.stringify(query)
          mustRead(await plansOf(walk(query, FEW)), first ? `runs_${first}` : 'runs_pkey', where)
          // The planner knows how many runs a filter or a window leaves, and may go through those in place of an index of ours.
          for (const statement of [proposed(query), offClock(query)])
            assert.doesNotMatch((await plansOf(statement)).join('\n'), /Seq Scan/, where)
        }
      mustRead(await plansOf(proposed({ words: ['northern', 'kn', 'q'], limit: LIMIT })), 'runs_pieces')
      mustRead(await plansOf(offClock({ from: '2026-01-01', limit: LIMIT })), 'runs_off_clock')
      await database.close()
    })
  },
)

/** Throws for a plan that reads by another index, or sorts what comes in its order. */
function mustRead(plan: readonly string[], index: string, where = ''): void {
  const text = `${where}\n${plan.join('\n')}`
  assert.deepEqual(
    plan.flatMap((line) => /(?:Scan|Backward) (?:using|on) (runs_\w+)/.exec(line)?.[1] ?? []),
    [index],
    text,
  )
  assert.ok(!plan.some((line) => /Seq Scan/.test(line)), text)
}

describe('a list on PostgreSQL that takes too long', () => {
  it('is given up after a second, and says how to narrow it', async (t) => {
    const held = await openedLedger(server)
    const other = await openTestDatabase(held.url)
    t.after(async () => {
      await other.close()
      await held.close()
    })
    const began = performance.now()
    await other.transaction(async (ask) => {
      await ask(undefined, 'LOCK TABLE keelson.runs IN ACCESS EXCLUSIVE MODE')
      const isTooLong = { code: 'search_too_long', message: /narrow it by ref, status, domain, from or to/ }
      await assert.rejects(async () => held.ledger.list({ limit: 50, words: ['zeppelin'] }), isTooLong)
    })
    assert.ok(performance.now() - began < 3000)
    assert.deepEqual(await held.ledger.list({ limit: 50, words: ['zeppelin'] }), [])
  })
})
