/** Reads a record of any schema in its present form, so that every run that was ever recorded can be shown and replayed. */
import { type ContractSnapshot, RECORD_SCHEMAS, type RunRecord, type RunResponse } from './record.ts'
import type { CheckAnswer, CheckSide, Result } from './result.ts'
import { countsOf } from './status.ts'

/** A check under keelson.run/1: members were left out where it was not made. */
interface FirstCheck {
  readonly id: string
  readonly title: string
  readonly standard: string
  readonly clause: string
  readonly status: 'pass' | 'fail' | 'not_checked'
  readonly governing: boolean
  readonly demand?: CheckSide
  readonly capacity?: CheckSide
  readonly utilisation?: number | null
  readonly limit?: number
  readonly note?: string
}
/** A check under keelson.run/2: it did not say whether the verdict needed it. */
type SecondCheck = Omit<CheckAnswer, 'open' | 'reason_kind' | 'left' | 'accepted'>
const UNKNOWN = { open: false, reason_kind: null, left: null, accepted: null } as const
/** Before keelson.run/3 the answers were called so. */
interface FirstSnapshot {
  readonly headline?: readonly string[]
}
/** What every report under keelson.run/1 said of all that it cited. */
const FIRST_READ = 'public descriptions'
const NO_SIDE: CheckSide = { value: null, unit: '-', label: '' }

/** Records of these say less than those after them. */
const OF_OLD: ReadonlySet<RunRecord['schema']> = new Set(['keelson.run/1', 'keelson.run/2'])

export const isRecord = (value: unknown): value is RunRecord =>
  typeof value === 'object' &&
  value !== null &&
  'schema' in value &&
  RECORD_SCHEMAS.some((schema) => schema === value.schema)

/** The record in its present form; it keeps the name of the schema that its result_hash is of. */
export function presentRecord(record: RunRecord): RunRecord {
  if (!OF_OLD.has(record.schema)) return attributed(record)
  const { response, contract } = record
  const present = { response: presentResponse(response), ...(contract && { contract: presentContract(contract) }) }
  return attributed({ ...record, ...present })
}

/** Runs of other repos did not always say that what they answer is what a command printed. */
function attributed(record: RunRecord): RunRecord {
  const { response, output_tail } = record
  if (output_tail === undefined || response.detail_from !== undefined) return record
  return { ...record, response: { ...response, detail_from: 'command' } }
}

const presentContract = ({ headline, ...contract }: ContractSnapshot & FirstSnapshot): ContractSnapshot => ({
  ...contract,
  answers: contract.answers ?? headline ?? [],
  standards: contract.standards.map((s) => ({ ...s, read: s.read ?? FIRST_READ })),
})

function presentResponse(response: RunResponse): RunResponse {
  if (!response.result) return { ...response, checks_made: null, checks_open: null, checks_accepted: null }
  const result = presentResult(response.result)
  const { checks_made } = countsOf(result.checks)
  return { ...response, checks_made, checks_open: null, checks_accepted: 0, result }
}

const presentResult = <R extends Result>(result: R): R => ({
  ...result,
  checks: result.checks.map(presentCheck),
  assumed: result.assumed ?? [],
})

function presentCheck(check: CheckAnswer | SecondCheck | FirstCheck): CheckAnswer {
  if ('reason_kind' in check) return check
  if ('state' in check) return { ...check, ...UNKNOWN }
  const { id, title, standard, clause, status, governing, note = null } = check
  const left = status === 'not_checked'
  return {
    id,
    title,
    standard,
    clause,
    state: left ? 'not_made' : status,
    governing,
    demand: check.demand ?? NO_SIDE,
    capacity: check.capacity ?? NO_SIDE,
    utilisation: check.utilisation ?? null,
    limit: check.limit ?? null,
    reason: left ? note : null,
    note: left ? null : note,
    ...UNKNOWN,
  }
}
