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
export const listOf = (items: Json): Json => ({ type: 'array', items })
