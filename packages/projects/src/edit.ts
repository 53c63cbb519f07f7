/** Changes of a project: the value of an entry as a person writes it, with its unit. */
import { readQuantity, UnitError } from '@keelson/units'
import { shortJson } from '@keelson/workflow'
import { type BasisEntry, isNumberEntry, isTableEntry, type Project } from './document.ts'
import { unitOfColumn } from './ends.ts'

export type Edited = { readonly project: Project } | { readonly fault: string }

/** The project with another value of an entry: a number in the unit of the entry, a text with its unit, or a text. */
export function withValue(project: Project, name: string, sent: string | number): Edited {
  const entry = Object.hasOwn(project.basis, name) ? project.basis[name] : undefined
  if (entry === undefined) return { fault: `is not an entry of the basis (entered: ${shortJson(name)})` }
  const changed = changedEntry(name, entry, sent)
  if ('fault' in changed) return changed
  return { project: { ...project, basis: { ...project.basis, [name]: changed.entry } } }
}

function changedEntry(
  name: string,
  entry: BasisEntry,
  sent: string | number,
): { readonly entry: BasisEntry } | { readonly fault: string } {
  if (isTableEntry(entry)) return { fault: `${name} is a table; change its rows in the document` }
  if (!isNumberEntry(entry)) {
    if ('from' in entry) return { fault: `${name} is the result of a calculation` }
    return { entry: { ...entry, text: String(sent) } }
  }
  const number = typeof sent === 'number' ? sent : Number(sent)
  if (typeof sent === 'number' || (sent.trim() !== '' && Number.isFinite(number)))
    return { entry: { ...entry, value: number } }
  try {
    const { value, unit } = readQuantity(sent, unitOfColumn(entry))
    return { entry: { ...entry, value, unit } }
  } catch (error) {
    if (error instanceof UnitError) return { fault: error.message }
    throw error
  }
}
