/** Inputs of a riser that hold one number for all stations, or one for each. */
import type { KindName } from '@keelson/kinds'
import { optional, quantityList } from '@keelson/workflow'
import { MOST_STATIONS } from './stations.ts'

type Options = Omit<Parameters<typeof quantityList>[1], 'single' | 'minItems' | 'maxItems'>

/** One number for all stations, or one for each. */
export const perStation = (of: KindName, { description, ...options }: Options) =>
  quantityList(of, {
    ...options,
    along: 'arc_length',
    description: `${description} Enter one value, or one value per station.`,
    minItems: 1,
    maxItems: MOST_STATIONS,
    single: true,
  })

export const arcLengthField = optional(
  quantityList('position_along_line', {
    title: 'Arc length',
    description:
      'Arc length of each station along the riser from its start, in increasing order. If omitted, stations are numbered in tables and figures.',
    symbol: 's',
    minimum: 0,
    minItems: 1,
    maxItems: MOST_STATIONS,
    inert: 'it defines the station positions in tables, charts and figures only',
  }),
)
