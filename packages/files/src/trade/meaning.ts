/** One meaning of columns and inputs in a discipline: how it is headed, and beside what. */
import type { Meaning } from '../headings/proposals.ts'
import type { TradeMeans } from './means.ts'

export interface TradeMeaning extends Meaning<TradeMeans> {
  /** Whole headings that mean this only beside another column of the discipline: 'n', 'position'. */
  readonly beside: readonly string[]
  /** Whole names of inputs that take this, where as a heading they may be something else. */
  readonly ofInputs: readonly string[]
}
export type Discipline = readonly TradeMeaning[]
export type Headings = Partial<Pick<TradeMeaning, 'exact' | 'within' | 'never' | 'beside' | 'ofInputs'>>

export const STATISTICS = ['mean', 'std', 'stdev', 'sd', 'min', 'max', 'maximum', 'minimum', 'error']
export const DIRECTIONS = ['dir', 'direction', 'from', 'heading', 'mwd', 'wdir']

export function meaning(means: TradeMeans, inWords: string, headings: Headings): TradeMeaning {
  return { means, inWords, exact: [], within: [], never: [], beside: [], ofInputs: [], ...headings }
}
