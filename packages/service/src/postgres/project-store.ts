/** The projects of a database that many processes work on: a version is raised by one of them at a time. */
import type { Results } from '@keelson/projects'
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
} from '../projects/store.ts'
import type { Database } from './database.ts'

type Digested<Row> = Row & { readonly digest: string }

export function databaseProjects({ again, query }: Database): ProjectStore {
  const resultRows = (id: string) =>
    again<ResultRow>(
      'project-results',
      'SELECT calculation, name, result, digest FROM keelson.project_results WHERE id = $1',
      [id],
    )
  const revisions = async (id: string): Promise<readonly StoredRevision[]> => {
    const rows = await again<Digested<StoredRevision>>(
      'project-revisions',
      'SELECT name, issued, by, note, document, results, digest FROM keelson.project_revisions WHERE id = $1 ORDER BY issued, name',
      [id],
    )
    return rows.map(({ digest, ...revision }) => {
      held(id, digest, revision.name, revision.document, revision.results)
      return revision
    })
  }
  const changed = async (text: string, values: readonly unknown[]): Promise<boolean> =>
    (await query(undefined, `${text} RETURNING 1`, values)).length === 1
  return {
    create: ({ id, version, document, owner, created, updated }, title) =>
      changed('INSERT INTO keelson.projects VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0) ON CONFLICT DO NOTHING', [
        id,
        version,
        title,
        document,
        digestOf(document),
        owner,
        created,
        updated,
      ]),
    get: async (id) => {
      const [found] = await again<Digested<StoredProject>>(
        'project',
        'SELECT id, version, results_version, document, owner, created, updated, digest FROM keelson.projects WHERE id = $1',
        [id],
      )
      if (!found) return undefined
      const { digest, ...project } = found
      held(id, digest, project.document)
      return project
    },
    list: () =>
      again<ProjectRow>(
        'projects',
        'SELECT id, version, results_version, title, owner, created, updated FROM keelson.projects ORDER BY id',
      ),
    replace: (id, version, { document, title, updated }) =>
      changed(
        'UPDATE keelson.projects SET version = version + 1, document = $3, digest = $4, title = $5, updated = $6 WHERE id = $1 AND version = $2',
        [id, version, document, digestOf(document), title, updated],
      ),
    remove: (id) => changed('DELETE FROM keelson.projects WHERE id = $1', [id]),
    results: async (id) => resultsOf(id, await resultRows(id)),
    keepResult: async (id, calculation, name, result) => {
      const text = JSON.stringify(result)
      const [raised] = await again<{ readonly results_version: number }>(
        'project-result-put',
        `WITH put AS (
           INSERT INTO keelson.project_results VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (id, calculation, name) DO UPDATE SET result = excluded.result, digest = excluded.digest
         )
         UPDATE keelson.projects SET results_version = results_version + 1 WHERE id = $1 RETURNING results_version`,
        [id, calculation, name, text, digestOf(calculation, name, text)],
      )
      return raised?.results_version ?? 0
    },
    keepOnly: async (id, calculations) => {
      await again(
        'project-results-drop',
        `WITH gone AS (
           DELETE FROM keelson.project_results WHERE id = $1 AND calculation <> ALL ($2::text[]) RETURNING 1
         )
         UPDATE keelson.projects SET results_version = results_version + 1 WHERE id = $1 AND EXISTS (SELECT FROM gone)`,
        [id, calculations],
      )
    },
    issue: (id, { name, issued, by, note, document, results }) =>
      changed('INSERT INTO keelson.project_revisions VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING', [
        id,
        name,
        issued,
        by,
        note,
        document,
        results,
        digestOf(name, document, results),
      ]),
    revisions,
    usedRuns: async () => {
      const ids = (await again<{ readonly id: string }>('project-ids', 'SELECT id FROM keelson.projects')).map(
        ({ id }) => id,
      )
      const used = new Set<string>()
      for (const id of ids) {
        const issued = (await revisions(id)).map(({ results }) => JSON.parse(results) as Results)
        for (const run of [...issued, resultsOf(id, await resultRows(id))].flatMap(runsIn)) used.add(run)
      }
      return used
    },
    close: async () => {},
  }
}
