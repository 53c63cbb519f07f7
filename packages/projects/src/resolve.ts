/** The request of a case: every link followed to the results as they stand, or the reason why it cannot be sent. */
import type { InputBasis, Quantity } from '@keelson/engine'
import { shortJson } from '@keelson/workflow'
import type { Reduce, ResultLink } from './document.ts'
import { endOfInput, isFault } from './ends.ts'
import { type LaidCalculation, type LaidCase, type LaidOut, resultLinkOf } from './laid-out.ts'
import { caseNamed, isBasisLink, type Source, sourceOf } from './links.ts'
import { type CaseResult, type Results, resultOf } from './methods.ts'
import { gathered, type LaidParams } from './params.ts'

export interface Resolved extends LaidParams {
  readonly ref: string
  /** Of reductions over cases: which case each took. */
  readonly taken: readonly { readonly path: string; readonly calculation: string; readonly case: string }[]
}
export type Resolution = { readonly resolved: Resolved } | { readonly blocked: string }

export function resolve(laid: LaidOut, { calculation }: LaidCalculation, one: LaidCase, results: Results): Resolution {
  const taken: Resolved['taken'][number][] = []
  let blocked: string | undefined
  const links = new Map(one.links.map(({ path, link }) => [path, link]))
  const params = gathered(laid.project, one, (path) => {
    const link = links.get(path)
    const result = link && resultLinkOf(laid.project, link)
    const found = result && followed(laid, result, one.name, takesOneNumber(laid, calculation.id, path), results)
    if (!link || !found) return undefined
    if ('why' in found) {
      blocked ??= found.why
      return undefined
    }
    const { sent, run, source } = found
    if (found.case !== undefined) taken.push({ path, calculation: source.calculation, case: found.case })
    const name = isBasisLink(link) ? link.basis : undefined
    return { sent, basis: basisOf(laid, name, run, source) }
  })
  if (blocked !== undefined) return { blocked }
  return { resolved: { ...params, ref: calculation.ref, taken } }
}

/** What a link gives by itself, as an input that nothing is known of would be sent it; undefined where it gives nothing. */
export function sentByLink(laid: LaidOut, link: ResultLink, results: Results): unknown {
  const found = followed(laid, link, '', false, results)
  return found && 'sent' in found ? found.sent : undefined
}

/** undefined of a link that leads to no calculation. */
function followed(
  laid: LaidOut,
  result: ResultLink,
  own: string,
  isNumber: boolean,
  results: Results,
): (Sent & { readonly source: Source }) | { readonly why: string } | undefined {
  const source = sourceOf(result)
  const from = source && laid.byId.get(source.calculation)
  if (!source || !from) return undefined
  const found = sentFrom(from, source, own, result.reduce, isNumber, results)
  return 'why' in found ? found : { ...found, source }
}

function basisOf(
  { project }: LaidOut,
  name: string | undefined,
  run: string | undefined,
  { output }: Source,
): InputBasis {
  if (name !== undefined) return { from: 'basis', project: project.id, name }
  return run === undefined ? { from: 'entered' } : { from: 'run', id: run, value: output }
}

function takesOneNumber({ byId }: LaidOut, id: string, path: string): boolean {
  const contract = byId.get(id)?.method.contract
  const end = contract && endOfInput(contract, path)
  return end !== undefined && !isFault(end) && end.holds === 'number'
}

type Sent = { readonly sent: unknown; readonly run?: string; readonly case?: string }

/** What a result gives to an input: of the case of the same name, or reduced over all. */
function sentFrom(
  from: LaidCalculation,
  source: Source,
  own: string,
  reduce: Reduce | undefined,
  isNumber: boolean,
  results: Results,
): Sent | { readonly why: string } {
  const { id } = from.calculation
  const hasCases = from.calculation.cases !== undefined
  const named = caseNamed(reduce)
  const names = namesTaken(from, hasCases, named, reduce, own)
  const all: (Given & { readonly name: string; readonly run?: string })[] = []
  for (const name of names) {
    const result = resultOf(results, id, name)
    const given = givenBy(result, source)
    if ('why' in given) return { why: `${id}${name === '' ? '' : `, case ${shortJson(name)}`}: ${given.why}` }
    all.push({ ...given, name, ...(result?.run_id !== undefined && { run: result.run_id }) })
  }
  const [first] = all
  if (first === undefined) return { why: `${id} has no case ${shortJson(own)}` }
  if (reduce === undefined || named !== undefined) {
    const at = named !== undefined && hasCases ? { case: named } : {}
    return { sent: sentOf(first, isNumber), ...runOf(first), ...at }
  }
  return reduced(all, reduce as Reduction, hasCases)
}

