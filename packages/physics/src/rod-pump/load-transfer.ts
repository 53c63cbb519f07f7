/** How much of the stroke the load takes to come on the upstroke and to go on the downstroke. */
import { constant, house } from '@keelson/equations'
import { type PumpCard, placeBetween } from './pump-card.ts'

const share = (symbol: string, title: string, value: number) =>
  constant({
    symbol,
    title,
    value,
    unit: '-',
    source: house,
    clause: 'load transfer levels',
  })
/** Shares of the fluid load between which a transfer is measured. */
export const LEVELS = {
  low: share('k_10', 'Low level of a load transfer', 0.1),
  high: share('k_90', 'High level of a load transfer', 0.9),
} as const

/** Where a transfer of load begins and ends, as places of the stroke. */
export interface Transfer {
  readonly from: number
  readonly to: number
  /** Share of the stroke that it takes. */
  readonly travel: number
}

/** The fall through the mid-level, from its last 90 to its first 10 per cent of the fluid load. */
export const releaseOf = (card: PumpCard): Transfer => transfer(card, card.down, -1)
/** The rise through the mid-level, from its last 10 to its first 90 per cent. */
export const pickUpOf = (card: PumpCard): Transfer => transfer(card, card.up, 1)

/**
 * Along a stroke, with the load of the card turned so that it rises: a level that is passed at the turning point counts
 * as passed there, and one that is never reached as reached at the end.
 */
function transfer(card: PumpCard, stroke: readonly number[], sense: 1 | -1): Transfer {
  const [start, end] = sense === 1 ? [0, 1] : [1, 0]
  const [low, high] = [levelAt(card, LEVELS.low.value), levelAt(card, LEVELS.high.value)]
  const [first, last] = sense === 1 ? [low, high] : [high, low]
  const middle = (low + high) / 2
  const beyond = (j: number, level: number) => sense * ((card.load[j] as number) - level) > 0
  const half = stroke.findIndex((j) => beyond(j, middle))
  if (half < 0) return { from: end, to: end, travel: 0 }
  const before = stroke.findLastIndex((j, i) => i < half && !beyond(j, first))
  const after = stroke.findIndex((j, i) => i >= half && beyond(j, last))
  const between = (i: number, level: number) => placeBetween(card, stroke[i - 1] as number, stroke[i] as number, level)
  const from = before < 0 ? start : between(before + 1, first)
  const to = after < 0 ? end : after === 0 ? start : between(after, last)
  return { from, to, travel: Math.abs(to - from) }
}

/** The load at a share of the fluid load above the lower plateau. */
export const levelAt = ({ upper, lower }: Pick<PumpCard, 'upper' | 'lower'>, share: number): number =>
  lower.load + share * (upper.load - lower.load)
