/** Where a value stands in a request; its JSON pointer is written where something is said of it. */
export interface Place {
  readonly in?: Place
  readonly name: string | number
}

export const pointerTo = ({ in: outer, name }: Place): string =>
  `${outer ? pointerTo(outer) : ''}/${typeof name === 'number' ? name : escapePointer(name)}`

/** A name as a member of a JSON pointer; of one that is longer than any of ours, its beginning. */
export const escapePointer = (name: string) => shortName(name).replaceAll('~', '~0').replaceAll('/', '~1')
const shortName = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 3)}...` : name)
const LONGEST = 100
