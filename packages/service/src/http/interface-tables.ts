/** The tables of the interface, as tests hold answers to them: each field with its type, and none beside them. */
import assert from 'node:assert/strict'
import type { Json } from '../testing.ts'

export const VERSION_STATUSES = ['stable', 'deprecated', 'experimental']

type Field = readonly [type: string, required: boolean]
export const WORKFLOW_ROW: Record<string, Field> = {
  ref: ['string', true],
  cta: ['string', true],
  runtime: ['string', false],
  subdomain: ['string', false],
  version: ['integer|null', false],
  status: ['string', false],
  firable: ['boolean', true],
  reason: ['string', false],
}
export const WARNING: Record<string, Field> = {
  code: ['string', true],
  message: ['string', true],
  path: ['string', false],
  field: ['string', false],
  quantities: ['array', false],
  said: ['string', false],
}
const RUN_RESPONSE: Record<string, Field> = {
  ref: ['string', true],
  status: ['string', true],
  returncode: ['integer|null', false],
  duration_s: ['number', false],
  detail: ['string', false],
  report_url: ['string|null', true],
  artifacts: ['array', true],
  coordinate: ['object', true],
}
const IN_PROCESS: Record<string, Field> = {
  engine: ['string', true],
  result: ['object', true],
  provenance: ['object', true],
  determinism: ['object', true],
  confidence: ['object|null', true],
  warnings: ['array', true],
}
const OWN: Record<string, Field> = {
  run_id: ['string', true],
  checks_made: ['integer', true],
  checks_open: ['integer', true],
  checks_accepted: ['integer', true],
}
const ARTIFACT: Record<string, Field> = { name: ['string', true], present: ['boolean', true], path: ['string', true] }
const COORDINATE: Record<string, Field> = {
  repo: ['string', true],
  domain: ['string', true],
  subdomain: ['string', true],
  workflow_id: ['string', true],
  requested_version: ['integer|null', true],
  resolved_version: ['integer|null', true],
  version_status: ['string', true],
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}
/** Holds an object to its table: each field there if required, of its type, and none beside them. */
export function fits(value: Json, table: Record<string, Field>): void {
  assert.equal(typeOf(value), 'object')
  for (const [name, [types, required]] of Object.entries(table)) {
    if (!Object.hasOwn(value, name)) {
      assert.ok(!required, `${name} is missing`)
      continue
    }
    const allowed = types.split('|').flatMap((t) => (t === 'number' ? ['number', 'integer'] : [t]))
    assert.ok(allowed.includes(typeOf(value[name])), `${name} is ${typeOf(value[name])}, not ${types}`)
  }
  for (const name of Object.keys(value)) assert.ok(Object.hasOwn(table, name), `${name} is not a field of the table`)
}
export function fitsResponse(response: Json): void {
  fits(response, { ...RUN_RESPONSE, ...IN_PROCESS, ...OWN })
  fits(response.coordinate, COORDINATE)
  for (const artifact of response.artifacts) {
    fits(artifact, ARTIFACT)
    assert.doesNotMatch(artifact.path, /^\/|\.\./)
  }
  assert.match(response.run_id, /^[0-9a-f]{8}-[0-9a-f]{4}-7/)
  assert.ok(VERSION_STATUSES.includes(response.coordinate.version_status))
}
