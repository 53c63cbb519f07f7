/** A heading taken apart: the name of its column, and the unit that it states. */
import { isUnit } from '@keelson/units'
import { isDoubtful, isUnitText, possibleUnits, type UnitPlace } from './unit-words.ts'

interface Heading {
  /** Without its unit; of a doubtful one the whole heading. */
  readonly name: string
  readonly unit?: string
  readonly place?: UnitPlace
  /** Units that it may state, where it may as well state none. */
  readonly possible: readonly string[]
}

/** Characters; a longer text is no heading with a unit. */
const LONGEST = 400

export function headingOf(heading: string): Heading {
  const text = heading.trim()
  if (text.length > LONGEST) return { name: text, possible: [] }
  const found = inBrackets(text) ?? afterComma(text) ?? afterSlash(text)
  if (found === undefined || found.name === '') return { name: text, possible: [] }
  const { name, unit, place } = found
  if (isDoubtful(name, unit, place)) return { name: text, place, possible: possibleUnits(name, unit, place) }
  return { name, unit, place, possible: [] }
}

interface Stated {
  readonly name: string
  readonly unit: string
  readonly place: UnitPlace
}

/** Square brackets state a unit, whatever stands in them; parentheses do where it is one. */
function inBrackets(text: string): Stated | undefined {
  const square = lastGroup(text, '[', ']')
  if (square && square.inside !== '' && !/^\d*$/.test(square.inside)) {
    return { name: square.outside, unit: square.inside, place: 'brackets' }
  }
  const round = lastGroup(text, '(', ')')
  if (!round || !isUnitText(round.inside)) return undefined
  return { name: round.outside, unit: round.inside, place: round.isTight ? 'tight parentheses' : 'parentheses' }
}

interface Group {
  readonly inside: string
  readonly outside: string
  /** Written without a blank before it. */
  readonly isTight: boolean
}

/** The last bracket of a text with the one that opens it: 'Pressure (Pa(a)) mean' -> 'Pa(a)' and 'Pressure mean'. */
function lastGroup(text: string, opening: string, closing: string): Group | undefined {
  const end = text.lastIndexOf(closing)
  let depth = 0
  for (let at = end; at >= 0; at--) {
    if (text[at] === closing) depth++
    if (text[at] === opening) depth--
    if (depth > 0) continue
    const [before, after] = [text.slice(0, at), text.slice(end + 1)]
    const outside = `${before.trim()} ${after.trim()}`.trim()
    return { inside: text.slice(at + 1, end).trim(), outside, isTight: /\S$/.test(before) }
  }
  return undefined
}

function afterComma(text: string): Stated | undefined {
  const at = text.lastIndexOf(',')
  if (at < 0) return undefined
  const unit = text.slice(at + 1).trim()
  return isUnit(unit) ? { name: text.slice(0, at).trim(), unit, place: 'comma' } : undefined
}

/** 'Velocity/m/s': the unit is what follows the first slash that a unit follows. */
function afterSlash(text: string): Stated | undefined {
  for (let at = text.indexOf('/'); at >= 0; at = text.indexOf('/', at + 1)) {
    const unit = text.slice(at + 1).trim()
    if (isUnit(unit)) return { name: text.slice(0, at).trim(), unit, place: 'slash' }
  }
  return undefined
}

const WHERE: Readonly<Record<UnitPlace, string>> = {
  brackets: 'brackets of the heading',
  parentheses: 'parentheses of the heading',
  'tight parentheses': 'parentheses of the heading',
  comma: 'after the comma of the heading',
  slash: 'after the slash of the heading',
}
export const unitPlace = (place: UnitPlace): string => WHERE[place]

/** Names told apart where a file has one twice: Depth, Depth (2). */
export function toldApart(names: readonly string[]): readonly string[] {
  const taken = new Set<string>(names)
  const last = new Map<string, number>()
  return names.map((name) => {
    let n = last.get(name) ?? 0
    do n++
    while (n > 1 && taken.has(`${name} (${n})`))
    last.set(name, n)
    const own = n === 1 ? name : `${name} (${n})`
    taken.add(own)
    return own
  })
}
