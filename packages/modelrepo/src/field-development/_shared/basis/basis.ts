/** The basis of estimate: what each cost rests on, in a table and in a file, with no more figures than it bears. */
import { type FileOut, numberIn, shownIn, withQuantities, wordedColumn } from '@keelson/workflow'

export interface Statement {
  readonly item: string
  readonly basis: string
}
export const stated = (item: string, basis: string): Statement => ({ item, basis })

export const basisTable = {
  title: 'Basis of estimate',
  description: 'Source, year and assumptions of the cost estimate.',
  columns: { item: wordedColumn('Item'), basis: wordedColumn('Basis') },
}
export const basisDeliverable = {
  name: 'basis_of_estimate.txt',
  description: 'Text file with the estimate, its range and the basis of both.',
  mediaType: 'text/plain',
}

export function basisFile(sentence: string, basis: readonly Statement[]): FileOut {
  const lines = basis.map(({ item, basis: said }) => `${item}: ${said}.`)
  const content = withQuantities(['Basis of estimate', '', `${sentence}.`, '', ...lines, ''].join('\n'))
  return { name: basisDeliverable.name, mediaType: basisDeliverable.mediaType, content }
}

/** What the caller says of costs that are the caller's own. */
export const ownBasis = (source: string | undefined, year: number | undefined): readonly Statement[] => [
  stated('Costs', source === undefined ? 'Not stated' : `As entered: ${source}`),
  stated('Cost year', year === undefined ? 'Not stated' : String(year)),
]

/** Figures that an early estimate bears. */
const FIGURES = 2
/** '6,200 MUSD', once it is printed. */
export const roughly = (si: number, unit: string): string => shownIn(si, unit, FIGURES)
/** '6,200 to 16,000 MUSD', once it is printed. */
export const between = (low: number, high: number, unit: string): string =>
  `${numberIn(low, unit, FIGURES)} to ${roughly(high, unit)}`
/** A number that a figure states, with no more figures. */
export const coarse = (value: number): number => Number(value.toPrecision(FIGURES))
