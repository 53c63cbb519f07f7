/**
 * The one place that knows Ajv. The explorers replace this module by the same validators written out as code at build
 * time, since a page may not compile any.
 */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { AnyContract } from './contract.ts'
import { vocabulary } from './keywords.ts'

export type { ErrorObject, ValidateFunction }

/** Nothing is coerced, removed or filled in; faults are found beside each other, with the schema that each breaks. */
export const AJV_OPTIONS = {
  allErrors: true,
  verbose: true,
  strict: true,
  strictTypes: false,
  allowUnionTypes: true,
} as const

/** Faults after which a validator stops: more than are told, for one place may have several. */
const MOST_FAULTS = 100

/**
 * The code of a validator, made to stop at so many faults: Ajv itself stops at the first or at none, and a long list of
 * wrong entries would be as many objects. One alternative (anyOf) of a schema of ours never has as many.
 */
export function stopping(code: string): string {
  const name = /return function (validate\d+)\(/.exec(code)?.[1]
  if (name === undefined) throw new Error('Ajv writes its validators in another form than is known here')
  return code.replaceAll('errors++;', `if(++errors>=${MOST_FAULTS}){${name}.errors=vErrors;return false;}`)
}

const ajv = new Ajv({ ...AJV_OPTIONS, code: { process: stopping } })
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
