/** The params of a case: own values, entries of the basis and results laid together, as a client would send them. */
import type { InputBases, InputBasis } from '@keelson/engine'
import { setOwn } from '@keelson/workflow/read-field.ts'
import { memberOf, putAt } from '@keelson/workflow/value-at.ts'
import {
  type BasisEntry,
  type BasisLink,
  isDerived,
  isNumberEntry,
  isTableEntry,
  type Project,
  type TableEntry,
} from './document.ts'
import { unitOfColumn } from './ends.ts'
import { type LaidCase, type LaidOut, resultLinkOf } from './laid-out.ts'
import { isBasisLink, isLink } from './links.ts'

export interface LaidParams {
  readonly params: Readonly<Record<string, unknown>>
  readonly input_basis: InputBases
  /** Paths of the inputs that are results. */
  readonly waiting: readonly string[]
}

/** What needs no result. */
export function laidParams(laid: Pick<LaidOut, 'project'>, one: Pick<LaidCase, 'inputs' | 'input_basis'>): LaidParams {
  return gathered(laid.project, one, () => undefined)
}

/** The number or text that a result link gives; undefined where it has none yet. */
export type Found = (path: string) => { readonly sent: unknown; readonly basis: InputBasis } | undefined

export function gathered(
  project: Project,
  { inputs, input_basis: stated }: Pick<LaidCase, 'inputs' | 'input_basis'>,
  found: Found,
): LaidParams {
  const [params, input_basis]: [Record<string, unknown>, Record<string, InputBasis>] = [{}, { ...stated }]
  const waiting: string[] = []
  // Whole inputs first, so that cells are laid over them.
  const paths = Object.keys(inputs).toSorted((a, b) => depthOf(a) - depthOf(b))
  for (const path of paths) {
    const value = inputs[path]
    const given = isLink(value) ? linked(project, path, value, found) : { sent: value, basis: undefined }
    if (given === undefined) {
      waiting.push(path)
      continue
    }
    const [name = '', ...cell] = path.split('/')
    setOwn(params, name, putAt(memberOf(params, name), cell, given.sent))
    if (given.basis) input_basis[`/${path}`] = given.basis
  }
  return { params, input_basis, waiting }
}

const depthOf = (path: string) => path.split('/').length

function linked(project: Project, path: string, link: Parameters<typeof resultLinkOf>[1], found: Found) {
  if (!isBasisLink(link) || resultLinkOf(project, link)) return found(path)
  const entry = Object.hasOwn(project.basis, link.basis) ? project.basis[link.basis] : undefined
  if (entry === undefined) return undefined
  const source = entry.source && { source: entry.source }
  const basis: InputBasis = { from: 'basis', project: project.id, name: link.basis, ...source }
  return { sent: sentOf(entry, link), basis }
}

/** An entry as a person would send it. */
function sentOf(entry: BasisEntry, { column }: Pick<BasisLink, 'column'> = {}): unknown {
  if (isDerived(entry)) return undefined
  if (isNumberEntry(entry)) return withUnit(entry.value, unitOfColumn(entry))
  if (!isTableEntry(entry)) return entry.text
  return column === undefined ? rowsOf(entry) : columnOf(entry, column)
}

const withUnit = (value: number, unit: string): unknown => (unit === '-' ? value : { value, unit })

function columnOf({ columns, rows }: TableEntry, name: string): unknown {
  const at = columns.findIndex((column) => column.name === name)
  const cells = rows.map((row) => row[at] ?? null)
  const unit = unitOfColumn(columns[at] ?? {})
  return unit === '-' ? cells : { value: cells, unit }
}

function rowsOf({ columns, rows }: TableEntry): unknown {
  return rows.map((row) =>
    Object.fromEntries(
      columns.flatMap((column, k) => {
        const cell = row[k] ?? null
        if (cell === null) return []
        return [[column.name, typeof cell === 'number' ? withUnit(cell, unitOfColumn(column)) : cell]]
      }),
    ),
  )
}
