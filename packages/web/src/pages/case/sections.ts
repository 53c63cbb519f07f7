/** What stands on the page of a case. */

/** Sections in their order on paper; one that a run does not have is left out. */
export const ORDER = [
  'summary',
  'tries',
  'next',
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

/** Sheets of which one is on the screen. */
export const TABS = ['Result', 'Calculation', 'Charts', 'Basis', 'Evidence', 'Values'] as const
export type Tab = (typeof TABS)[number]

export const TAB_OF: Readonly<Record<SectionId, Tab>> = {
  summary: 'Result',
  tries: 'Result',
  next: 'Result',
  calculation: 'Calculation',
  nomenclature: 'Calculation',
  figures: 'Charts',
  'further-charts': 'Charts',
  basis: 'Basis',
  method: 'Basis',
  evidence: 'Evidence',
  tables: 'Values',
  values: 'Values',
  case: 'Values',
}
