/** Everything that a record says of a run and that another run could say otherwise, fact by fact, by name. */
import type { ColumnAnswer, InputAnswer } from '@keelson/workflow'
import { coveredAcceptance } from './covered.ts'
import { isKept, type OutputFile, type RunRecord, type StandardRevision, SUMMARY } from './record.ts'
import type { CheckAnswer, Quantity, Result, TableAnswer } from './result.ts'

/** Where a fact stands, in the order in which they are told. */
export const PLACES = [
  'workflow',
  'status',
  'inputs',
  'checks',
  'values',
  'tables',
  'warnings',
  'standards',
  'data',
  'files',
  'code',
] as const
export type Place = (typeof PLACES)[number]

export interface Fact {
  readonly where: Place
  /** With the way into it: 'outer_diameter', 'burst/demand', 'stations/3/depth'. */
  readonly name: string
  readonly title: string
  readonly value: unknown
  /** Of a number with a dimension. */
  readonly unit?: string
  /** A text that the method words. */
  readonly worded?: true
}
export type Facts = ReadonlyMap<string, Fact>

export function factsOf({ request, response, outputs }: Pick<RunRecord, 'request' | 'response' | 'outputs'>): Facts {
  const { coordinate: c, result, provenance, warnings = [] } = response
  const facts = collector()
  facts.add('workflow', 'ref', 'Workflow', `${c.repo}:${c.workflow_id}`)
  facts.add('workflow', 'version', 'Version', c.resolved_version)
  facts.add('status', 'status', 'Status', response.status)
  facts.add('status', 'checks_made', 'Checks assessed', response.checks_made)
  facts.add('status', 'checks_open', 'Checks not assessed', response.checks_open)
  facts.add('status', 'checks_accepted', 'Checks accepted outside limits', response.checks_accepted)
  if (result) for (const input of result.inputs) addInput(facts, input)
  else facts.addAll('inputs', 'params', 'Inputs as entered', request.params ?? null)
  if (result) addResult(facts, result)
  for (const { code, path, message } of warnings)
    facts.add('warnings', path === undefined ? code : `${code} ${path}`, `Warning ${code}`, message)
  for (const standard of provenance?.standard_revisions ?? []) addStandard(facts, standard)
  for (const { name, sha256 } of provenance?.data ?? []) facts.add('data', name, name, sha256)
  for (const file of result?.outputs ?? outputs ?? []) addFile(facts, file)
  facts.add('code', 'package_version', 'Code version', provenance?.code_version.package_version ?? null)
  facts.add('code', 'git_sha', 'Code commit', provenance?.code_version.git_sha ?? null)
  return facts.all
}

/** What the hash of a result covers. */
export function resultFacts(result: Result | undefined): Facts {
  const facts = collector()
  if (result) addResult(facts, result)
  return facts.all
}

interface Collector {
  readonly all: Facts
  readonly add: (where: Place, name: string, title: string, value: unknown, unit?: string, worded?: boolean) => void
  /** The members of a value, each by its way. */
  readonly addAll: Collector['add']
}

function collector(): Collector {
  const all = new Map<string, Fact>()
  /** A name that is there already is told apart by its number. */
  const add: Collector['add'] = (where, name, title, value, unit, worded) => {
    let key = `${where}/${name}`
    for (let n = 2; all.has(key); n++) key = `${where}/${name} (${n})`
    all.set(key, {
      where,
      name: key.slice(where.length + 1),
      title,
      value,
      ...(unit !== undefined && unit !== '-' && { unit }),
      ...(worded && { worded: true as const }),
    })
  }
  const addAll: Collector['add'] = (where, name, title, value, unit, worded) => {
    if (typeof value !== 'object' || value === null) return add(where, name, title, value, unit, worded)
    const members = Object.entries(value)
    if (Array.isArray(value) || members.length === 0) add(where, `${name} entries`, title, members.length)
    for (const [key, member] of members) addAll(where, `${name}/${key}`, title, member, unit, worded)
  }
  return { all, add, addAll }
}

