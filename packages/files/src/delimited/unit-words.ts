/** What may be a unit where a file states one, and where a text of a heading may be something else. */
import { isUnit } from '@keelson/units'
import { REFUSED } from '@keelson/units/refused.ts'

/** A unit, in whatever case, or a text that the trade writes for one: m, FT, degC, C. */
export const isUnitText = (text: string): boolean =>
  text !== '' && (isUnit(text) || isUnit(text.toLowerCase()) || REFUSED.has(text))

/** How a unit stands in its heading: 'Hs [m]', 'Hs (m)', 'Hs(m)', 'Hs, m', 'Hs/m'. */
export type UnitPlace = 'brackets' | 'parentheses' | 'tight parentheses' | 'comma' | 'slash'

/** Single letters that are units far more often than symbols. */
const USUAL_LETTERS: ReadonlySet<string> = new Set(['m', 's', 'h', 'N', 'K'])
const COMPASS: ReadonlySet<string> = new Set(['N', 'S', 'W'])
const PLACES = /lat|lon|north|south|east|west|posit|coord|wind|wave|swell|current|dir|side|station/i
const TIMES = /time|duration|period|interval|elapsed|age/i

/** Whether a unit in a heading may as well be a symbol (Length (L), H(t)), a ratio (D/t), a minimum or a point of the compass. */
export function isDoubtful(name: string, unit: string, place: UnitPlace): boolean {
  if (place === 'brackets') return false
  if (unit === 'min') return !TIMES.test(name)
  if (place === 'slash' && (isUnit(`${name}/${unit}`) || isUnit(lastWord(name)))) return true
  if (unit.length !== 1) return false
  if (COMPASS.has(unit) && PLACES.test(name)) return true
  const isInitial = /^\p{L}+$/u.test(name) && name[0]?.toLowerCase() === unit.toLowerCase()
  if (isInitial && unit !== 'm' && unit !== 's') return true
  return (place === 'slash' || place === 'tight parentheses') && !USUAL_LETTERS.has(unit)
}

const lastWord = (text: string): string => text.split(/[\s_]+/).at(-1) ?? ''

/** Units that the end of a doubtful heading may state, the likelier first: 'Rate bbl/d' -> bbl/d, d. */
export function possibleUnits(name: string, unit: string, place: UnitPlace): readonly string[] {
  const longer = `${lastWord(name)}/${unit}`
  return place === 'slash' && lastWord(name) !== name && isUnit(longer) ? [longer, unit] : [unit]
}
