/**
 * What a contract offers to try is worth trying: inputs of one number that a designer would change, each with a part in a
 * checked mode, at least one of which has a limit or moves the verdict. A limit that is told is one: the case passes at it,
 * and 1 % beyond it does not.
 */
import { findLimits } from '@keelson/studies/tries/find-limits.ts'
import type { FoundLimit } from '@keelson/studies/tries/found.ts'
import { type Judged, judgedPoint } from '@keelson/studies/tries/judged.ts'
import { type AnyContract, annotations, engineeringChecks } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import type { Request } from '../modes.ts'
import { type ConformanceCheck, isRun, type Run, type Subject } from '../subject.ts'

const MOST = 3
/** Kinds that a method or nature gives, and no designer chooses. */
const NOT_CHOSEN = /factor|coefficient|gravity|unit_weight|(?:seawater|steel|air)_density/
/** Of the value that stands: where an input without a limit must move the verdict one way. */
const STEPS = [0.5, 0.8, 1, 1.25, 2]
const BEYOND = 0.01

export const triedCheck: ConformanceCheck = {
  name: 'what is offered to try has a limit or moves the verdict',
  problems: async (subject) => {
    const { contract } = subject
    if (contract.tries === undefined) return []
    const named = namingProblems(contract)
    if (named.length > 0) return named
    const runs = await subject.runs()
    const idle = (contract.tries as readonly string[]).filter((name) => !runs.some((run) => hasPart(run, name)))
    if (idle.length > 0) return idle.map((name) => `no run that makes a check uses ${name}`)
    return effectProblems(subject, runs)
  },
}

function namingProblems(contract: AnyContract): string[] {
  const names: readonly string[] = contract.tries ?? []
  const { properties } = contract.params as { readonly properties: Readonly<Record<string, TSchema>> }
  const ofOne = names.flatMap((name) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (schema === undefined) return [`${name} is not an input`]
    const { type, anyOf } = schema as { readonly type?: string; readonly anyOf?: unknown }
    const { kind = '', unit } = annotations(schema)
    if (unit === undefined || !(type === 'number' || type === 'integer' || anyOf)) return [`${name} is not one number`]
    return NOT_CHOSEN.test(kind) ? [`${name} is not for a designer to choose (${kind})`] : []
  })
  const checks = Object.keys(engineeringChecks(contract)).length
  const count = names.length < 1 || names.length > MOST || new Set(names).size < names.length
  return [
    ...ofOne,
    ...(count ? [`it names ${names.length} inputs, not 1 to ${MOST} apart`] : []),
    ...(checks === 0 ? ['it has no check of a criterion'] : []),
  ]
}

const hasPart = ({ request, read, emitted }: Run, name: string): boolean =>
  request[name] !== undefined && read.useOf(name) === 'used' && emitted.checks_made > 0

/** One input with an effect is enough: the first run that shows it is the proof. */
async function effectProblems(subject: Subject, runs: readonly Run[]): Promise<string[]> {
  const { contract } = subject
  for (const run of runs.filter((one) => (contract.tries ?? []).some((name: string) => hasPart(one, name)))) {
    for await (const limit of limitsOf(subject, run)) return beyondProblems(subject, run, limit)
    for (const name of contract.tries ?? []) if (hasPart(run, name) && (await isMoved(subject, run, name))) return []
  }
  return ['no input that it names has a limit or moves the governing utilisation one way']
}

const limitsOf = (subject: Subject, { request, read, emitted }: Run): AsyncGenerator<FoundLimit> =>
  findLimits({ contract: subject.contract, base: request, read, system: 'declared' }, judgedOf(emitted), (params) =>
    judgedBy(subject, params),
  )

async function beyondProblems(subject: Subject, { request }: Run, found: FoundLimit): Promise<string[]> {
  const { param, value, side, unit } = found
  const isWhole = subject.contract.params.properties[param].type === 'integer'
  const step = (side === 'minimum' ? -1 : 1) * (isWhole ? 1 : Math.abs(value) * BEYOND)
  const statusAt = async (x: number) => (await judgedBy(subject, { ...request, [param]: at(x, unit) }))?.status
  const [there, beyond] = [await statusAt(value), await statusAt(value + step)]
  if (there === 'PASS' && beyond !== 'PASS') return []
  return [`${param} has ${side} ${value} ${unit}: the case is ${there} there and ${beyond} beyond it`]
}
const at = (value: number, unit: string) => (unit === '-' ? value : { value, unit })

async function isMoved(subject: Subject, { request, emitted }: Run, name: string): Promise<boolean> {
  const now = request[name]
  if (typeof now !== 'number') return false
  const isWhole = subject.contract.params.properties[name].type === 'integer'
  const shares: number[] = []
  for (const step of STEPS) {
    const x = isWhole ? Math.round(now * step) : now * step
    const run = step === 1 ? judgedOf(emitted) : await judgedBy(subject, { ...request, [name]: x })
    const { y } = judgedPoint(x, run, new Set())
    if (y !== null) shares.push(y)
  }
  const moves = shares.slice(1).map((share, i) => Math.sign(share - (shares[i] ?? 0)))
  return moves.some((move) => move !== 0) && new Set(moves.filter((move) => move !== 0)).size === 1
}

const judgedOf = ({ status, result }: Run['emitted']): Judged => ({ status, checks: result.checks })

async function judgedBy(subject: Subject, params: Request): Promise<Judged | undefined> {
  const run = await subject.runForNumbers('a try', params)
  return isRun(run) ? judgedOf(run.emitted) : undefined
}
