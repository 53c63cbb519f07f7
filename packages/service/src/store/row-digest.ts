/**
 * What a row of the ledger is held to beside the hash of its record: the digest of what a list shows of the run, and that of
 * what became of it since.
 */
import { isKept, type KeptFile, type OutputFile, type RunMeta, type RunRecord, type Status } from '@keelson/engine'
import { sha256 } from '../hash.ts'

/** A run in a list. */
export interface RunSummary {
  readonly run_id: string
  readonly created_at: string
  readonly ref: string
  readonly version: number | null
  readonly status: Status
  /** null where it is not known: a run of another repo, one that was not run, or one recorded before it was counted. */
  readonly checks_made: number | null
  readonly checks_open: number | null
  readonly checks_accepted: number | null
  readonly engine: string
  readonly domain: string
  readonly subdomain: string
  readonly detail: string
  /** Project, document, revision, title and client of the title block; null where it names none of them. */
  readonly titled: string | null
}

/** What a list shows and asks of a run, in the order of its columns. */
export const SUMMARY_COLUMNS = [
  'run_id',
  'created_at',
  'ref',
  'version',
  'status',
  'checks_made',
  'checks_open',
  'checks_accepted',
  'engine',
  'domain',
  'subdomain',
  'detail',
  'titled',
] as const satisfies readonly (keyof RunSummary)[]

/** The row of a run, made from its record. */
export function summaryOf({ created_at, request, response }: RunRecord): RunSummary {
  const { run_id, coordinate: c, status, checks_made, checks_open, checks_accepted, engine, detail } = response
  return {
    run_id,
    created_at,
    ref: `${c.repo}:${c.workflow_id}`,
    version: c.resolved_version,
    status,
    checks_made,
    checks_open,
    checks_accepted,
    engine,
    domain: c.domain,
    subdomain: c.subdomain,
    // As the database gives it back: half of a surrogate pair is no text there.
    detail: detail.toWellFormed(),
    titled: titledBy(request.meta)?.toWellFormed() ?? null,
  }
}

export const summaryDigest = (row: RunSummary): string =>
  sha256(JSON.stringify(SUMMARY_COLUMNS.map((name) => row[name])))

/** `same`: how its last replay came out, 1 or 0; null while there was none. `published`: 1 or 0. */
export const stateDigest = (runId: string, published: number, same: number | null): string =>
  sha256(JSON.stringify([runId, published, same]))

/** Of the pictures that are kept beside a record. */
export const picturesDigest = (runId: string, content: Uint8Array): string => sha256(`${runId} ${sha256(content)}`)

/** The files of a run, as its record names them. */
export const outputsOf = ({ response, outputs }: RunRecord): readonly OutputFile[] =>
  response.result?.outputs ?? outputs ?? []

/** Those of them that are stored, and not made from the record; and the files that its inputs were read from. */
export const keptFilesOf = (record: RunRecord): readonly KeptFile[] => [
  ...outputsOf(record).filter(isKept),
  ...(record.response.provenance?.files ?? []).flatMap(({ kept }) => kept ?? []),
]

/** Longest part of each text of a title block that a list shows and searches; the record has it whole. */
const LONGEST_TEXT = 120
/** Longest that the five of them are together. */
export const LONGEST_TITLED = 5 * (LONGEST_TEXT + 3)

function titledBy({ project, document, revision, title, client }: RunMeta = {}): string | null {
  const named = [project, document, revision, title, client].flatMap((text) => (text ? [shortened(text)] : []))
  return named.length === 0 ? null : named.join(' · ')
}

const shortened = (text: string): string =>
  text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT - 1)}\u2026`
