/** Words as the index holds them: lower case, endings off, and what the field writes in two ways made one. */

const STOP = new Set(
  'a an and are as at be by can do does for from get has have how i if in into is it its keep me must my need needed of on or our so than that the their there they this to under was we what when where which will with without would you your many much should put'.split(
    ' ',
  ),
)

/** Abbreviations and words of the trade that mean the same. */
const SAME: readonly (readonly string[])[] = [
  ['cp', 'cathodic', 'corrosion-protection'],
  ['anode', 'sacrificial', 'galvanic'],
  ['viv', 'vortex'],
  ['ffs', 'fitness'],
  ['corrosion', 'corroded', 'corrode', 'metal-loss'],
  ['ipr', 'inflow'],
  ['vlp', 'outflow', 'lift-performance'],
  ['tubing', 'tubings'],
  ['obs', 'on-bottom'],
  ['stability', 'stable', 'slide'],
  ['ub', 'upheaval'],
  ['sn', 's-n'],
  ['ovality', 'out-of-roundness', 'round'],
  ['span', 'freespan'],
  ['rate', 'flowrate'],
  ['life', 'lifetime'],
  ['vessel', 'ship'],
  ['gas', 'b31.8'],
  ['liquid', 'b31.4', 'crude'],
  ['line', 'pipeline', 'flowline', 'pipe'],
]
const ONE: ReadonlyMap<string, string> = new Map(
  SAME.flatMap((words) => words.map((word) => [stem(word), stem(words[0] ?? word)] as const)),
)

/** The word as it is indexed; null for one that says nothing. */
export function indexed(word: string): string | null {
  const plain = word.toLowerCase()
  if (plain.length < 2 || STOP.has(plain) || /^[\d.]+$/.test(plain)) return null
  const short = stem(plain)
  return ONE.get(short) ?? short
}

/** Words of a text; `S-N`, `B31.8` and `F109` stay whole. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\d]+(?:[.-][\p{L}\d]+)*/gu)?.flatMap(parted) ?? []

/** A compound with a hyphen counts whole and by its parts. */
const parted = (word: string): string[] => (word.includes('-') ? [word, ...word.split('-')] : [word])

/** Without the endings of plural, past and gerund. */
function stem(word: string): string {
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3).replace(/(.)\1$/, '$1')
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && word.endsWith('ed')) return word.slice(0, -2).replace(/(.)\1$/, '$1')
  if (word.length > 4 && /(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word
}
