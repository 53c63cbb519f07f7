/** Frozen entries of the basis: they change only where a person says who unfroze them, and why. */
import { canonicalText } from '@keelson/engine'
import type { Problem } from '@keelson/workflow'
import { escapePointer } from '@keelson/workflow/place.ts'
import type { BasisEntry, Project } from './document.ts'

/** Changes of frozen entries that nobody accounts for. */
export function frozenProblems(before: Pick<Project, 'basis'>, after: Pick<Project, 'basis'>): readonly Problem[] {
  return Object.entries(before.basis).flatMap(([name, was]) => {
    if (was.status !== 'frozen') return []
    const now = Object.hasOwn(after.basis, name) ? after.basis[name] : undefined
    const pointer = `/basis/${escapePointer(name)}`
    if (now === undefined)
      return [{ pointer, message: `${called(name, was)} is frozen; unfreeze it before it is removed` }]
    if (isSame(was, now) || isAccountedFor(was, now)) return []
    return [
      { pointer, message: `${called(name, was)} is frozen; state a name and a reason in "unfrozen" to change it` },
    ]
  })
}

const called = (name: string, { title }: BasisEntry) => title ?? name

const isSame = (a: unknown, b: unknown) => canonicalText(a) === canonicalText(b)

/** The account of an earlier change does not serve for another. */
const isAccountedFor = (was: BasisEntry, { unfrozen }: BasisEntry): boolean =>
  unfrozen !== undefined && !isSame(unfrozen, was.unfrozen ?? null)
