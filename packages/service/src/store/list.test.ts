/** Lists of runs in a folder: what every list is, by plans that read no table and no record, while runs come to the index too. */
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { RunQuery } from './ledger.ts'
import { statementsFor } from './list.ts'
import { combinations, LIMIT, listSuite } from './list-suite.ts'
import { type OpenedSqlite, openedSqlite } from './opened-sqlite.ts'

/** Throws for a line of a plan that reads a record, or goes through a table for a query that is narrowed. */
function mustBeLean(line: string, isNarrowed: boolean, where: string): void {
  if (/\bruns\b/.test(line)) assert.match(line, /USING COVERING INDEX runs_summary/, where)
  if (/\bruns\b/.test(line) && isNarrowed) assert.match(line, /^SEARCH/, where)
  if (/\bsaid\b/.test(line)) assert.match(line, /^SCAN said VIRTUAL TABLE INDEX \d+:.*M/, where)
  if (/\bplace_of\b/.test(line)) assert.match(line, /INDEX digests_(by_place|waiting|off_clock)/, where)
}

let opened: OpenedSqlite
const open = async () => {
  opened = await openedSqlite()
  return opened
}

listSuite('SQLite', open, ({ listed, expected }) => {
  it('has no run in its index that was pruned', () => {
    const strangers =
      'SELECT count(*) AS n FROM said_docsize WHERE id NOT IN (SELECT place FROM digests WHERE place IS NOT NULL)'
    assert.equal(
      opened.read((db) => db.prepare(strangers).get()?.n),
      0,
    )
  })

  it('is read by plans that go through no table and read no record, whatever is asked', () => {
    opened.read((db) => {
      db.function('in_time', () => 1)
      const plansOf = (query: RunQuery) =>
        statementsFor(db, query).map(({ sql, values }) =>
          db
            .prepare(`EXPLAIN QUERY PLAN ${sql}`)
            .all(...values)
            .map(({ detail }) => String(detail)),
        )
      for (const filters of combinations)
        for (const sought of [{}, { words: ['northern', 'kn'] }]) {
          const query = { ...filters, ...sought, limit: LIMIT }
          const isNarrowed = Object.keys(query).length > 1
          for (const line of plansOf(query).flat()) mustBeLean(line, isNarrowed, `${line}: ${JSON.stringify(query)}`)
        }
    })
  })

  it('is the same while the runs of an earlier version come to the index, and after it', async () => {
    await opened.reopen(() =>
      opened.tamper(`DROP TRIGGER digests_removed; DROP TRIGGER digests_displaced; DROP INDEX digests_by_place;
        DROP INDEX digests_waiting; DROP INDEX digests_off_clock; DROP TABLE said; DROP TABLE letters;
        ALTER TABLE digests DROP COLUMN place; ALTER TABLE digests DROP COLUMN off_clock`),
    )
    const query = { status: 'FAIL', words: ['northern'], limit: LIMIT } as const
    for (; opened.waiting() >= 64; await wait(1)) assert.deepEqual(await listed(query), expected(query))
    assert.deepEqual(await listed(query), expected(query))
  })
})
