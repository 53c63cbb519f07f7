/** A mutant: one small mistake in the text of a module. */

/** What a mutant is made in: a formula, a number of a table or a coefficient, or the code around them. */
export type Ground = 'equation' | 'coefficient' | 'code'

export interface Mutant {
  /** Package and file in it: 'standards/dnv-rp-f109-2021/weight.ts'. */
  readonly file: string
  readonly ground: Ground
  /** Name of the equation, the table or the function that it stands in. */
  readonly of: string
  /** The standard and the clause that the original was taken from, where it says so. */
  readonly clause: string
  readonly line: number
  /** '4 -> 4.04', '+ -> -', 'D <-> t'. */
  readonly change: string
  /** What of the text is replaced, and by what. */
  readonly start: number
  readonly end: number
  readonly becomes: string
}

/** The text of the module with the mistake in it. */
export const mutated = (text: string, { start, end, becomes }: Mutant): string =>
  text.slice(0, start) + becomes + text.slice(end)

/** Names of the mutants of a module, that hold as long as the formula or the table does, wherever it stands in the file. */
export function namesOf(mutants: readonly Mutant[]): string[] {
  const met = new Map<string, number>()
  return mutants.map(({ of, change }) => {
    const name = `${of}: ${change}`
    const before = met.get(name) ?? 0
    met.set(name, before + 1)
    return before === 0 ? name : `${name} (${before + 1})`
  })
}
