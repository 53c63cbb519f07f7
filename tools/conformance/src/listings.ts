/** catalog.json of each repo: what its contracts say of its workflows before they are loaded. `npm run lock` writes it first of all. */
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type CatalogRow, listingOf, type RepoName, workflowsIn } from '@keelson/workflow'
import { sourceOf } from './rooms.ts'
import { writeTold } from './written.ts'

const REPOS: readonly RepoName[] = ['modelrepo', 'datarepo']

/** The text of each file by its path. */
export async function listings(): Promise<Readonly<Record<string, string>>> {
  const files = REPOS.map(async (repo) => {
    const rows = await rowsOf(repo)
    return [fileURLToPath(new URL('catalog.json', sourceOf(repo))), `${JSON.stringify(rows, null, 2)}\n`] as const
  })
  return Object.fromEntries(await Promise.all(files))
}

/** A folder of a subdomain that has an index.ts is a workflow. */
async function rowsOf(repo: RepoName): Promise<CatalogRow[]> {
  const source = sourceOf(repo)
  const folders = globSync('*/*/index.ts', { cwd: fileURLToPath(source) }).map((file) =>
    file.slice(0, -'/index.ts'.length),
  )
  const rows = folders.toSorted().map(async (folder) => {
    const module: object = await import(new URL(`${folder}/index.ts`, source).href)
    return workflowsIn(module).map(({ contract }): CatalogRow => ({ folder, ...listingOf(contract) }))
  })
  return (await Promise.all(rows)).flat()
}

if (import.meta.main) writeTold('catalog', await listings())