/** As it was read, in SI, and whether it was used: two ways of typing the same are the same. */
function addInput(facts: Collector, { name, title, use, si, value = null, unit, count }: InputAnswer): void {
  facts.add('inputs', `${name} use`, title, use)
  if (count !== undefined) facts.add('inputs', `${name} count`, title, count)
  if (si && si.unit !== unit) facts.add('inputs', `${name} unit`, title, si.unit)
  facts.addAll('inputs', name, title, si ? si.value : value, si?.unit)
}

function addResult(facts: Collector, { values, checks, self_checks = [], tables }: Result): void {
  for (const [name, value] of Object.entries(values)) addQuantity(facts, 'values', name, value.label, value)
  for (const check of checks) addCheck(facts, check)
  for (const check of self_checks)
    addCheck(facts, { ...check, open: false, accepted: null, reason_kind: null, left: null })
  for (const table of tables) addTable(facts, table)
}

function addQuantity(
  facts: Collector,
  where: Place,
  name: string,
  title: string,
  { value, unit, count, columns, worded }: Pick<Quantity, 'value' | 'unit' | 'count' | 'columns' | 'worded'>,
): void {
  if (unit !== undefined) facts.add(where, `${name} unit`, title, unit)
  if (count !== undefined) facts.add(where, `${name} count`, title, count)
  if (columns && Array.isArray(value)) addRows(facts, where, name, title, value, columns)
  else facts.addAll(where, name, title, value, unit, worded)
}

function addRows(
  facts: Collector,
  where: Place,
  name: string,
  title: string,
  rows: readonly object[],
  columns: readonly ColumnAnswer[],
): void {
  const worded = new Set(columns.flatMap((column) => (column.worded ? [column.name] : [])))
  facts.add(where, `${name} entries`, title, rows.length)
  for (const [i, row] of rows.entries())
    for (const [key, cell] of Object.entries(row))
      facts.addAll(where, `${name}/${i}/${key}`, title, cell, undefined, worded.has(key))
}

type CheckFacts = Omit<CheckAnswer, 'standard' | 'clause' | 'governing' | 'note'>

function addCheck(facts: Collector, check: CheckFacts): void {
  const { id, title, state, open, accepted, utilisation, limit, demand, capacity } = check
  facts.add('checks', `${id}/state`, title, state)
  if (open) facts.add('checks', `${id}/open`, `${title}, open`, check.reason_kind)
  if (accepted) facts.addAll('checks', `${id}/accepted`, `${title}, accepted`, coveredAcceptance(accepted))
  if (state === 'not_made') return
  facts.add('checks', `${id}/utilisation`, `${title}, utilisation`, utilisation)
  facts.add('checks', `${id}/limit`, `${title}, limit`, limit)
  addQuantity(facts, 'checks', `${id}/demand`, `${title}, demand`, demand)
  addQuantity(facts, 'checks', `${id}/capacity`, `${title}, capacity`, capacity)
}

function addTable(facts: Collector, { id, title, columns, rows, count }: TableAnswer): void {
  facts.add('tables', `${id}/count`, `${title}, rows`, count)
  for (const { name, title: column, unit } of columns) facts.add('tables', `${id}/${name} unit`, column, unit ?? null)
  for (const [i, row] of rows.entries())
    for (const [j, { name, title: column, unit, worded }] of columns.entries())
      facts.add('tables', `${id}/${i}/${name}`, column, row[j], unit, worded)
}

function addStandard(facts: Collector, { code_id, section, revision, publisher }: StandardRevision): void {
  const name = `${code_id} ${section}`
  facts.add('standards', name, name, revision)
  facts.add('standards', `${name} publisher`, name, publisher)
}

/** One that is made from the record says nothing that its values and tables do not. */
function addFile(facts: Collector, file: OutputFile): void {
  const { basename } = file
  if (isKept(file) && basename !== SUMMARY) facts.add('files', basename, basename, file.sha256)
}
