/** Requests at the ends of what a workflow accepts: its inputs at the ends of their usual ranges, drawn by a seed. */
import { annotations } from '@keelson/workflow'
import fc from 'fast-check'
import type { TObject, TSchema } from 'typebox'
import { type Request, selectorValues } from './modes.ts'
import type { Subject } from './subject.ts'

/** Of each workflow. */
export const EXTREMES = 20
/** Requests of which so many are accepted; the others may be refused. */
const TRIES = 120
const SEED = 20261130
/** Inputs that a request changes. */
const MOST_CHANGED = 5
/** Where an input has no usual range: from how much of its own value to how much of it. */
const AROUND = [0.2, 5] as const

/** The example or a case with a few of its inputs at an end. */
export function extremeRequests({ contract, workflow }: Subject, bases: readonly Request[]): readonly Request[] {
  const { properties } = contract.params as TObject
  const changes = (base: Request) =>
    Object.keys(base)
      .filter((name) => properties[name] !== undefined)
      .map((name) => endsOf(properties[name] as TSchema, base[name]).map((value) => [name, value] as const))
      .filter((ends) => ends.length > 0)
  const from = [workflow.example as Request, ...bases]
  const requests = fc.constantFrom(...from).chain((base) => {
    const all = changes(base)
    return all.length === 0
      ? fc.constant(base)
      : fc
          .array(
            fc.constantFrom(...all).chain((ends) => fc.constantFrom(...ends)),
            { minLength: 1, maxLength: MOST_CHANGED },
          )
          .map((chosen): Request => ({ ...base, ...Object.fromEntries(chosen) }))
  })
  return fc.sample(requests, { numRuns: TRIES, seed: SEED })
}

function endsOf(schema: TSchema, own: unknown): readonly unknown[] {
  const listed = selectorValues(schema)
  if (listed.length > 0) return listed
  if (typeof own !== 'number' || annotations(schema).unit === undefined) return []
  const usual = (schema as { readonly 'x-usual'?: readonly [number, number] })['x-usual'] ?? AROUND.map((k) => k * own)
  return (schema as { readonly type?: string }).type === 'integer' ? usual.map(Math.round) : usual
}
