/** Validates inputs in the units of their fields against the contract's schema, and says what is wrong in words. */
import { distance } from 'fastest-levenshtein'
import type { AnyContract } from './contract.ts'
import type { Problem } from './errors.ts'
import { annotations } from './params.ts'
import { type ErrorObject, validatorOf } from './validator.ts'

/** The problems of inputs given in the units of their fields; empty when they are valid. */
export function validate(contract: AnyContract, declared: Readonly<Record<string, unknown>>): Problem[] {
  const valid = validatorOf(contract)
  if (valid(declared)) return []
  const problems = new Map<string, Problem>()
  for (const error of valid.errors ?? []) {
    const problem = inWords(error, contract)
    if (problem && !problems.has(problem.pointer)) problems.set(problem.pointer, problem)
  }
  return [...problems.values()]
}

function inWords(error: ErrorObject, contract: AnyContract): Problem | undefined {
  const at = error.instancePath
  const sent = `sent ${shortJson(error.data)}`
  const spec = annotations((error.parentSchema ?? {}) as never)
  const unit = spec.unit && spec.unit !== '-' ? ` ${spec.unit}` : ''
  switch (error.keyword) {
    case 'required': {
      const name = String(error.params.missingProperty)
      const field = annotations((error.parentSchema as { properties: Record<string, never> }).properties[name] as never)
      const fieldUnit = field.unit && field.unit !== '-' ? ` in ${field.unit}` : ''
      return { pointer: `${at}/${name}`, message: `is required: ${field.title}${fieldUnit}` }
    }
    case 'additionalProperties': {
      const name = String(error.params.additionalProperty)
      const names = Object.keys((error.parentSchema as { properties: object }).properties)
      return {
        pointer: `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        message: `is not an input of ${contract.id}; ${didYouMean(name, names)}`,
      }
    }
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum': {
      const { comparison, limit } = error.params as { comparison: string; limit: number }
      return { pointer: at, message: `must be ${comparison} ${limit}${unit}; ${sent}${unit}` }
    }
    case 'enum': {
      const allowed = error.params.allowedValues as unknown[]
      return { pointer: at, message: `must be one of ${allowed.map((v) => JSON.stringify(v)).join(', ')}; ${sent}` }
    }
    case 'anyOf':
      return { pointer: at, message: `must be a number in its bounds or one of the listed words; ${sent}` }
    case 'minItems':
      return {
        pointer: at,
        message: `must have at least ${error.params.limit} entries; it has ${lengthOf(error.data)}`,
      }
    case 'maxItems':
      return {
        pointer: at,
        message: `must have at most ${error.params.limit} entries; it has ${lengthOf(error.data)}`,
      }
    case 'uniqueItems':
      return {
        pointer: at,
        message: `must not hold one entry twice: entries ${error.params.j} and ${error.params.i} are equal`,
      }
    default:
      return { pointer: at, message: `${error.message ?? 'is not valid'}; ${sent}` }
  }
}

const lengthOf = (data: unknown) => (Array.isArray(data) ? data.length : 0)

function didYouMean(name: string, names: readonly string[]): string {
  const near = names.map((n) => [distance(name.slice(0, 80), n), n] as const).sort((a, b) => a[0] - b[0])[0]
  return near && near[0] <= Math.max(3, name.length / 3)
    ? `did you mean ${near[1]}?`
    : `its ${names.length} inputs are in its request schema`
}

/** JSON of a value for a message, cut where it is long. */
export function shortJson(value: unknown): string {
  const json =
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : (JSON.stringify(value) ?? 'nothing')
  return json.length > 80 ? `${json.slice(0, 77)}...` : json
}
