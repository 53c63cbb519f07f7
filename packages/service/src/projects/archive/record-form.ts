/** The record of a run as another service wrote it: held to the form of what a replay compares, since whoever sent it may have written it. */
import {
  coveredIn,
  isRecord,
  presentRecord,
  type Quantity,
  RECORD_SCHEMA,
  type Result,
  type RunRecord,
} from '@keelson/engine'
import { problemsOf } from '@keelson/workflow/schema-check.ts'
import { validatorOfSchema } from '@keelson/workflow/validator.ts'
import { hashOf } from '../../hash.ts'
import { parseJson } from '../../http/body.ts'
import { ServiceProblem } from '../../problems.ts'
import { isObject } from '../../request.ts'

type Json = Readonly<Record<string, unknown>>

const text = { type: 'string' }
/** What is kept of a record, or told of it. */
const short = { type: 'string', maxLength: 500 }
const textOrNull = { type: ['string', 'null'] }
const some = (properties: Json, required = Object.keys(properties)): Json => ({ type: 'object', properties, required })
const list = (items: Json): Json => ({ type: 'array', items })
const side = some({ value: { type: ['number', 'null'] }, unit: text })
const objectOrNull = { type: ['object', 'null'] }
const check = some({ id: text, title: text, state: text, demand: side, capacity: side })
const columns = list(some({ name: text, title: text }))
const SCHEMA: Json = some({
  schema: text,
  created_at: short,
  base_url: short,
  request: some({ ref: text }),
  response: some(
    {
      run_id: short,
      status: text,
      coordinate: some({ repo: short, workflow_id: short, resolved_version: { type: ['integer', 'null'] } }),
      result: some(
        {
          values: { type: 'object', additionalProperties: some({ label: text, columns }, ['label']) },
          checks: list({ allOf: [check, some({ left: objectOrNull, accepted: objectOrNull })] }),
          self_checks: list(check),
          tables: list(
            some({ id: text, title: text, columns, rows: list({ type: 'array' }), count: { type: 'integer' } }),
          ),
        },
        ['values', 'checks', 'tables'],
      ),
      provenance: some(
        {
          input_hash: text,
          code_version: some({ git_sha: text }),
          runtime: some({ node: text }),
          files: list(some({ digest: text, kept: some({ basename: text, sha256: text }) }, ['digest'])),
        },
        ['input_hash', 'code_version', 'runtime'],
      ),
      determinism: some({ result_hash: textOrNull }),
    },
    ['run_id', 'status', 'coordinate', 'provenance', 'determinism'],
  ),
})

export type ReadRecord = { readonly record: RunRecord } | { readonly why: string }

/** Why it cannot be believed is a sentence. */
export function recordIn(content: Buffer): ReadRecord {
  const value = parsed(content)
  if (!isRecord(value)) return { why: 'The record is not the record of a run.' }
  const [problem] = problemsOf(validatorOfSchema(SCHEMA), value, 'a field of a record')
  if (problem) return { why: `The record is not the record of a run: ${problem.pointer} ${problem.message}.` }
  const isRead = Object.values(value.response.result?.values ?? {}).every(areRows)
  return isRead ? { record: presentRecord(value) } : { why: 'The record has a value with rows that are none.' }
}

const areRows = ({ value, columns }: Quantity): boolean =>
  columns === undefined || !Array.isArray(value) || value.every(isObject)

function parsed(content: Buffer): unknown {
  try {
    return parseJson(content)
  } catch (error) {
    if (!(error instanceof ServiceProblem)) throw error
    return undefined
  }
}

/** Whether its result has the hash that it states; of one that is recorded in part only the replay tells. */
export function isHashTrue({ schema, response }: RunRecord): boolean {
  const { result, determinism } = response
  const stated = determinism?.result_hash ?? null
  if (stated === null || result === undefined || schema !== RECORD_SCHEMA || !isWhole(result)) return true
  return hashOf(coveredIn(result)) === stated
}

const isWhole = ({ values, tables }: Result): boolean =>
  Object.values(values).every(({ count }) => count === undefined) &&
  tables.every(({ rows, count }) => rows.length === count)
