/** The workflows of the catalog as the methods of a project, and the data that their runs read. */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Method, MethodOf } from '@keelson/projects'
import { type DataDigest, parseRef } from '@keelson/workflow'
import { type Catalog, latestStable } from '../catalog.ts'
import { ServiceProblem } from '../problems.ts'
import { methodDigest } from './method-digest.ts'

/** Of refs that name a version, as those of a project do. */
export function methodsOf(catalog: Catalog): MethodOf {
  const known = new Map<string, Method | undefined>()
  return (ref) => {
    if (!known.has(ref)) known.set(ref, methodIn(catalog, ref))
    return known.get(ref)
  }
}

function methodIn(catalog: Catalog, ref: string): Method | undefined {
  if ((parseRef(ref)?.version ?? null) === null) return undefined
  try {
    const { entry, target } = catalog.resolve(ref)
    if (target?.kind !== 'own' || !entry.firable) return undefined
    const stable = latestStable(entry)?.version ?? target.version
    const newer = stable > target.version ? { newer: stable } : {}
    const { workflow } = target
    return { repo: entry.repo, contract: workflow.contract, digest: methodDigest(workflow), ...newer }
  } catch (error) {
    if (error instanceof ServiceProblem) return undefined
    throw error
  }
}

/** Whether what runs read still is as they read it; a file that is read again only if it was touched. */
export function dataSame(catalog: Catalog, datasets: string): (data: readonly DataDigest[]) => boolean {
  const read = new Map<string, { readonly state: string; readonly sha256: string }>()
  const digestOf = (path: string): string | undefined => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (!stat?.isFile()) return undefined
    const state = `${stat.size} ${stat.mtimeMs} ${stat.ino}`
    const known = read.get(path)
    if (known?.state === state) return known.sha256
    const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex')
    read.set(path, { state, sha256 })
    return sha256
  }
  return (data) =>
    data.every(({ name, sha256 }) => {
      const path = atlasPath(catalog, name) ?? join(datasets, name)
      return digestOf(path) === sha256
    })
}

/** An atlas stands beside its workflow. */
function atlasPath({ entries }: Catalog, name: string): string | undefined {
  const [id, file] = name.split('/')
  if (file !== 'atlas.json') return undefined
  const home = entries.find((entry) => entry.id === id)?.versions.at(-1)?.workflow.home
  return home === undefined ? undefined : fileURLToPath(new URL('./atlas.json', home))
}
