/** What a declared feed is held to: it is of one kind of quantity at both ends, and its target takes the number and uses it. */
import {
  type AnyContract,
  annotations,
  carriedInputs,
  caseParams,
  type FeedSpec,
  holds,
  sameDimension,
  type ValueSpec,
} from '@keelson/workflow'
import type { TObject, TSchema } from 'typebox'
import type { Request } from './modes.ts'
import { isRun, type Run, type Subject } from './subject.ts'

/** Kinds that a value and an input may have and still be the same thing: the kind of the value, '' of none, that of the input, why. */
const SAME: readonly (readonly [value: string, input: string, why: string])[] = [
  ['', 'dynamic_amplification_factor', 'a calculated ratio of loads is of no kind until it is used as a factor'],
  ['', 'peak_enhancement_factor', 'the factor that was used may be that of no JONSWAP spectrum'],
  ['line_tension', 'foundation_load', 'the tension at the anchor is the load on it'],
  [
    'line_tension',
    'pipe_axial_force',
    'the tension of a line by its submerged weight is the effective tension of a pipe',
  ],
  ['survey_depth', 'well_depth', 'both are depths below the datum of the survey, in the units of their trades'],
  ['oil_rate', 'forecast_rate', 'a forecast is of oil or gas, in barrels or in cubic feet'],
  ['field_rate', 'forecast_rate', 'a forecast is of a well or of a field'],
  ['field_volume', 'produced_volume', 'the volume produced by a field or by a well'],
]
const LONGEST_NOTE = 25

/** The workflow that a ref resolves to, if it can be run. */
export type TargetOf = (ref: string) => Subject | undefined

export async function feedProblems(source: Subject, feed: FeedSpec, targetOf: TargetOf): Promise<readonly string[]> {
  const target = targetOf(feed.to.ref)
  const value = (source.contract.values as Readonly<Record<string, ValueSpec>>)[feed.value]
  const input = target && inputOf(target.contract, feed.to.input)
  const missing = [
    value?.kind !== 'number' && `${feed.value} is not a number among its values`,
    !target && `${feed.to.ref} is not a workflow that can be run`,
    target?.contract.id === source.contract.id && 'it feeds itself',
    target && notChosen(target.contract, feed),
    target && !(input && takesOneNumber(input)) && `${feed.to.input} of ${feed.to.ref} does not take one number`,
    !isNote(feed.note) && `its note is not one sentence of at most ${LONGEST_NOTE} words: ${feed.note}`,
  ].filter((problem) => typeof problem === 'string')
  if (missing.length > 0 || value?.kind !== 'number' || !target || !input) return missing
  const unlike = unlikeness(value, input)
  return unlike.length > 0 ? unlike : carriedProblems(source, feed, target)
}

/** Beside the number stands how the target takes it, and never a number that nobody has entered. */
function notChosen(contract: AnyContract, { with: beside = {} }: FeedSpec): string | false {
  const invented = Object.entries(beside).filter(
    ([name, sent]) =>
      sent !== null && sent !== INCLUDED_FACTOR && annotations(inputOf(contract, name) ?? {}).unit !== undefined,
  )
  return invented.length > 0 && `it enters numbers that are not results: ${invented.map(([name]) => name).join(', ')}`
}
/** Of a load that holds the factor already. */
const INCLUDED_FACTOR = 1

const inputOf = ({ params }: AnyContract, name: string): TSchema | undefined =>
  (params as TObject).properties[name] as TSchema | undefined

const takesOneNumber = (schema: TSchema): boolean =>
  annotations(schema).unit !== undefined && (schema as { readonly type?: string }).type !== 'array'

const isNote = (note: string): boolean =>
  /^[A-Z][^.;:]*(?:\d\.\d[^.;:]*)*\.$/.test(note) && note.split(' ').length <= LONGEST_NOTE

function unlikeness(value: Extract<ValueSpec, { kind: 'number' }>, input: TSchema): readonly string[] {
  const { unit = '-', kind = '', difference } = annotations(input)
  const { quantity = '' } = value
  const isSame = quantity === kind || SAME.some(([from, to]) => from === quantity && to === kind)
  return [
    !sameDimension(value.unit, unit) && `${value.unit} and ${unit} are not of one dimension`,
    (value.difference ?? false) !== difference && 'one is a difference of temperatures, the other a level',
    !isSame && `${quantity || 'no kind'} and ${kind || 'no kind'} are not listed as the same thing`,
  ].filter((problem) => typeof problem === 'string')
}

/** Of the example and the cases one gives a number that the target takes. Where its example asks for more, a case of it has that. */
async function carriedProblems(source: Subject, feed: FeedSpec, target: Subject): Promise<readonly string[]> {
  const met: string[] = []
  for (const run of await runsOf(source)) {
    const { value, unit } = run.emitted.result.values[feed.value] ?? {}
    if (typeof value !== 'number' || !holds(feed.when ?? {}, run.read.params)) continue
    const problem = await carriedProblem(target, feed, { value, ...(unit !== undefined && { unit }) })
    if (problem === undefined) return []
    met.push(`${run.name}, ${value} ${unit}: ${problem}`)
  }
  return met.length > 0 ? met : ['neither its example nor a case gives the value where the feed applies']
}

async function runsOf(source: Subject): Promise<readonly Run[]> {
  const made = await Promise.all(requestsOf(source).map(({ id, request }) => source.run(id, request)))
  return made.filter(isRun)
}

const requestsOf = ({ workflow, cases }: Subject): readonly { readonly id: string; readonly request: Request }[] => [
  { id: 'example', request: workflow.example },
  ...cases.filter((c) => !c.expect_refusal).map((one) => ({ id: one.id, request: caseParams(one, workflow.example) })),
]

async function carriedProblem(
  target: Subject,
  feed: FeedSpec,
  number: Parameters<typeof carriedInputs>[1],
): Promise<string | undefined> {
  const carried = carriedInputs(feed, number)
  const [first, ...others] = requestsOf(target)
  const opened = await problemOver(target, feed, { ...first?.request, ...carried })
  if (!opened || opened.kind === 'unused') return opened?.said
  for (const { request } of others) if (!(await problemOver(target, feed, { ...request, ...carried }))) return undefined
  return opened.said
}

async function problemOver({ run }: Subject, feed: FeedSpec, laid: Readonly<Record<string, unknown>>) {
  const request: Request = Object.fromEntries(Object.entries(laid).filter(([, sent]) => sent !== null))
  const answered = await run('carried', request)
  if (!isRun(answered))
    return {
      kind: 'refused',
      said: answered.refused.problems.map(({ pointer, message }) => `${pointer} ${message}`).join('; '),
    }
  const use = answered.read.useOf(feed.to.input)
  return use === 'used' ? undefined : { kind: 'unused', said: `the input is ${use}` }
}
