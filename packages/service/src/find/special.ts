/** What yields in a search to a general workflow: one that does the same in one way, or for one thing, where that is not said. */

const NOT_SAID = 0.7

/** By how much the score of a workflow counts for these terms, by the words that are said where it is meant: 'cp anod; fpso hull'. */
export function specialFactor(words: string | undefined, terms: readonly string[]): number {
  const lists = words?.split('; ').map((stems) => stems.split(' ')) ?? []
  const unsaid = lists.filter((stems) => !stems.some((stem) => terms.includes(stem)))
  return NOT_SAID ** unsaid.length
}
