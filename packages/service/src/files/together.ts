/** References to one table of a file that fills several inputs: where a request names one of them, it names all. */
import { togetherWith } from '@keelson/files'
import { annotations } from '@keelson/workflow'
import { ServiceProblem } from '../problems.ts'
import { fieldAt, type Schema } from './inputs.ts'
import { isMapping, isReference, type Reference } from './references.ts'

type Sent = Readonly<Record<string, unknown>>

/** Throws ServiceProblem, mapping_refused, where one of the others is entered beside the file. */
export function withOthers(references: readonly Reference[], params: Sent, schema: Schema): readonly Reference[] {
  const made = references.flatMap((one) => othersOf(one, params, schema))
  const byInput = new Map(made.map((one) => [one.input, one]))
  return [...references, ...byInput.values()]
}

function othersOf(one: Reference, params: Sent, schema: Schema): readonly Reference[] {
  const { as, input, name } = one
  if (!isMapping(as) || one.path.length > 1) return []
  const others = togetherWith(schema, input).filter((other) => other !== input && Object.hasOwn(as.columns, other))
  const entered = others.find((other) => params[other] !== undefined && !isReference(params[other]))
  if (entered !== undefined) throw besides(schema, name, input, entered)
  return others.filter((other) => params[other] === undefined).map((other) => ({ ...one, input: other, path: [other] }))
}

function besides(schema: Schema, file: string, input: string, entered: string): ServiceProblem {
  const [own, other] = [input, entered].map((name) => annotations(fieldAt(schema, name) as Schema).title)
  const says = `${file} provides ${other} together with ${own}, and ${other} is entered as well. Remove the entered values`
  return new ServiceProblem('mapping_refused', says)
}
