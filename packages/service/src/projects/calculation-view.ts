/** What the page of one calculation shows: its inputs, what may be linked to them, and its cases with their envelope. */
import { isKind, kindOf } from '@keelson/kinds'
import {
  casesOf,
  dependantsOf,
  type Envelope,
  isDerived,
  isNumberEntry,
  isTableEntry,
  type LaidCalculation,
  type LaidOut,
  type Project,
} from '@keelson/projects'
import type { Calculation } from '@keelson/projects/document.ts'
import { type End, endOfEntry, endOfInput, endOfResult, isFault, unfit, unitOfColumn } from '@keelson/projects/ends.ts'
import { isWithin } from '@keelson/projects/input-statements.ts'
import { unit } from '@keelson/units'
import { entryText } from '@keelson/web/pages/project/entry-text.ts'
import { isLinked, linkKey, valueText } from '@keelson/web/pages/project/input-text.ts'
import type { CalculationView, InputRow, LinkSource } from '@keelson/web/pages/project/project-view.ts'
import { annotations, type ColumnSpec, type TableSpec, type ValueSpec } from '@keelson/workflow'
import { choiceLabel } from '@keelson/workflow/choice-words.ts'
import type { TObject, TSchema } from 'typebox'
import { rowOf } from './project-view.ts'
import type { ProjectAnswer } from './projects.ts'

export function calculationViewOf(
  { project, version, standing }: ProjectAnswer,
  laid: LaidOut,
  one: LaidCalculation,
  envelope: Envelope,
): CalculationView | undefined {
  const { calculation } = one
  const row = standing.calculations.find(({ id }) => id === calculation.id)
  if (!row) return undefined
  const { id } = calculation
  const targets = inputEnds(one)
  return {
    project: { id: project.id, title: project.title, version },
    index: project.calculations.indexOf(calculation),
    row: rowOf(row, laid),
    hasCases: calculation.cases !== undefined,
    reach: dependantsOf(laid, [id]).size,
    inputs: targets.map((target) => inputOf(target, one, project)),
    sources: sourcesFor(laid, one, targets),
    envelope,
    overrides: overridesOf(project, one),
    users: laid.order.filter(({ needs }) => needs.includes(id)).map((other) => other.calculation.id),
  }
}

interface Target {
  readonly path: string
  readonly schema: TSchema
  readonly isRequired: boolean
  /** undefined where nothing can be linked to it. */
  readonly end: End | undefined
}

/** Every input of the workflow, each followed by the cells that the calculation fills by themselves. */
function inputEnds({ calculation, method }: LaidCalculation): readonly Target[] {
  const { properties, required = [] } = method.contract.params as TObject
  const paths = Object.keys(calculation.inputs)
  return Object.entries(properties).flatMap(([name, schema]) => {
    const cells = paths.filter((path) => path.startsWith(`${name}/`))
    return [name, ...cells].map((path): Target => {
      const end = endOfInput(method.contract, path)
      const isRequired =
        path === name && cells.length === 0 && (required as readonly string[]).includes(name) && !('default' in schema)
      return { path, schema, isRequired, end: isFault(end) ? undefined : end }
    })
  })
}

function inputOf(
  { path, schema, isRequired, end }: Target,
  { calculation }: LaidCalculation,
  project: Project,
): InputRow {
  const { title, unit: own = '', kind = '' } = annotations(schema)
  const value = calculation.inputs[path]
  const isCell = path.includes('/')
  return {
    path,
    title: isCell ? `${end?.title ?? title} (${path.split('/').slice(1).join(', ')})` : title,
    unit: end?.unit === '-' || end === undefined ? own : end.unit,
    kind: end?.kind ?? (kind as string),
    holds: end?.holds ?? (isFlag(schema) ? 'flag' : 'other'),
    choices: choicesOf(schema),
    required: isRequired,
    otherwise: otherwiseOf(schema, own),
    ...(value !== undefined && { value }),
    ...statedOf(path, calculation),
    ...linkedText(value, project),
    ...(end && { sources: keyOf(end) }),
  }
}

/** What is stated of it, and of its cells. */
function statedOf(path: string, { input_basis = {} }: Calculation): Pick<InputRow, 'stated'> {
  const stated = Object.entries(input_basis).filter(([pointer]) => isWithin(pointer, `/${path}`))
  return stated.length > 0 ? { stated: Object.fromEntries(stated) } : {}
}

const isFlag = (schema: TSchema): boolean => (schema as { readonly type?: unknown }).type === 'boolean'

function choicesOf(schema: TSchema): InputRow['choices'] {
  const { enum: options = [] } = schema as { readonly enum?: readonly unknown[] }
  return options.flatMap((id) => (typeof id === 'string' ? [[id, choiceLabel(schema, id)] as const] : []))
}

