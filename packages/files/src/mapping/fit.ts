/** Whether a column of a file is what a target takes: by name, title and symbol, else by what its heading means in the trade. */
import { TOLD_APART } from '../headings/proposals.ts'
import type { FileColumn } from '../table.ts'
import type { Told } from './meaning.ts'
import type { Target } from './target.ts'

export interface Fit {
  /** The surer the higher. */
  readonly rank: number
  /** What the column is. */
  readonly inWords: string
  /** What the trade tells of it, where that is what the target is. */
  readonly told?: Told
}

/** The answer that a column is not taken. */
export const NO_COLUMN = 'no column'

const [BY_NAME, BY_SYMBOL, BY_DESCRIPTION, BY_TRADE] = [4, 3, 2, 1] as const

/** `told`: of the column, by the trade, that which the target is. */
export function fitOf(target: Target, column: FileColumn, told: Told | undefined): Fit | undefined {
  const rank = rankOf(target, column)
  if (rank !== undefined) return { rank, inWords: lowered(target.title), ...(told && { told }) }
  return told && { rank: BY_TRADE, inWords: told.inWords, told }
}

function rankOf(target: Target, column: FileColumn): number | undefined {
  const name = column.name.replace(TOLD_APART, '')
  if (isNamed(target, name)) return BY_NAME
  if (target.symbol !== undefined && target.symbol.trim() === name.trim()) return BY_SYMBOL
  return column.description !== undefined && isNamed(target, column.description) ? BY_DESCRIPTION : undefined
}

function isNamed({ own, name, title }: Target, text: string): boolean {
  return [own, name, title].some((one) => plain(one) === plain(text))
}

/** In small letters, of one number: 'Measured depths' and 'measured_depth' alike. */
const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .replace(/s$/, '')

/** 'Measured depth' within a sentence; 'RAO' and 'Hs' stay as they are. */
export function lowered(title: string): string {
  return /^\p{Lu}\p{Ll}{2}/u.test(title) ? `${title.slice(0, 1).toLowerCase()}${title.slice(1)}` : title
}
