/** Reads a record of any schema in its present form, so that every run that was ever recorded can be shown and replayed. */
import { checksMade } from './emit-checks.ts'
import { RECORD_SCHEMA, RECORD_SCHEMAS, type RunRecord, type RunResponse } from './record.ts'
import type { CheckAnswer, CheckSide, Result } from './result.ts'

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
/** What every report under keelson.run/1 said of all that it cited. */
const FIRST_READ = 'public descriptions'
const NO_SIDE: CheckSide = { value: null, unit: '-', label: '', origin: null }

export const isRecord = (value: unknown): value is RunRecord =>
  typeof value === 'object' &&
  value !== null &&
  'schema' in value &&
  RECORD_SCHEMAS.some((schema) => schema === value.schema)

/** The record in its present form; it keeps the name of the schema that its result_hash is of. */
export function presentRecord(record: RunRecord): RunRecord {
  if (record.schema === RECORD_SCHEMA) return record
  const { response, contract } = record
  const standards = contract?.standards.map((s) => ({ ...s, read: s.read ?? FIRST_READ }))
  return {
    ...record,
    response: presentResponse(response),
    ...(contract && standards && { contract: { ...contract, standards } }),
  }
}

function presentResponse(response: RunResponse): RunResponse {
  if (!response.result) return { ...response, checks_made: null }
  const result = presentResult(response.result)
  return { ...response, checks_made: checksMade(result.checks), result }
}

const presentResult = <R extends Result>(result: R): R => ({
  ...result,
  checks: result.checks.map(presentCheck),
  assumed: result.assumed ?? [],
})

function presentCheck(check: CheckAnswer | FirstCheck): CheckAnswer {
  if ('state' in check) return check
  const { id, title, standard, clause, status, governing, note = null } = check
  const left = status === 'not_checked'
  return {
    id,
    title,
    standard,
    clause,
    state: left ? 'not_made' : status,
    governing,
    demand: { ...NO_SIDE, ...check.demand },
    capacity: { ...NO_SIDE, ...check.capacity },
    utilisation: check.utilisation ?? null,
    limit: check.limit ?? null,
    reason: left ? note : null,
    note: left ? null : note,
  }
}
