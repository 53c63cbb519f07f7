/** What yields in a search to a general workflow: one that does the same in one way, or for one thing, where that is not said. */

/** Workflows that do what a general one does in one way or for one thing: second to it where that is not said. */
const SPECIAL: readonly { readonly of: RegExp; readonly said: readonly string[] }[] = [
  { of: /-atlas-query$/, said: ['instant'] },
  { of: /-parametric$/, said: ['sweep'] },
  {
    of: /:cathodic-protection/,
    said: ['cp', 'anod', 'iccp', 'corrosion', 'bracelet', 'potential', 'polaris', 'coat'],
  },
  { of: /:cathodic-protection-fpso$/, said: ['fpso', 'hull', 'turret', 'unit'] },
  { of: /:cathodic-protection-jacket$/, said: ['jacket', 'platform', 'leg', 'pile'] },
  {
    of: /:cathodic-protection-manifold$/,
    said: ['manifold', 'template', 'plet', 'plem', 'xt', 'tree', 'ssiv', 'well'],
  },
  { of: /:cathodic-protection-monopile$/, said: ['monopil', 'owt', 'turbin', 'pile', 'wind'] },
  { of: /:cathodic-protection-pipeline$/, said: ['line', 'bracelet', 'joint'] },
]
const NOT_SAID = 0.7

/** By how much the score of a workflow counts for these terms. */
export function specialFactor(ref: string, terms: readonly string[]): number {
  const unsaid = SPECIAL.filter(({ of, said }) => of.test(ref) && !said.some((term) => terms.includes(term)))
  return NOT_SAID ** unsaid.length
}
