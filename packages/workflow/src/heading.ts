/** The heading of a column in a CSV: its name, with its unit in brackets where it states one. */
export interface Heading {
  readonly name: string
  readonly unit?: string
}

/** 'Hs [m]' as Hs and m; brackets elsewhere than at the end are of the name. */
export function headingOf(text: string): Heading {
  const head = text.trim()
  const [opens, closes] = [head.indexOf('['), head.indexOf(']')]
  if (opens < 0 || closes < head.length - 1) return { name: head }
  return { name: head.slice(0, opens).trimEnd(), unit: head.slice(opens + 1, -1).trim() }
}
