/** How the numbers of a field are read: as differences or levels, and in the words of its trade. */
import { tradeOf } from '@keelson/kinds/trade.ts'
import { inTrade, type ReadOptions } from '@keelson/units'
import type { TSchema } from 'typebox'
import { annotations } from './annotations.ts'

/** Of a field, and of a list for each of its entries. */
export function readOptions(schema: TSchema): ReadOptions {
  const { difference, kind, title, description } = annotations(schema)
  const trade = kind && tradeOf(kind, title, description)
  return { difference, ...(trade !== undefined && { trade: inTrade(trade) }) }
}
