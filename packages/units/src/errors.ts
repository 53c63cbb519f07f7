/** The one error of this package: why a unit or quantity was not read, and what was probably meant. */

export type UnitErrorCode = 'unknown_unit' | 'ambiguous_unit' | 'wrong_dimension' | 'not_a_quantity'

/** Characters of a quantity or a unit; what is longer is none, and is refused before anything looks into it. */
export const LONGEST = 100

/** A unit or quantity that was refused. `suggestion` is a phrase for people, such as "did you mean kgf or N?". */
export class UnitError extends Error {
  readonly code: UnitErrorCode
  readonly suggestion?: string

  constructor(code: UnitErrorCode, message: string, suggestion?: string) {
    super(message)
    this.name = 'UnitError'
    this.code = code
    if (suggestion !== undefined) this.suggestion = suggestion
  }
}

/** "did you mean a, b or c?" from the names; undefined when there are none. */
export function didYouMean(names: readonly string[]): string | undefined {
  const unique = [...new Set(names.map((name) => (name === '-' ? 'a number without a unit' : name)))]
  const last = unique.pop()
  if (last === undefined) return undefined
  return `did you mean ${unique.length > 0 ? `${unique.join(', ')} or ` : ''}${last}?`
}
