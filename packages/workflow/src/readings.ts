/** What a text that is no number may mean where it stands: offered beside the refusal, and never taken by itself. */
import { namedGrade } from '@keelson/standards/catalogue/grades.ts'
import { commaReadings } from '@keelson/units'
import type { Problem, Reading } from './errors.ts'

/** Of the strengths of a grade, the one that a kind is. */
const STRENGTH_OF: Readonly<Record<string, 'smys' | 'smts'>> = {
  steel_yield_strength: 'smys',
  yield_stress_model: 'smys',
  steel_tensile_strength: 'smts',
}
const INITIALS = { smys: 'SMYS', smts: 'SMTS' } as const

/** The problem of a grade where its strength belongs, with the strength of the standard; undefined of any other text. */
export function gradeProblem(pointer: string, typed: string, kind: string | undefined): Problem | undefined {
  const strength = kind === undefined ? undefined : STRENGTH_OF[kind]
  const named = strength && namedGrade(typed)
  if (!named) return undefined
  const { grade, unit, source } = named
  const both = `SMYS ${named.smys} ${unit}, SMTS ${named.smts} ${unit}`
  const value = `${named[strength]} ${unit}`
  const says = `${INITIALS[strength]} of ${grade}, ${source}`
  return { pointer, message: `must be a strength; ${grade} has ${both} (${source})`, readings: [{ value, says }] }
}

/** The two numbers that a text with one comma may be. */
export function commaMeanings(typed: unknown): readonly Reading[] {
  const [decimal, thousands] = (typeof typed === 'string' && commaReadings(typed)) || []
  if (decimal === undefined || thousands === undefined) return []
  return [
    { value: decimal, says: 'decimal comma' },
    { value: thousands, says: 'thousands separator' },
  ]
}
