/** Everything in the database held to its hashes, run by run and study by study, while others go on. */
import { setTimeout as wait } from 'node:timers/promises'
import { ServiceProblem } from '../problems.ts'
import { checkOf, newFindings } from '../store/check/faults.ts'
import type { Checker } from '../store/check/upkeep.ts'
import type { Database } from './database.ts'
import { databaseLedger } from './ledger.ts'
import { databaseObjects } from './objects.ts'

const PAGE = 100

export function databaseChecker(database: Database): Checker {
  const ending = new AbortController()
  const ledger = databaseLedger(database, databaseObjects(database))
  return {
    check: async (share) => {
      const findings = newFindings()
      for (let after = ''; ; ) {
        const rows = await database.again<{ readonly run_id: string }>(
          'check-runs',
          `SELECT run_id FROM keelson.runs WHERE run_id > $1 ORDER BY run_id LIMIT ${PAGE}`,
          [after],
        )
        for (const { run_id } of rows) {
          const begun = performance.now()
          findings.counts.runs++
          try {
            await ledger.get(run_id)
          } catch (error) {
            if (!(error instanceof ServiceProblem) || error.code !== 'record_damaged') throw error
            findings.faults.push({ state: 'damaged', kind: 'record', id: run_id, detail: error.message })
          }
          if (share < 1) await wait((performance.now() - begun) * (1 / share - 1), undefined, { signal: ending.signal })
        }
        if (rows.length < PAGE) return checkOf(findings)
        after = rows.at(-1)?.run_id ?? after
      }
    },
    close: async () => ending.abort(),
  }
}
