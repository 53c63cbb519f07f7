/** Documents and results as they were last read: neither is read again before its version has risen. */
import { type CaseResult, type Project, type ProjectState, type Results, withResult } from '@keelson/projects'
import type { ProjectStore, StoredProject } from './store.ts'

export interface States {
  readonly of: (stored: StoredProject) => Promise<ProjectState>
  /** A document that was kept here, under the version that it has now. */
  readonly replaced: (id: string, version: number, project: Project) => void
  /** A result that was kept here, and the version of the results then. */
  readonly kept: (id: string, version: number, calculation: string, name: string, result: CaseResult) => void
}
interface Known {
  /** Of a project under this id that was made anew all versions begin again. */
  readonly created: string
  readonly version: number
  readonly project: Project
  readonly results_version: number
  readonly results: Results
}

/** Projects whose results are held at once: one may have tens of megabytes. */
const MOST = 8

export function openStates(store: Pick<ProjectStore, 'results'>): States {
  const known = new Map<string, Known>()
  const keep = (id: string, state: Known) => {
    known.delete(id)
    known.set(id, state)
    const [oldest] = known.keys()
    if (known.size > MOST && oldest !== undefined) known.delete(oldest)
  }
  return {
    of: async ({ id, created, version, results_version, document }) => {
      const held = known.get(id)
      const before = held?.created === created ? held : undefined
      const project = before?.version === version ? before.project : (JSON.parse(document) as Project)
      const isSame = before !== undefined && before.results_version >= results_version
      const results = isSame ? before.results : await store.results(id)
      const present = isSame ? before.results_version : results_version
      keep(id, { created, version, project, results_version: present, results })
      return { project, results }
    },
    replaced: (id, version, project) => {
      const before = known.get(id)
      if (before?.version === version - 1) known.set(id, { ...before, version, project })
    },
    kept: (id, version, calculation, name, result) => {
      const before = known.get(id)
      if (before?.results_version !== version - 1) return
      known.set(id, {
        ...before,
        results_version: version,
        results: withResult(before.results, calculation, name, result),
      })
    },
  }
}
