/** What was probably meant: near spellings for an unknown name, and units of the field's dimension for a wrong one. */
import { describe, withoutAngle } from './dimension.ts'
import { didYouMean, UnitError } from './errors.ts'
import { UnknownName } from './grammar.ts'
import { NAMES } from './names.ts'
import { CONFUSED } from './refused.ts'
import { plain } from './spellings.ts'
import { type Compiled, compile } from './unit.ts'

const MOST = 3

/** The unit of a text, its refusal completed by what was probably meant (in the field's dimension, where there is one). */
export function resolve(text: string, declared?: Compiled): Compiled {
  try {
    return compile(text)
  } catch (error) {
    if (!(error instanceof UnknownName)) throw error
    const near = nearby(error.word).map((word) => `${error.before}${word}${error.after}`)
    const good = near.filter(reads)
    const fitting = declared ? [...good, ...near.flatMap(variants)].filter((name) => measures(name, declared)) : []
    throw new UnitError('unknown_unit', error.message, didYouMean((fitting.length > 0 ? fitting : good).slice(0, MOST)))
  }
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

function nearby(word: string): string[] {
  const names = [...NAMES.keys()]
  const folded = word.toLowerCase()
  const sameLetters = names.filter((name) => name.toLowerCase() === folded)
  if (sameLetters.length > 0 || word.length < 3) return sameLetters
  return names.filter((name) => name.length > 2 && isOneSlip(name.toLowerCase(), folded))
}

/** One letter more, less or other, or two neighbours swapped. */
function isOneSlip(a: string, b: string): boolean {
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++
  const [restA, restB] = [a.slice(start), b.slice(start)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  )
}

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
    return new UnitError('wrong_dimension', message, `an angle counts as a dimension here: say it in ${wants.name}`)
  }
  const say = wants.name === '-' ? 'send a number without unit' : `say it in ${wants.name}`
  return new UnitError('wrong_dimension', message, say)
}

/** The text with one name replaced by one that it is confused with, or by one that differs in case only. */
function variants(text: string): string[] {
  return [...plain(text).matchAll(/[A-Za-z_]+/g)].flatMap((match) => {
    const word = match[0]
    const otherCase = [...NAMES.keys()].filter((n) => n !== word && n.toLowerCase() === word.toLowerCase())
    return [...(CONFUSED.get(word) ?? []), ...otherCase].map(
      (name) => text.slice(0, match.index) + name + text.slice(match.index + word.length),
    )
  })
}
