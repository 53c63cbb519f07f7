/** Links: which inputs are entries of the basis or results of other calculations, and what each names. */
import { type Problem, shortJson } from '@keelson/workflow'
import { escapePointer } from '@keelson/workflow/place.ts'
import { problemsOf } from '@keelson/workflow/schema-check.ts'
import { validatorOfSchema } from '@keelson/workflow/validator.ts'
import type { BasisLink, Inputs, Link, ResultLink } from './document.ts'
import { LINK_SCHEMAS } from './schema.ts'

/** An object with the member of a link is one; what a run is sent has neither. */
export const isLink = (value: unknown): value is Link => isBasisLink(value) || isResultLink(value)
export const isBasisLink = (value: unknown): value is BasisLink => hasOwn(value, 'basis')
export const isResultLink = (value: unknown): value is ResultLink => hasOwn(value, 'from')

const hasOwn = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, name)

/** What a link to a result names. */
export interface Source {
  readonly calculation: string
  readonly output: string
  readonly member?: string
}

/** undefined of a text that names none. */
export function sourceOf({ from }: ResultLink): Source | undefined {
  const [calculation = '', output = '', ...rest] = from.split('/')
  if (calculation === '' || output === '' || rest.some((part) => part === '')) return undefined
  return { calculation, output, ...(rest.length > 0 && { member: rest.join('/') }) }
}

/** The case that a reduction names. */
export const caseNamed = (reduce: ResultLink['reduce']): string | undefined =>
  reduce?.startsWith('case:') ? reduce.slice('case:'.length) : undefined

/** Faults of form. */
export function linkProblems(inputs: Inputs, at: string): readonly Problem[] {
  return Object.entries(inputs).flatMap(([path, value]) => {
    const here = `${at}/${escapePointer(path)}`
    if (!isLink(value)) return hiddenLinks(value, here)
    const form = isBasisLink(value) ? 'basis' : 'from'
    const found = problemsOf(validatorOfSchema(LINK_SCHEMAS[form] ?? {}), value, 'a field of a link')
    if (found.length > 0) return found.map(({ pointer, message }) => ({ pointer: `${here}${pointer}`, message }))
    if (!isResultLink(value) || sourceOf(value)) return []
    const message = `must be CALC/VALUE, CALC/VALUE/MEMBER or CALC/TABLE/COLUMN (entered: ${shortJson(value.from)})`
    return [{ pointer: `${here}/from`, message }]
  })
}

/** A link inside a value is not followed: it is written under the path of its cell. */
function hiddenLinks(value: unknown, at: string): readonly Problem[] {
  if (typeof value !== 'object' || value === null) return []
  for (const [name, inner] of Object.entries(value)) {
    const here = `${at}/${escapePointer(name)}`
    if (isLink(inner))
      return [{ pointer: here, message: 'is a link inside a value; link the path of the cell instead' }]
    const deeper = hiddenLinks(inner, here)
    if (deeper.length > 0) return deeper
  }
  return []
}
