/**
 * What another repo, or a command of it, wrote, as it enters: a text is quoted, bounded in length and has nothing hidden in it,
 * before anything is made of it. Names of params stay as they are, since they are sent back.
 */
import type { RunResponse } from '@keelson/engine'
import type { Problem } from '@keelson/workflow'
import { quoted } from '../said/quoted.ts'
import type { HitAnswer, VersionAnswer, WorkflowAnswer } from './answers.ts'

const LONGEST_TITLE = 120
const LONGEST_TEXT = 300
/** Words of a choice and texts of an example, which are sent back, are as long as they are up to this. */
const LONGEST_SENT = 2000

type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

export const hitSaid = (hit: HitAnswer): HitAnswer =>
  hit.text_from === undefined
    ? hit
    : { ...hit, title: quoted(hit.title, LONGEST_TITLE), reason: reasonSaid(hit.reason) }

export function workflowSaid(workflow: WorkflowAnswer): WorkflowAnswer {
  const versions = workflow.versions.map(versionSaid)
  if (workflow.text_from === undefined) return { ...workflow, versions }
  const { title, reason } = workflow
  return { ...workflow, title: quoted(title, LONGEST_TITLE), reason: reasonSaid(reason), versions }
}

function versionSaid(version: VersionAnswer): VersionAnswer {
  if (version.text_from === undefined) return version
  const { title, request_schema, example, deliverables } = version
  return {
    ...version,
    title: quoted(title, LONGEST_TITLE),
    request_schema: request_schema && (schemaSaid(request_schema) as Json),
    ...(example && { example: bounded(example) as Json }),
    ...(deliverables && {
      deliverables: deliverables.map((one) => ({ ...one, description: quoted(one.description) })),
    }),
  }
}

export function runSaid(response: RunResponse): RunResponse {
  const { detail, detail_from } = response
  return detail_from === undefined ? response : { ...response, detail: quoted(detail, LONGEST_TEXT) }
}

/** A fault in params of another repo; that one is missing or unknown is said by us. */
export const faultSaid = ({ pointer, message }: Problem): Problem => ({
  pointer,
  message: OURS.includes(message) ? message : quoted(message, LONGEST_TEXT),
})
const OURS = ['is required', 'is not a valid field']

export const detailSaid = (detail: string): string => quoted(detail, LONGEST_TEXT)

const reasonSaid = (reason: string): string => (reason === '' ? '' : quoted(reason, LONGEST_TEXT))

/** What is kept of a schema: what JSON Schema has of a value, and the unit that a number is in where that is a word. */
const KEPT = new Set(
  `type minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern format minItems maxItems
  uniqueItems additionalProperties items prefixItems anyOf oneOf allOf not if then else $ref`.split(/\s+/),
)
const UNIT = 'x-ogc-unit'
/** Of these the values are sent. */
const SENT = ['enum', 'const', 'default', 'required']
/** The members of these are schemas under names of their own. */
const NAMED = ['properties', 'patternProperties', '$defs', 'definitions']
/** A word such as a unit or a reference; a sentence has spaces. */
const WORD = /^[\w#$%&*+,./:;=?@^|~()[\]{}\\-]{1,80}$/

/** A schema whose texts are quoted; its names, and the values that it allows, stay what they are. */
function schemaSaid(schema: unknown): unknown {
  if (typeof schema === 'string') return WORD.test(schema) ? schema : quoted(schema)
  if (Array.isArray(schema)) return schema.map(schemaSaid)
  if (!isJson(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema).flatMap(([name, value]) => {
      if (['title', 'description'].includes(name)) return [[name, quoted(String(value), LONGEST_TITLE)]]
      if (SENT.includes(name)) return [[name, bounded(value)]]
      if (NAMED.includes(name) && isJson(value)) return [[name, namedSaid(value)]]
      if (name === UNIT) return WORD.test(String(value)) ? [[name, value]] : []
      return KEPT.has(name) ? [[name, schemaSaid(value)]] : []
    }),
  )
}

/** A title that is not given would be made of the name. */
const namedSaid = (schemas: Json): Json =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const said = schemaSaid(schema)
      return [name, isJson(said) ? { title: '', ...said } : said]
    }),
  )

/** A value with its texts cut where they are too long to be shown. */
function bounded(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length <= LONGEST_SENT ? value : `${value.slice(0, LONGEST_SENT)} (cut: ${value.length} characters)`
  if (Array.isArray(value)) return value.map(bounded)
  if (!isJson(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, bounded(member)]))
}
