/** What stands on the page of a case. */

/** Sections in their order; one that a run does not have is left out. */
export const ORDER = [
  'summary',
  'basis',
  'figures',
  'calculation',
  'method',
  'further-charts',
  'tables',
  'nomenclature',
  'evidence',
  'values',
  'case',
] as const
export type SectionId = (typeof ORDER)[number]
