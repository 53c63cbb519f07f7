/** What stands on the page of a case. */

/** Sections in their order; one that a run does not have is left out. */
export const ORDER = [
  'results',
  'checks',
  'charts',
  'inputs',
  'calculation',
  'values',
  'tables',
  'warnings',
  'method',
  'evidence',
  'standards',
  'case',
] as const
export type SectionId = (typeof ORDER)[number]
