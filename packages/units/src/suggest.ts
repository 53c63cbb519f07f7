/** What was probably meant: near spellings for an unknown name, and units of the field's dimension for a wrong one. */
import { describe, withoutAngle } from './dimension.ts'
import { didYouMean, LONGEST, UnitError } from './errors.ts'
import { UnknownName } from './grammar.ts'
import { NAMES } from './names.ts'
import { CONFUSED } from './refused.ts'
import { forgiven, slips } from './slips.ts'
import { GLUED, plain, SPOKEN } from './spellings.ts'
import { type Compiled, compile } from './unit.ts'

const MOST = 3

/** The unit of a text, its refusal completed by what was probably meant (in the field's dimension, where there is one). */
export function resolve(text: string, declared?: Compiled): Compiled {
  try {
    return compile(text)
  } catch (error) {
    if (!(error instanceof UnknownName)) throw error
    const corrected = nearby(error.word).map((words) => words.map((word) => `${error.before}${word}${error.after}`))
    throw new UnitError('unknown_unit', error.message, didYouMean(nearest(corrected, declared).slice(0, MOST)))
  }
}

/** The first group in which a text is a unit, and one that the field can take: best in its own dimension. */
function nearest(groups: readonly (readonly string[])[], declared: Compiled | undefined): readonly string[] {
  for (const texts of groups) {
    if (declared === undefined && texts.some(reads)) return texts.filter(reads)
    if (declared === undefined) continue
    const all = [...texts, ...texts.flatMap(variants)].filter(reads)
    const own = all.filter((name) => measures(name, declared))
    const fitting = own.length > 0 ? own : all.filter((name) => isOtherReference(compile(name), declared))
    if (fitting.length > 0) return fitting
  }
  return []
}

function reads(text: string): boolean {
  try {
    compile(text)
    return true
  } catch {
    return false
  }
}

const measures = (text: string, declared: Compiled) =>
  reads(text) && compile(text).unit.dimension === declared.unit.dimension

/** A pressure that is read to the reference of the field. */
const isOtherReference = (typed: Compiled, declared: Compiled): boolean =>
  [typed, declared].every((of) => of.unit.dimension.startsWith('pressure')) &&
  !(typed.reference === 'absolute' && declared.reference === undefined)

/** Names near to a word, those that differ in case only first, then by the number of slips. */
function nearby(word: string): readonly (readonly string[])[] {
  const folded = word.toLowerCase()
  const known = [...NAMES.keys(), ...GLUED.keys()]
  const groups: string[][] = Array.from({ length: forgiven(word.length) + 1 }, () => [])
  for (const name of known) {
    const lower = name.toLowerCase()
    if (lower !== folded && name.length < 3) continue
    if (Math.abs(name.length - word.length) < groups.length) groups[slips(lower, folded)]?.push(symbolOf(name))
  }
  return groups
}

/** The symbol of a unit that is spoken in a word. */
const symbolOf = (name: string) =>
  [...SPOKEN.keys()].some((word) => name.includes(word)) ? (NAMES.get(name)?.name ?? name) : name

/** The refusal of a unit that measures something else than the field. */
export function wrongDimension(typed: Compiled, declared: Compiled): UnitError {
  const [is, wants] = [typed.unit, declared.unit]
  const message = `${is.name} is ${describe(is.dimension)}, not ${describe(wants.dimension)}`
  const repaired = variants(is.name).filter((name) => measures(name, declared))
  if (repaired.length > 0) {
    const names = wants.name === '-' ? repaired : [...repaired.slice(0, MOST), wants.name]
    return new UnitError('wrong_dimension', message, didYouMean(names))
  }
  const angleOnly = is.dimension !== 'angle' && withoutAngle(typed.si) === withoutAngle(declared.si)
  if (angleOnly && !declared.reference && !typed.reference) {
    return new UnitError('wrong_dimension', message, `angle is a dimension of its own: enter it in ${wants.name}`)
  }
  const say = wants.name === '-' ? 'enter a number without a unit' : `enter it in ${wants.name}`
  return new UnitError('wrong_dimension', message, say)
}

/** The text with one name replaced by one that it is confused with, or by one that differs in case only. */
function variants(text: string): string[] {
  if (text.length > LONGEST) return []
  return [...plain(text).matchAll(/[A-Za-z_]+/g)].flatMap((match) => {
    const word = match[0]
    const otherCase = [...NAMES.keys()].filter((n) => n !== word && n.toLowerCase() === word.toLowerCase())
    return [...(CONFUSED.get(word) ?? []), ...otherCase].map(
      (name) => text.slice(0, match.index) + name + text.slice(match.index + word.length),
    )
  })
}
