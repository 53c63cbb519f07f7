/** Requests that bring a workflow into each of its modes: every value of every selector. */
import { type AnyContract, annotations, applicability, type VerificationCase, type Workflow } from '@keelson/workflow'
import type { TObject, TSchema } from 'typebox'

export type Request = Readonly<Record<string, unknown>>

/** What the requests are made of: the contract, the example and the cases. */
interface Known {
  readonly contract: AnyContract
  readonly workflow: Workflow
  readonly tried: readonly VerificationCase[]
}

export interface Mode {
  readonly name: string
  readonly selector: string
  readonly value: unknown
  /** Requests to try in turn: the mode is reached by the first that is accepted. */
  readonly requests: Iterable<Request>
}

/** Combinations of the other selectors tried for one mode. */
const MOST_TRIES = 300

/** The values of an input that selects: a listed word or a flag. */
export function selectorValues(schema: TSchema): readonly unknown[] {
  const s = schema as { enum?: readonly unknown[]; type?: string }
  return s.enum ?? (s.type === 'boolean' ? [true, false] : [])
}

export function modeRequests({ contract, workflow, tried }: Known): Mode[] {
  const schema = contract.params as TObject
  const selectors = Object.entries(schema.properties).filter(([, s]) => selectorValues(s).length > 0)
  const bases = [
    workflow.example,
    ...tried.filter((c) => !c.expect_refusal).map((c) => ({ ...workflow.example, ...c.inputs })),
  ]
  return selectors.flatMap(([selector, s]) =>
    selectorValues(s).map(
      (value): Mode => ({
        name: `${selector} = ${String(value)}`,
        selector,
        value,
        requests: candidates(
          schema,
          bases,
          selectors.filter(([name]) => name !== selector),
          { [selector]: value },
        ),
      }),
    ),
  )
}

function* candidates(
  schema: TObject,
  bases: readonly Request[],
  others: readonly [string, TSchema][],
  set: Request,
): Generator<Request> {
  for (const base of bases) yield completed(schema, { ...base, ...set })
  let tries = 0
  for (const choice of combinations(others)) {
    if (tries++ >= MOST_TRIES) return
    yield completed(schema, { ...bases[0], ...choice, ...set })
  }
}

function* combinations(selectors: readonly [string, TSchema][]): Generator<Request> {
  const [first, ...rest] = selectors
  if (!first) {
    yield {}
    return
  }
  const [name, schema] = first
  for (const tail of combinations(rest)) for (const value of selectorValues(schema)) yield { ...tail, [name]: value }
}

/** Adds what the mode requires and the request lacks, from the examples of the schema. */
export function completed(schema: TObject, request: Request): Request {
  const plain = Object.fromEntries(Object.entries(request).map(([name, v]) => [name, unwrapped(v)]))
  const defaults = Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, s]) =>
      'default' in s ? [[name, (s as { default: unknown }).default]] : [],
    ),
  )
  const { problems } = applicability(schema, { ...defaults, ...plain }, new Set(Object.keys(request)))
  const missing = problems.map((p) => p.pointer.slice(1))
  const added = missing.flatMap((name) => {
    const example = exampleOf(schema.properties[name])
    return example === undefined ? [] : [[name, example]]
  })
  return { ...request, ...Object.fromEntries(added) }
}

/** A value that the schema itself offers: its example, default or first word. */
export function exampleOf(schema: TSchema | undefined): unknown {
  if (!schema) return undefined
  const s = schema as { examples?: readonly unknown[]; default?: unknown }
  return s.examples?.[0] ?? s.default ?? annotations(schema).words[0] ?? selectorValues(schema)[0]
}

const unwrapped = (v: unknown): unknown =>
  typeof v === 'object' && v !== null && !Array.isArray(v) && 'value' in v ? (v as { value: unknown }).value : v
