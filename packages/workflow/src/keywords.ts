/** The keywords under which a schema holds what a contract says of an input. */
export const KEYWORDS = {
  symbol: 'x-symbol',
  clause: 'x-clause',
  usedWhen: 'x-used-when',
  requiredWhen: 'x-required-when',
  requiredUnless: 'x-required-unless',
  overrides: 'x-overrides',
  superseded: 'x-superseded',
  inert: 'x-inert',
  assumed: 'x-assumed',
  unit: 'x-ogc-unit',
  kind: 'x-kind',
  noKind: 'x-no-kind',
  usual: 'x-usual',
  possible: 'x-possible',
  zero: 'x-zero',
  smallest: 'x-smallest',
  difference: 'x-difference',
  single: 'x-single',
  gaps: 'x-gaps',
  asSent: 'x-as-sent',
  absent: 'x-absent',
  words: 'x-words',
  aliases: 'x-aliases',
  labels: 'x-labels',
  dataset: 'x-dataset',
  month: 'x-month',
  apiNumber: 'x-api-number',
  above: 'exclusiveMinimum',
  below: 'exclusiveMaximum',
  example: 'examples',
  groups: 'x-groups',
  columns: 'x-columns',
  axes: 'x-axes',
  raos: 'x-raos',
  along: 'x-along',
  cells: 'x-cells',
} as const

/** The annotation keywords that contracts use beyond JSON Schema, for validators that must know them. */
export const vocabulary: readonly string[] = Object.values(KEYWORDS).filter((k) => k.startsWith('x-'))

/** Options as the keywords of a schema. */
export function keywords(options: object): Record<string, unknown> {
  const out: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || name === 'practice') continue
    if (name === 'example') out[KEYWORDS.example] = [value]
    else out[KEYWORDS[name as keyof typeof KEYWORDS] ?? name] = value
  }
  return out
}
