/** The places of a request that were read from files, in words: an input by its title, and what stands in a row of it. */

/** 'Lines, row 1, tension history kN' of 'lines/0/tension_history_kN'. */
export function placeInWords(place: string, titles: ReadonlyMap<string, string>): string {
  const [input = '', ...within] = place.split('/')
  return [titles.get(input) ?? input, ...within.filter(isNamed).map(partInWords)].join(', ')
}

const partInWords = (part: string): string => (isRow(part) ? `row ${Number(part) + 1}` : part.replaceAll('_', ' '))

/** Where the column of a target went: 'lines/0/bins/n_cycles' of 'lines.bins.n_cycles'; the target where it went nowhere. */
export function placesOf(target: string, places: readonly string[]): readonly string[] {
  const own = places.filter((place) => `${target}.`.startsWith(`${targetAt(place)}.`))
  const found = own.map((place) => [place, target.slice(targetAt(place).length + 1)].filter(Boolean).join('/'))
  return found.length > 0 ? found : [target.replaceAll('.', '/')]
}

function targetAt(place: string): string {
  const [input, ...within] = place.split('/')
  return [input, ...within.filter((part) => isNamed(part) && !isRow(part))].join('.')
}

/** Rows may be sent as {value}, of which nobody is told. */
const isNamed = (part: string): boolean => part !== 'value'
const isRow = (part: string): boolean => /^\d+$/.test(part)
