/** Where a query says what belongs to a discipline that no calculation covers. */
import { OUTSIDE } from './outside.ts'
import { keysOf } from './words.ts'

interface Phrase {
  readonly discipline: string
  readonly keys: readonly string[]
}

const PHRASES: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(
  Object.entries(OUTSIDE).flatMap(([discipline, { words }]) =>
    words.split(',').map((phrase): Phrase => ({ discipline, keys: keysOf(phrase) })),
  ),
  ({ keys }) => keys[0] ?? '',
)

/** For each word of a text the discipline outside the catalog that it belongs to, unless the catalog `has` the phrase. */
export function outsideIn(text: string, has: (keys: readonly string[]) => boolean): readonly (string | undefined)[] {
  const said = keysOf(text)
  const found: (string | undefined)[] = said.map(() => undefined)
  for (const at of said.keys()) {
    const longest = phraseAt(said, at)
    if (longest && !has(longest.keys)) found.fill(longest.discipline, at, at + longest.keys.length)
  }
  return found
}

function phraseAt(said: readonly string[], at: number): Phrase | undefined {
  const here = PHRASES.get(said[at] ?? '') ?? []
  const stands = here.filter(({ keys }) => keys.every((key, i) => said[at + i] === key))
  return stands.toSorted((a, b) => b.keys.length - a.keys.length)[0]
}
