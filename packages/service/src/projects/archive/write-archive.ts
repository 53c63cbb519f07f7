/** A project as one zip: its document, its revisions, the record of every run that these name, and the files that the runs read. */

import { presentRecord } from '@keelson/engine'
import { zipWriter } from '@keelson/files/zip/write.ts'
import { type ProjectState, projectJson, type Results } from '@keelson/projects'
import { sha256 } from '../../hash.ts'
import type { Ledger, StoredRun } from '../../store/ledger.ts'
import { runsIn, type StoredProject, type StoredRevision } from '../store.ts'
import {
  ARCHIVE_SCHEMA,
  caseRunsOf,
  DOCUMENT,
  fileMember,
  MANIFEST,
  type Manifest,
  type Member,
  recordMember,
  revisionMember,
} from './manifest.ts'

interface WholeProject {
  readonly stored: StoredProject
  readonly state: ProjectState
  readonly revisions: readonly StoredRevision[]
}

/** One record is in memory at a time. Throws ServiceProblem record_damaged. */
export async function archiveOf(
  { stored, state, revisions }: WholeProject,
  ledger: Pick<Ledger, 'kept'>,
  service: string,
): Promise<Uint8Array> {
  const zip = zipWriter()
  const members = new Map<string, Member>()
  const add = (name: string, bytes: Uint8Array) => {
    if (members.has(name)) return
    zip.add(name, bytes)
    members.set(name, { name, bytes: bytes.length, sha256: sha256(bytes) })
  }
  add(DOCUMENT, Buffer.from(projectJson(state.project)))
  const issued = revisions.map(({ name, issued, by, note, document, results }, i) => {
    add(revisionMember(i), Buffer.from(document))
    return { name, issued, by, note, document: revisionMember(i), results: JSON.parse(results) as Results }
  })
  const runs = new Set([state.results, ...issued.map(({ results }) => results)].flatMap(runsIn))
  for (const runId of [...runs].toSorted()) {
    const run = await ledger.kept(runId)
    if (run) await addRun(runId, run, add)
  }
  const manifest: Manifest = {
    schema: ARCHIVE_SCHEMA,
    service,
    project: { id: stored.id, version: stored.version, updated: stored.updated },
    members: [...members.values()],
    results: caseRunsOf(state.results),
    revisions: issued.map(({ results, ...revision }) => ({ ...revision, results: caseRunsOf(results) })),
  }
  zip.add(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`))
  return zip.end()
}

async function addRun(runId: string, { text, files }: StoredRun, add: (name: string, bytes: Uint8Array) => void) {
  add(recordMember(runId), Buffer.from(text))
  const { provenance } = presentRecord(JSON.parse(text)).response
  const read = new Set((provenance?.files ?? []).flatMap(({ kept }) => kept?.basename ?? []))
  for (const file of files) if (read.has(file.name)) add(fileMember(file.sha256), await file.content())
}
