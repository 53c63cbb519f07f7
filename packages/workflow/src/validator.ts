/**
 * The one place that knows Ajv. The explorers replace this module by the same validators written out as code at build
 * time, since a page may not compile any.
 */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { AnyContract } from './contract.ts'
import { vocabulary } from './params.ts'

export type { ErrorObject, ValidateFunction }

/** Nothing is coerced, removed or filled in; every fault is found, with the schema that it breaks. */
export const AJV_OPTIONS = {
  allErrors: true,
  verbose: true,
  strict: true,
  strictTypes: false,
  allowUnionTypes: true,
} as const

const ajv = new Ajv(AJV_OPTIONS)
ajv.addVocabulary([...vocabulary])

const compiled = new WeakMap<object, ValidateFunction>()

/** The validator of a contract's inputs in the units of their fields, compiled once. */
export const validatorOf = (contract: AnyContract): ValidateFunction => validatorOfSchema(contract.params)

/** The validator of any other schema, compiled once; no page has it. */
export function validatorOfSchema(schema: object): ValidateFunction {
  const known = compiled.get(schema)
  if (known) return known
  const made = ajv.compile(schema)
  compiled.set(schema, made)
  return made
}