const runOf = ({ run }: { readonly run?: string }) => (run === undefined ? {} : { run })

function namesTaken(
  from: LaidCalculation,
  hasCases: boolean,
  named: string | undefined,
  reduce: Reduce | undefined,
  own: string,
) {
  if (!hasCases) return ['']
  if (named !== undefined) return [named]
  return reduce === undefined ? [own] : from.cases.map(({ name }) => name)
}

type Reduction = 'max' | 'min' | 'max_abs'

function reduced(
  all: readonly (Given & { readonly name: string; readonly run?: string })[],
  reduce: Reduction,
  hasCases: boolean,
): Sent | { readonly why: string } {
  const numbers = all.flatMap((one) => one.numbers.map((value) => ({ value, one })))
  const size = (value: number) => (reduce === 'max_abs' ? Math.abs(value) : reduce === 'min' ? -value : value)
  const [first, ...rest] = numbers
  if (first === undefined) return { why: 'there is no number to reduce' }
  const best = rest.reduce((most, next) => (size(next.value) > size(most.value) ? next : most), first)
  const value = reduce === 'max_abs' ? Math.abs(best.value) : best.value
  return { sent: inUnit(value, best.one.unit), ...runOf(best.one), ...(hasCases && { case: best.one.name }) }
}

interface Given {
  readonly numbers: readonly number[]
  readonly texts: readonly string[]
  readonly unit: string
  readonly isList: boolean
}

const inUnit = (value: unknown, unit: string): unknown => (unit === '-' ? value : { value, unit })

function sentOf({ numbers, texts, unit, isList }: Given, isNumber: boolean): unknown {
  if (texts.length > 0) return isList ? texts : texts[0]
  return isList && !isNumber ? inUnit(numbers, unit) : inUnit(numbers[0], unit)
}

/** What stands in a result under the name of a link. */
function givenBy(result: CaseResult | undefined, { output, member }: Source): Given | { readonly why: string } {
  if (result === undefined) return { why: 'has no result' }
  if (result.result_hash === null) return { why: `could not be calculated: ${result.detail}` }
  const value = Object.hasOwn(result.values, output) ? result.values[output] : undefined
  if (value !== undefined) return givenByValue(value, output, member)
  const table = result.tables.find(({ id }) => id === output)
  const at = table?.columns.findIndex(({ name }) => name === member) ?? -1
  if (!table || at < 0) return { why: `has no ${output}${member === undefined ? '' : `/${member}`}` }
  return listed(
    table.rows.map((row) => row[at] ?? null),
    table.columns[at]?.unit,
    `${output}/${member}`,
  )
}

function givenByValue(
  { value, unit = '-', reason }: Quantity,
  output: string,
  member: string | undefined,
): Given | { readonly why: string } {
  if (value === null) return { why: `has no ${output}${reason === undefined ? '' : `: ${reason}`}` }
  if (Array.isArray(value)) {
    const cells =
      member === undefined ? value : value.map((row: Readonly<Record<string, unknown>>) => row[member] ?? null)
    return listed(cells, unit, output)
  }
  if (typeof value === 'object') {
    const members = value as Readonly<Record<string, unknown>>
    if (member === undefined) return listed(Object.values(members), unit, output)
    const own = Object.hasOwn(members, member) ? members[member] : undefined
    return own === undefined || own === null ? { why: `has no ${output}/${member}` } : single(own, unit)
  }
  return single(value, unit)
}

const single = (value: unknown, unit: string): Given =>
  typeof value === 'number'
    ? { numbers: [value], texts: [], unit, isList: false }
    : { numbers: [], texts: [String(value)], unit, isList: false }

/** A list with a gap gives nothing: what is missing is not left out. */
function listed(cells: readonly unknown[], unit: string | undefined, output: string): Given | { readonly why: string } {
  if (cells.length === 0) return { why: `${output} is empty` }
  if (cells.some((cell) => cell === null || cell === undefined))
    return { why: `${output} has an entry without a value` }
  const numbers = cells.filter((cell) => typeof cell === 'number')
  const texts = cells.filter((cell) => typeof cell === 'string')
  if (numbers.length > 0 && texts.length > 0) return { why: `${output} has numbers and texts` }
  return { numbers, texts, unit: unit ?? '-', isList: true }
}
