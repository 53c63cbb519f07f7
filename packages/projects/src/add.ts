/** Calculations added to a project: from a run, with some of its inputs as entries of the basis, or as a copy with its links. */
import type { InputBases } from '@keelson/engine'
import { readQuantity, UnitError } from '@keelson/units'
import { type AnyContract, type Problem, shortJson } from '@keelson/workflow'
import { escapePointer } from '@keelson/workflow/place.ts'
import { valueAt } from '@keelson/workflow/value-at.ts'
import type { BasisEntry, Calculation, Inputs, Project } from './document.ts'
import { type End, endOfInput, isFault } from './ends.ts'
import { without } from './input-statements.ts'

export interface RunTaken {
  /** With its version. */
  readonly ref: string
  readonly contract: AnyContract
  readonly params: Inputs
  /** Where they come from, as the run states it. */
  readonly input_basis: InputBases
}
/** Names of basis entries by the input, or the cell, that becomes one. */
export type BasisOf = Readonly<Record<string, string>>
export type Added = { readonly project: Project } | { readonly problems: readonly Problem[] }

/** An entry that is there already is linked as it stands; a new one is assumed until somebody agrees to it. */
export function withRun(project: Project, id: string, run: RunTaken, basisOf: BasisOf): Added {
  const problems: Problem[] = []
  const basis: Record<string, BasisEntry> = { ...project.basis }
  const inputs: Record<string, unknown> = { ...run.params }
  for (const [path, name] of Object.entries(basisOf)) {
    const pointer = `/basis/${escapePointer(path)}`
    const entry = Object.hasOwn(basis, name) ? basis[name] : entryFrom(run, path)
    if (entry === undefined) {
      problems.push({ pointer, message: `is not a number or text of the run (entered: ${shortJson(path)})` })
      continue
    }
    basis[name] = entry
    inputs[path] = { basis: name }
  }
  if (problems.length > 0) return { problems }
  const input_basis = without(run.input_basis, Object.keys(basisOf))
  const isStated = Object.keys(input_basis).length > 0
  return added({ ...project, basis }, { id, ref: run.ref, inputs, ...(isStated && { input_basis }) })
}

/** The same inputs and links under another id. */
export function withCopy(project: Project, of: string, id: string): Added {
  const calculation = project.calculations.find((one) => one.id === of)
  if (calculation) return added(project, { ...calculation, id })
  return {
    problems: [{ pointer: '/copy_of', message: `is not a calculation of this project (entered: ${shortJson(of)})` }],
  }
}

function added(project: Project, calculation: Calculation): Added {
  const isThere = project.calculations.some(({ id }) => id === calculation.id)
  if (isThere)
    return { problems: [{ pointer: '/id', message: `is the id of another calculation (entered: ${calculation.id})` }] }
  return { project: { ...project, calculations: [...project.calculations, calculation] } }
}

function entryFrom(run: RunTaken, path: string): BasisEntry | undefined {
  const { contract, params } = run
  const end = endOfInput(contract, path)
  if (isFault(end)) return undefined
  const origin = originOf(run, path)
  const sent = valueAt(params, path.split('/'))
  if (end.holds === 'text')
    return typeof sent === 'string' ? { title: end.title, text: sent, status: 'assumed', ...origin } : undefined
  const quantity = end.holds === 'number' ? quantityIn(sent, end) : undefined
  return quantity && { title: end.title, kind: end.kind || '-', ...quantity, status: 'assumed', ...origin }
}

/** What the run states of the value: its document, or that it is the example's. */
function originOf({ ref, input_basis }: RunTaken, path: string): Pick<BasisEntry, 'source' | 'note'> {
  const stated = Object.hasOwn(input_basis, `/${path}`) ? input_basis[`/${path}`] : undefined
  return {
    ...(stated?.source && { source: stated.source }),
    ...(stated?.from === 'example' && { note: `Example value of ${ref}.` }),
  }
}

function quantityIn(sent: unknown, { unit }: End): { readonly value: number; readonly unit: string } | undefined {
  if (typeof sent === 'number') return { value: sent, unit }
  const { value, unit: own } = (typeof sent === 'object' && sent !== null ? sent : {}) as {
    readonly value?: unknown
    readonly unit?: unknown
  }
  if (typeof value === 'number' && typeof own === 'string') return { value, unit: own }
  return typeof sent === 'string' ? read(sent, unit) : undefined
}

function read(text: string, unit: string): { readonly value: number; readonly unit: string } | undefined {
  const number = Number(text)
  if (text.trim() !== '' && Number.isFinite(number)) return { value: number, unit }
  try {
    const { value, unit: own } = readQuantity(text, unit)
    return { value, unit: own }
  } catch (error) {
    if (error instanceof UnitError) return undefined
    throw error
  }
}
