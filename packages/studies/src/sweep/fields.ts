/** Swept parameters as a request gives them: which inputs of the swept workflow they are, their values in SI, their bounds. */
import { fromSI, printUnit, readUnit, readValue, siUnitOf, UnitError, unitAfter } from '@keelson/units'
import {
  annotations,
  choice,
  judgeNumber,
  type Labelled,
  type Problem,
  quantityList,
  rows,
  shown,
  text,
  type Warning,
  warning,
} from '@keelson/workflow'
import { boundsOf, type NumberBounds } from '@keelson/workflow/bounds.ts'
import type { TObject, TSchema } from 'typebox'

const MOST_PARAMETERS = 5

/** Of one parameter; how many cases they may make together is another limit. */
const MOST_VALUES = 10_000

/** The declaration of `parameters`: rows {name, values, unit}, `names` being the numeric inputs that may be swept, with their titles. */
export const sweptRows = <const N extends string>(names: Labelled<N>, workflow: string) =>
  rows(
    {
      name: choice(names, { title: 'Parameter', description: `Numeric input of ${workflow}.` }),
      values: quantityList('-', {
        title: 'Values',
        description: 'Values of the parameter, in the unit of the row.',
        minItems: 1,
        maxItems: MOST_VALUES,
        inert: 'each value is a separate case',
      }),
      unit: text({ title: 'Unit', description: 'Unit of the values of the row; "-" for a bare number.', default: '-' }),
    },
    {
      title: 'Swept parameters',
      description:
        'Swept parameters, one row each. For factorial combination, every value is combined with every value of the others and the last row varies fastest. For paired combination, the first values form one case, the second values another.',
      minItems: 1,
      maxItems: MOST_PARAMETERS,
    },
  )

export interface SweptRow {
  readonly name: string
  readonly values: readonly number[]
  readonly unit: string
}

/** A numeric input of the swept workflow; bounds are in `unit`. */
export interface Field extends NumberBounds {
  readonly name: string
  readonly title: string
  readonly unit: string
  /** As the workflow declares it. */
  readonly schema: TSchema
}

/** The named numeric inputs of a contract's params. */
export function fieldsOf(schema: TObject, names: readonly string[]): ReadonlyMap<string, Field> {
  return new Map(names.map((name) => [name, fieldOf(name, schema.properties[name] as TSchema)]))
}

function fieldOf(name: string, schema: TSchema): Field {
  const { title, unit = '-' } = annotations(schema)
  return { name, title, unit, schema, ...boundsOf(schema) }
}

/** A swept parameter, read. */
export interface Parameter {
  readonly field: Field
  /** Unit in which the values were given. */
  readonly unit: string
  /** As given. */
  readonly typed: readonly number[]
  /** In SI. */
  readonly values: readonly number[]
}

/** Reads the rows; what cannot be read is a problem at its place, and then `parameters` is not complete. */
export function readSwept(
  given: readonly SweptRow[],
  fields: ReadonlyMap<string, Field>,
  pointer: string,
): { readonly parameters: readonly Parameter[]; readonly problems: readonly Problem[] } {
  const parameters: Parameter[] = []
  const problems: Problem[] = []
  const refuse = (i: number, where: string, message: string) =>
    problems.push({ pointer: `${pointer}/${i}/${where}`, message })
  for (const [i, { name, values, unit }] of given.entries()) {
    const field = fields.get(name)
    if (field === undefined) {
      refuse(i, 'name', `must be one of '${[...fields.keys()].join("', '")}' (entered: '${name}')`)
    } else if (given.findIndex((row) => row.name === name) < i) {
      refuse(i, 'name', `must not be repeated; ${field.title} has an earlier row`)
    } else {
      const read = readValues(values, unit, field)
      if ('parameter' in read) parameters.push(read.parameter)
      else refuse(i, read.where, read.message)
    }
  }
  return { parameters, problems }
}

type ReadRow = { readonly parameter: Parameter } | { readonly where: string; readonly message: string }

function readValues(typed: readonly number[], unit: string, field: Field): ReadRow {
  let where = 'unit'
  try {
    const asRead = readUnit(unit, field.unit).unit
    const values = typed.map((v, k) => {
      where = `values/${k}`
      return readValue(v, unit, field.unit).si
    })
    return { parameter: { field, unit: asRead, typed, values } }
  } catch (error) {
    if (!(error instanceof UnitError)) throw error
    const hint = error.suggestion ? `; ${error.suggestion}` : ''
    return {
      where,
      message: `${error.message}${hint} (${field.title} is in ${printUnit(field.unit)}; entered: "${unit}")`,
    }
  }
}

const withUnit = (value: number, unit: string) => `${shown(value)}${unitAfter(unit, value)}`

/** Why a value, SI, is outside the bounds of its field, as the swept workflow would refuse it; undefined where it is not. */
export function boundProblem({ title, unit, minimum, above, maximum, below }: Field, si: number): string | undefined {
  const value = fromSI(si, unit)
  const must = (rule: string, bound: number) =>
    `${title} must be ${rule} ${withUnit(bound, unit)} (entered: ${withUnit(value, unit)})`
  if (!Number.isFinite(si)) return `${title} exceeds the number range in ${siUnitOf(unit)}`
  if (above !== undefined && !(value > above)) return must('above', above)
  if (minimum !== undefined && !(value >= minimum)) return must('at least', minimum)
  if (below !== undefined && !(value < below)) return must('below', below)
  if (maximum !== undefined && !(value <= maximum)) return must('at most', maximum)
  return undefined
}

/** A value that is odd: one that cannot be meant is a problem at its place, an unusual one a warning. */
export interface JudgedValues {
  readonly problems: readonly Problem[]
  readonly warnings: readonly Warning[]
}

/**
 * The values of each parameter against what its field can be, the first of each sort. A value outside the bounds of its
 * field is left to its case, which fails.
 */
export function judgeSwept(parameters: readonly Parameter[], pointer: string): JudgedValues {
  const odd = parameters.map(({ field, values }, i) =>
    values.flatMap((si, k) => {
      if (boundProblem(field, si) !== undefined) return []
      const found = judgeNumber(field.schema, Number(fromSI(si, field.unit).toPrecision(12)))
      return found === undefined ? [] : [{ ...found, pointer: `${pointer}/${i}/values/${k}` }]
    }),
  )
  return {
    problems: odd.flatMap((found) =>
      found
        .filter((f) => f.impossible)
        .slice(0, 1)
        .map(({ message, pointer: at }) => ({ pointer: at, message })),
    ),
    warnings: odd.flatMap((found) =>
      found
        .filter((f) => !f.impossible)
        .slice(0, 1)
        .map(({ message, pointer: path }) => warning('outside_usual_range', message, path)),
    ),
  }
}
