/** Where a value stands in a request; its JSON pointer is written where something is said of it. */
export interface Place {
  readonly in?: Place
  readonly name: string | number
}

export const pointerTo = ({ in: outer, name }: Place): string =>
  `${outer ? pointerTo(outer) : ''}/${typeof name === 'number' ? name : escapePointer(name)}`

/** A name as a member of a JSON pointer. */
export const escapePointer = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
