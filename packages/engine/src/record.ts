/** The immutable record of a run: what was asked, what was answered, and what the report needs to say about it. */

import type { UnitSystem } from '@keelson/units/systems.ts'
import type { Acceptance, EvidenceCase, VersionStatus, Warning } from '@keelson/workflow'
import type { MapKeys } from './csv-files.ts'
import type { InputBases } from './input-basis.ts'
import type { MistakesTried } from './mistakes.ts'
import type { Result } from './result.ts'

/** The answer of a run as one of its files: it names the run, so that no two are alike. */
export const SUMMARY = 'summary.json'

export type Status = 'PASS' | 'FAIL' | 'ERROR' | 'SKIPPED'
export type Engine = 'in-process' | 'subprocess'

/** One issue of the document. */
export interface Revision {
  readonly revision?: string
  readonly date?: string
  readonly description?: string
  readonly prepared_by?: string
  readonly checked_by?: string
  readonly approved_by?: string
}
/** What an engineer says at a step, a check or an input of the report. */
export interface Remark {
  /** Id of a step ('4.2') or a check, or the name of an input. */
  readonly at: string
  readonly text: string
}
/** Title block and sign-off of the report: printed as stated, recorded, never hashed. */
export interface RunMeta {
  readonly client?: string
  readonly project?: string
  /** In place of the title of the workflow. */
  readonly title?: string
  readonly document?: string
  readonly revision?: string
  readonly date?: string
  readonly prepared_by?: string
  readonly checked_by?: string
  readonly approved_by?: string
  readonly notes?: string
  /** The engineer's own words, each a paragraph or a list of them. */
  readonly purpose?: string
  readonly conclusion?: string
  readonly holds?: readonly string[]
  readonly references?: readonly string[]
  readonly remarks?: readonly Remark[]
  /** A picture as a data URI. */
  readonly logo?: string
  readonly revision_history?: readonly Revision[]
}
export interface RunRequest {
  readonly ref: string
  readonly domain?: string
  readonly subdomain?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly meta?: RunMeta
  readonly verify_reproducible?: boolean
  /** Where the inputs come from. */
  readonly input_basis?: InputBases
  /** The units in which the run is read: its report, sentences, figures and files for people. */
  readonly units?: UnitSystem
  /** Open checks that an engineer accepts. */
  readonly accepted?: readonly Acceptance[]
  /** false: answered and recorded nowhere. */
  readonly record?: boolean
}
export interface Coordinate {
  readonly repo: string
  readonly domain: string
  readonly subdomain: string
  readonly workflow_id: string
  readonly requested_version: number | null
  readonly resolved_version: number | null
  readonly version_status: VersionStatus
}
export interface Artifact {
  readonly name: string
  readonly present: boolean
  /** Relative to the service's working root. */
  readonly path: string
}
/** A file of a run; without size and digest one that is made from the record whenever it is asked for. */
export interface OutputFile {
  readonly basename: string
  readonly media_type: string
  readonly bytes?: number
  readonly sha256?: string
  readonly url: string
}
/** One that was made in the run and is kept. */
export type KeptFile = Required<OutputFile>
export const isKept = (file: OutputFile): file is KeptFile => file.sha256 !== undefined
export interface StandardRevision {
  readonly code_id: string
  readonly publisher: string
  readonly revision: string
  readonly section: string
}
/** A file that inputs were read from, and by which mapping where the service read it. */
export interface FileUse {
  readonly digest: string
  readonly inputs: readonly string[]
  readonly read?: FileReading
  /** Its bytes, which are kept with the record; absent of a preview. */
  readonly kept?: KeptFile
}
interface FileReading {
  readonly name: string
  readonly format: string
  /** keelson.mapping/1, as a person confirmed it. */
  readonly mapping: Readonly<Record<string, unknown>>
  /** What of the file was not read. */
  readonly left: readonly { readonly what: string; readonly count: number; readonly lines: readonly number[] }[]
}
export interface Provenance {
  readonly code_version: { readonly package_version: string; readonly git_sha: string }
  readonly standard_revisions: readonly StandardRevision[]
  /** Vintage of the data, or the time of the run. */
  readonly data_as_of: string
  readonly input_hash: string
  readonly runtime: { readonly node: string; readonly v8: string }
  readonly data: readonly { readonly name: string; readonly sha256: string; readonly bytes: number }[]
  /** Files of the request; absent where it has none. */
  readonly files?: readonly FileUse[]
}
export interface Determinism {
  /** null where the run could not complete. */
  readonly result_hash: string | null
  /** Measured by running twice, or null. */
  readonly reproducible: boolean | null
}
/** Who wrote a text that is not ours: another repo in its manifest, or a command of it by what it printed. */
export type TextSource = 'repo' | 'command'
export interface RunResponse {
  readonly run_id: string
  readonly ref: string
  readonly status: Status
  /** How many acceptance checks were made; null where that is not known: the run of another repo, or none at all. */
  readonly checks_made: number | null
  /** How many are not assessed although the verdict needs them; null if that is not known. */
  readonly checks_open: number | null
  /** How many of those made are outside the limits of their method, as an engineer accepted them. */
  readonly checks_accepted: number | null
  readonly returncode: number | null
  readonly duration_s: number
  readonly detail: string
  /** Who wrote `detail`, or a part of it; absent where Keelson did. */
  readonly detail_from?: TextSource
  readonly report_url: string | null
  readonly artifacts: readonly Artifact[]
  readonly coordinate: Coordinate
  readonly engine: Engine
  readonly result?: Result & { readonly outputs: readonly OutputFile[] }
  readonly provenance?: Provenance
  readonly determinism?: Determinism
  readonly confidence?: unknown
  readonly warnings?: readonly Warning[]
}