function otherwiseOf(schema: TSchema, own: string): string {
  const { assumed } = annotations(schema)
  if ('default' in schema) return `Default: ${valueText(schema.default, own)}`
  return assumed ?? ''
}

function linkedText(value: unknown, { basis }: Project): { readonly linked?: string } {
  if (!isLinked(value) || !('basis' in value)) return {}
  const entry = Object.hasOwn(basis, value.basis) ? basis[value.basis] : undefined
  if (entry === undefined) return {}
  return { linked: entryText(entry, isNumberEntry(entry) ? unitOfColumn(entry) : '-') }
}

/** Ends of one key take the same links: of one dimension, and of a capacity or not. */
function keyOf({ holds, unit: own, kind, isDifference }: End): string {
  if (!holds.startsWith('number')) return holds.startsWith('text') ? 'text' : 'table'
  const isCapacity = isKind(kind) && kindOf(kind).sense === 'strength'
  return [unit(own).dimension, isDifference && 'difference', isCapacity && 'capacity'].filter((part) => part).join(' ')
}

function sourcesFor(laid: LaidOut, one: LaidCalculation, targets: readonly Target[]): CalculationView['sources'] {
  const byKey = new Map(targets.flatMap(({ end }) => (end ? [[keyOf(end), end] as const] : [])))
  const all = [...basisSources(laid.project), ...resultSources(laid, one)]
  return Object.fromEntries(
    [...byKey].map(([key, target]) => [
      key,
      all.filter(({ end }) => unfit(end, target, { because: 'asked' }) === undefined).map(({ source }) => source),
    ]),
  )
}

interface Found {
  readonly source: LinkSource
  readonly end: End
}

function basisSources({ basis }: Project): readonly Found[] {
  return Object.entries(basis).flatMap(([name, entry]): Found[] => {
    if (isDerived(entry)) return []
    const columns = isTableEntry(entry) ? entry.columns.map((column) => column.name) : []
    return [undefined, ...columns].flatMap((column): Found[] => {
      const end = endOfEntry(name, entry, column)
      if (isFault(end)) return []
      const value = isNumberEntry(entry) ? `, ${entryText(entry, unitOfColumn(entry))}` : ''
      const title = `${entry.title ?? name}${column === undefined ? value : `: ${column}`}`
      const link = linkKey({ basis: name, ...(column !== undefined && { column }) })
      return [{ end, source: { link, title, kind: end.kind, ...several(end, []) } }]
    })
  })
}

const several = (end: End, cases: readonly string[]): Pick<LinkSource, 'several'> =>
  cases.length > 0 || end.holds === 'numbers' ? { several: cases } : {}

/** Results of every calculation that does not itself use this one. */
function resultSources(laid: LaidOut, { calculation }: LaidCalculation): readonly Found[] {
  const after = dependantsOf(laid, [calculation.id])
  return laid.order.flatMap((from) => {
    if (after.has(from.calculation.id)) return []
    const { id, cases } = from.calculation
    const isReduced = cases !== undefined && calculation.cases === undefined
    const names = isReduced ? from.cases.map(({ name }) => name) : []
    const of = `${id} ${from.calculation.title ?? from.method.contract.title}`
    return outputsOf(from).flatMap(({ output, member }): Found[] => {
      const end = endOfResult(from.method.contract, {
        calculation: id,
        output,
        ...(member !== undefined && { member }),
      })
      if (isFault(end)) return []
      const link = linkKey({ from: [id, output, member].filter((part) => part !== undefined).join('/') })
      return [{ end, source: { link, title: end.title, of, kind: end.kind, ...several(end, names) } }]
    })
  })
}

interface Output {
  readonly output: string
  readonly member?: string
}

/** Values, and the columns of tables. */
function outputsOf({ method }: LaidCalculation): readonly Output[] {
  const values = Object.entries(method.contract.values as Readonly<Record<string, ValueSpec>>)
  const tables = Object.entries(method.contract.tables as Readonly<Record<string, TableSpec>>)
  const columns = (output: string, of: Readonly<Record<string, ColumnSpec>>): readonly Output[] =>
    Object.keys(of).map((member) => ({ output, member }))
  return [
    ...values.flatMap(([output, spec]) => (spec.kind === 'rows' ? columns(output, spec.columns) : [{ output }])),
    ...tables.flatMap(([output, spec]) => columns(output, spec.columns)),
  ]
}

function overridesOf(project: Project, { calculation, pointer }: LaidCalculation): CalculationView['overrides'] {
  const read = casesOf(project, calculation, pointer)
  return 'cases' in read ? Object.fromEntries(read.cases.map(({ name, inputs }) => [name, inputs])) : {}
}
