/** Texts that nobody means: long runs of each class of characters, alone and between what begins and ends a quantity. */

/** One run for each class that a reader of texts has to look over. */
const RUNS: readonly string[] = [
  // blanks and digits
  ...[' ', '\n', '\t', '\r\n', '1', '0', '9.', '1 ', '1/', '1,', '1-', '1e', '1.', '1\n'],
  // letters, of several alphabets, and what is no letter
  ...['a', 'Z', 'a ', 'a.', 'a_', 'é', 'ß', 'Ω', '漢', '😀', '\u200b', '\u2212', 'null'],
  // signs, separators, quotes and brackets
  ...['_', '-', '--', '+', '.', ',', ';', ':', '/', '//', '\\', '"', '""', "'", "''", '=', '*', '^', '%', '$', '#'],
  ...['@', '&', '?', '|', '~', '(', '((1', ')', '[', ']', '{', '}', '{a}', '<', '>'],
  // what units, lengths, dates and lists are made of
  ...['°', '½', '²', 'µ', 'm ', 'm/', 'm*', 'm per ', 'N*m', "1' ", '1" ', 'a,b\n', '"a",', '2026-', '12:', 'a:b '],
]

export interface Named<T> {
  readonly name: string
  readonly of: T
}

/** A text of this length of each class, by turns as it is and as the middle of a quantity; `turn` says which begins. */
const hostileTexts = (length: number, turn: number): readonly Named<string>[] =>
  RUNS.map((run, i) => {
    const long = run.repeat(Math.ceil(length / run.length)).slice(0, length)
    return (i + turn) % 2 === 0
      ? { name: JSON.stringify(run), of: long }
      : { name: JSON.stringify(`1${run}x`), of: `1${long}x` }
  })

const list = (length: number, entry: unknown): readonly unknown[] => {
  const own = JSON.stringify(entry).length + 1
  return new Array(Math.max(1, Math.floor(length / own))).fill(entry)
}
/** Members in plenty, but no more than a body may have in one object. */
const members = (count: number): object =>
  Object.fromEntries(Array.from({ length: Math.min(count, 9000) }, (_, i) => [`n${i}`, 1]))

/** Lists and objects that are too long for any input, each of about this many bytes. */
export const hostileValues = (length: number): readonly Named<unknown>[] => {
  const entries = [1, -1e9, null, true, 'x', '1 m', '1 psix', { value: 1, unit: 'm' }, {}, [], [1, 1], members(100)]
  return [
    ...entries.map((entry) => ({ name: `a list of ${JSON.stringify(entry).slice(0, 30)}`, of: list(length, entry) })),
    { name: 'unknown members', of: members(length / 8) },
    { name: 'a long name', of: { ['x'.repeat(length)]: 1 } },
    { name: 'a long name in a row', of: [{ ['x'.repeat(length)]: [] }] },
    { name: 'few long texts', of: list(length, 'x'.repeat(Math.ceil(length / 8))) },
    { name: 'a long unit', of: { value: 1, unit: `1${' '.repeat(length)}x` } },
    { name: 'a long text in a unit', of: { value: ['1'.repeat(length)], unit: 'm' } },
  ]
}

/** A thing that is sent, whole and at half its size. */
export interface Sized {
  readonly whole: unknown
  readonly half: unknown
}

const made = new Map<string, readonly Named<Sized>[]>()

/** All of them at a size and at half of it; made once, for they are long. */
export function hostileAt(size: number, turn: number): readonly Named<Sized>[] {
  const key = `${size} ${turn % 2}`
  const known = made.get(key)
  if (known) return known
  const [whole, half] = [size, size / 2].map((length) => [...hostileTexts(length, turn), ...hostileValues(length)])
  const all = (whole ?? []).map(({ name, of }, i) => ({ name, of: { whole: of, half: half?.[i]?.of } }))
  made.set(key, all)
  return all
}
