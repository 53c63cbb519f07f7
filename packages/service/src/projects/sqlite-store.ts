/** The projects of a data folder, in SQLite. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Results } from '@keelson/projects'
import { makeFile, makeFolder } from '../store/private.ts'
import {
  digestOf,
  held,
  type ProjectRow,
  type ProjectStore,
  type ResultRow,
  resultsOf,
  runsIn,
  type StoredProject,
  type StoredRevision,
} from './store.ts'

export const PROJECTS_FILE = 'projects.sqlite'
/** How long an open waits for another program. */
const OPEN_WAIT_MS = 5000

const TABLES = `
  CREATE TABLE IF NOT EXISTS projects (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    title TEXT NOT NULL,
    document TEXT NOT NULL,
    digest TEXT NOT NULL,
    owner TEXT,
    created TEXT NOT NULL,
    updated TEXT NOT NULL,
    results_version INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS project_results (
    id TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
    calculation TEXT NOT NULL,
    name TEXT NOT NULL,
    result TEXT NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (id, calculation, name)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS project_revisions (
    id TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    issued TEXT NOT NULL,
    by TEXT NOT NULL,
    note TEXT NOT NULL,
    document TEXT NOT NULL,
    results TEXT NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (id, name)
  ) STRICT;
`
type Digested<Row> = Row & { readonly digest: string }

export function openProjectStore(folder: string): ProjectStore {
  makeFolder(folder)
  const path = join(folder, PROJECTS_FILE)
  makeFile(path)
  const db = new DatabaseSync(path, { timeout: OPEN_WAIT_MS })
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  db.exec(TABLES)
  db.exec('PRAGMA busy_timeout = 0')
  const all = <Row>(sql: string, ...values: readonly string[]) => db.prepare(sql).all(...values) as unknown as Row[]
  const revisions = (id: string) =>
    all<Digested<StoredRevision>>('SELECT * FROM project_revisions WHERE id = ? ORDER BY issued, name', id).map(
      ({ name, issued, by, note, document, results, digest }): StoredRevision => {
        held(id, digest, name, document, results)
        return { name, issued, by, note, document, results }
      },
    )
  const resultRows = (id: string) =>
    all<ResultRow>('SELECT calculation, name, result, digest FROM project_results WHERE id = ?', id)
  const putResult = db.prepare(
    'INSERT INTO project_results VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET result = excluded.result, digest = excluded.digest',
  )
  const raiseResults = db.prepare(
    'UPDATE projects SET results_version = results_version + 1 WHERE id = ? RETURNING results_version',
  )
  return {
    create: async ({ id, version, document, owner, created, updated }, title) => {
      const made = db
        .prepare('INSERT INTO projects VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0) ON CONFLICT DO NOTHING')
        .run(id, version, title, document, digestOf(document), owner, created, updated)
      return made.changes === 1
    },
    get: async (id) => {
      const [found] = all<Digested<StoredProject>>('SELECT * FROM projects WHERE id = ?', id)
      if (!found) return undefined
      const { version, results_version, document, owner, created, updated, digest } = found
      held(id, digest, document)
      return { id, version, results_version, document, owner, created, updated }
    },
    list: async () =>
      all<ProjectRow>(
        'SELECT id, version, results_version, title, owner, created, updated FROM projects ORDER BY id',
      ).map((row) => ({
        ...row,
      })),
    replace: async (id, version, { document, title, updated }) =>
      db
        .prepare(
          'UPDATE projects SET version = version + 1, document = ?, digest = ?, title = ?, updated = ? WHERE id = ? AND version = ?',
        )
        .run(document, digestOf(document), title, updated, id, version).changes === 1,
    remove: async (id) => db.prepare('DELETE FROM projects WHERE id = ?').run(id).changes === 1,
    results: async (id) => resultsOf(id, resultRows(id)),
    keepResult: async (id, calculation, name, result) => {
      const text = JSON.stringify(result)
      // A result that a power cut takes can be had again: its run is recorded, and it is then stale.
      db.exec('PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE')
      try {
        putResult.run(id, calculation, name, text, digestOf(calculation, name, text))
        const raised = raiseResults.get(id)
        db.exec('COMMIT')
        return Number(raised?.results_version ?? 0)
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK')
        throw error
      } finally {
        db.exec('PRAGMA synchronous = FULL')
      }
    },
    keepOnly: async (id, calculations) => {
      const removed = db
        .prepare('DELETE FROM project_results WHERE id = ? AND calculation NOT IN (SELECT value FROM json_each(?))')
        .run(id, JSON.stringify(calculations))
      if (removed.changes > 0) raiseResults.get(id)
    },
    issue: async (id, { name, issued, by, note, document, results }) =>
      db
        .prepare('INSERT INTO project_revisions VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING')
        .run(id, name, issued, by, note, document, results, digestOf(name, document, results)).changes === 1,
    revisions: async (id) => revisions(id),
    usedRuns: async () => {
      const ids = all<{ readonly id: string }>('SELECT id FROM projects').map(({ id }) => id)
      const issued = ids.flatMap((id) => revisions(id).map(({ results }) => JSON.parse(results) as Results))
      const present = ids.map((id) => resultsOf(id, resultRows(id)))
      return new Set([...issued, ...present].flatMap(runsIn))
    },
    close: async () => db.close(),
  }
}
