/** Projects taken out whole and taken in: a definition, or an archive whose runs are done again before their results count. */
import { type MethodOf, type Project, readProject } from '@keelson/projects'
import type { FileDesk } from '../../files/desk.ts'
import { ServiceProblem } from '../../problems.ts'
import type { Runs } from '../../runs.ts'
import type { Ledger } from '../../store/ledger.ts'
import type { ProjectDesk } from '../project-desk.ts'
import { refused, refuseTemplates } from '../refused.ts'
import type { ProjectStore } from '../store.ts'
import { type Imported, keepProject, type NamedRevision, NOTHING, taken } from './keep-project.ts'
import { DOCUMENT } from './manifest.ts'
import { type Archive, isArchive, openArchive } from './read-archive.ts'
import { replayedRuns } from './replayed.ts'
import { archiveOf } from './write-archive.ts'

/** Throws ServiceProblem: unknown_project, record_damaged; file_refused, project_refused, project_exists. */
export interface ProjectArchives {
  readonly document: (id: string) => Promise<{ readonly project: Project; readonly version: number }>
  readonly archive: (id: string) => Promise<{ readonly bytes: Uint8Array; readonly version: number }>
  /** `id`: in place of that of the document. */
  readonly take: (bytes: Uint8Array, id: string | undefined, signal: AbortSignal) => Promise<Imported>
}
export interface ArchivesParts {
  readonly store: ProjectStore
  readonly desk: Pick<ProjectDesk, 'read'>
  readonly methodOf: MethodOf
  readonly ledger: Pick<Ledger, 'kept'>
  readonly runs: Pick<Runs, 'made'>
  readonly files: Pick<FileDesk, 'keep' | 'definition'>
  readonly baseUrl: () => string
}

export function openArchives(parts: ArchivesParts): ProjectArchives {
  const { store, ledger, files, baseUrl } = parts
  const found = async (id: string) => {
    const stored = await store.get(id)
    if (stored) return { stored, project: JSON.parse(stored.document) as Project }
    throw new ServiceProblem('unknown_project', `no project ${JSON.stringify(id.slice(0, 80))} is here`)
  }
  return {
    document: async (id) => {
      const { stored, project } = await found(id)
      return { project, version: stored.version }
    },
    archive: async (id) => {
      const { stored, project } = await found(id)
      const [results, revisions] = [await store.results(id), await store.revisions(id)]
      const bytes = await archiveOf({ stored, state: { project, results }, revisions }, ledger, baseUrl())
      return { bytes, version: stored.version }
    },
    take: async (bytes, id, signal) => {
      if (!isArchive(bytes)) {
        const project = await mayBe(parts, await files.definition(bytes), id)
        return keepProject(store, project, NOTHING, new Map())
      }
      const archive = openArchive(bytes)
      const project = await mayBe(parts, archive.json(DOCUMENT), id)
      const revisions = revisionsIn(archive)
      const runs = replayedRuns(archive, runsOf(archive), renamed(archive, project), { ...parts, signal })
      return keepProject(store, project, { results: archive.manifest.results, revisions }, await runs)
    },
  }
}

/** The project that it would be, where its id is free. */
async function mayBe({ desk, store }: ArchivesParts, document: unknown, id: string | undefined): Promise<Project> {
  const isDocument = typeof document === 'object' && document !== null && !Array.isArray(document)
  const project = desk.read(isDocument && id !== undefined ? { ...document, id } : document)
  refuseTemplates(project.id)
  if (await store.get(project.id)) throw taken(project.id)
  return project
}

const runsOf = ({ manifest }: Archive): ReadonlySet<string> =>
  new Set([manifest, ...manifest.revisions].flatMap(({ results }) => results.flatMap(({ run_id }) => run_id ?? [])))

const renamed = (archive: Archive, { id }: Project) => {
  const { id: was } = archive.json(DOCUMENT) as { readonly id: string }
  return { was, is: id }
}

/** Their documents as they were issued; a version that they name need not be here any more. */
function revisionsIn(archive: Archive): readonly NamedRevision[] {
  return archive.manifest.revisions.map((revision, i): NamedRevision => {
    const document = archive.json(revision.document)
    const read = readProject(document)
    const at = `/revisions/${i}`
    if ('problems' in read) throw refused(read.problems.map((one) => ({ ...one, pointer: `${at}${one.pointer}` })))
    return { ...revision, document: JSON.stringify(document) }
  })
}