/** What the contract said when the run was made. */
export interface ContractSnapshot {
  readonly title: string
  readonly question: string
  readonly answers: readonly string[]
  readonly standards: readonly {
    readonly id: string
    readonly title: string
    readonly publisher: string
    readonly revision: string
    readonly section: string
    /** What was read in place of the print; null where the work itself was. */
    readonly read: string | null
  }[]
  readonly method: readonly { readonly title: string; readonly text: string }[]
  readonly assumptions: readonly string[]
  readonly validity: readonly string[]
  /**
   * Numbers that are differences of temperatures and not levels: 'values/rise', 'tables/profile/rise', 'checks/rise',
   * 'inputs/rise'. Absent where there are none.
   */
  readonly differences?: readonly string[]
  /** What the entries of each value that is a map are named by. Absent where there are none. */
  readonly map_keys?: MapKeys
}
/**
 * The schema under which runs are recorded: since /4 pictures and most files are made of a record when they are asked for,
 * since /5 the result hash covers facts and no words.
 */
export const RECORD_SCHEMA = 'keelson.run/5'
/** The schemas that can be read, and the form of what their result hashes cover. */
const HASHED_FORMS = {
  'keelson.run/1': 'without what was not made',
  'keelson.run/2': 'without what is open',
  'keelson.run/3': 'with words',
  'keelson.run/4': 'with words',
  [RECORD_SCHEMA]: 'facts',
} as const
type RecordSchema = keyof typeof HASHED_FORMS
/** `presentRecord` gives a record of any of them the form of the last. */
export const RECORD_SCHEMAS = Object.keys(HASHED_FORMS) as readonly RecordSchema[]

/** Whether the hashes of two results can be compared. */
export const isHashedAlike = (a: Pick<RunRecord, 'schema'>, b: Pick<RunRecord, 'schema'>): boolean =>
  HASHED_FORMS[a.schema] === HASHED_FORMS[b.schema]

/** What a workflow rests on, as it was when the run was recorded. */
export interface WorkflowEvidence {
  readonly evidence: readonly EvidenceCase[]
  /** In the standards and the physics that the workflow loads; absent for another repo's, and in older records. */
  readonly mistakes?: MistakesTried
}

export interface RunRecord extends WorkflowEvidence {
  /** The schema under which it was recorded: its result_hash is of that schema's form. */
  readonly schema: RecordSchema
  readonly created_at: string
  readonly base_url: string
  readonly request: RunRequest
  readonly response: RunResponse
  /** Absent for a workflow of another repo or one that is not built. */
  readonly contract?: ContractSnapshot
  /** Last lines that the process of another repo printed. */
  readonly output_tail?: string
  /** The declared files that it left. */
  readonly outputs?: readonly OutputFile[]
  /** The units in which this copy is to be read, where those are not the declared ones; no record is stored so. */
  readonly restated_in?: 'metric' | 'us'
}
