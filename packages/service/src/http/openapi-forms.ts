/** Small forms of JSON Schema that the document repeats. */
import { domains } from '@keelson/workflow'
import type { Json } from './openapi-workflows.ts'

export const text = { type: 'string' }
export const textOrNull = { type: ['string', 'null'] }
export const domain = { type: 'string', enum: [...domains] }
export const object = (properties: Json, required: readonly string[] = Object.keys(properties)): Json => ({
  type: 'object',
  properties,
  required,
})
/** A form with members that are not always there. */
export const withOptional = (form: Json, optional: Json): Json => ({
  ...form,
  properties: { ...(form.properties as Json), ...optional },
})
/** Who wrote a text that is not ours. */
export const textFrom = (which: string): Json => ({
  type: 'string',
  enum: ['repo', 'command'],
  description: `Author of ${which}: another repo in its manifest, or its command in its output. Absent if the text is by Keelson.`,
})
export const listOf = (items: Json): Json => ({ type: 'array', items })
