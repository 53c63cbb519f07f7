/** What an archive of a project says of itself: its members with their digests, and which run is the result of which case. */
import type { Results } from '@keelson/projects'
import type { Problem } from '@keelson/workflow'
import { problemsOf } from '@keelson/workflow/schema-check.ts'
import { validatorOfSchema } from '@keelson/workflow/validator.ts'
import type { StoredRevision } from '../store.ts'

export const ARCHIVE_SCHEMA = 'keelson.project-archive/1'
export const MANIFEST = 'manifest.json'
export const DOCUMENT = 'project.json'
export const recordMember = (runId: string): string => `records/${runId}.json`
export const fileMember = (key: string): string => `files/${key}`
export const revisionMember = (i: number): string => `revisions/${i + 1}.json`

export interface Member {
  readonly name: string
  readonly bytes: number
  readonly sha256: string
}
/** The run that is the result of a case; null of one that could not be calculated. */
export interface CaseRun {
  readonly calculation: string
  /** '' of a calculation without cases. */
  readonly case: string
  readonly run_id: string | null
}
interface ArchivedRevision extends Pick<StoredRevision, 'name' | 'issued' | 'by' | 'note'> {
  /** Member that has its document. */
  readonly document: string
  readonly results: readonly CaseRun[]
}
export interface Manifest {
  readonly schema: typeof ARCHIVE_SCHEMA
  /** Address of the service that wrote it. */
  readonly service: string
  readonly project: { readonly id: string; readonly version: number; readonly updated: string }
  /** All but the manifest. */
  readonly members: readonly Member[]
  readonly results: readonly CaseRun[]
  readonly revisions: readonly ArchivedRevision[]
}

export const caseRunsOf = (results: Results): readonly CaseRun[] =>
  Object.entries(results).flatMap(([calculation, cases]) =>
    Object.entries(cases).map(([name, { run_id }]) => ({ calculation, case: name, run_id: run_id ?? null })),
  )

/** More than a project may have of cases and revisions. */
const MOST = 20_000
const LONGEST = 2000
const LONGEST_NOTE = 100_000
const text = { type: 'string', maxLength: LONGEST }
const object = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
const list = (items: unknown) => ({ type: 'array', maxItems: MOST, items })
const integer = { type: 'integer', minimum: 0 }
const results = list(
  object({ calculation: text, case: text, run_id: { type: ['string', 'null'], maxLength: LONGEST } }),
)
const SCHEMA = object({
  schema: { const: ARCHIVE_SCHEMA },
  service: text,
  project: object({ id: text, version: integer, updated: text }),
  members: list(object({ name: text, bytes: integer, sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' } })),
  results,
  revisions: list(
    object({
      name: text,
      issued: text,
      by: text,
      note: { type: 'string', maxLength: LONGEST_NOTE },
      document: text,
      results,
    }),
  ),
})

export const manifestProblems = (value: unknown): readonly Problem[] =>
  problemsOf(validatorOfSchema(SCHEMA), value, 'a field of the manifest')
