/** Where a value stands in a request; its JSON pointer is written where something is said of it. */
export interface Place {
  readonly in?: Place
  readonly name: string | number
}

export const pointerTo = ({ in: outer, name }: Place): string =>
  `${outer ? pointerTo(outer) : ''}/${typeof name === 'number' ? name : escapePointer(name)}`

export const pointerOf = (parts: readonly (string | number)[]): string =>
  parts.map((part) => `/${escapePointer(String(part))}`).join('')

/** '/layers/0/depth' as layers, 0 and depth; none of a text that is no JSON pointer. */
export const partsOf = (pointer: string): readonly string[] =>
  pointer.startsWith('/') ? pointer.slice(1).split('/').map(unescapePointer) : []

/** A name as a member of a JSON pointer; of one that is longer than any of ours, its beginning. */
export const escapePointer = (name: string) => shortName(name).replaceAll('~', '~0').replaceAll('/', '~1')
const unescapePointer = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')
const shortName = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 3)}...` : name)
const LONGEST = 100
