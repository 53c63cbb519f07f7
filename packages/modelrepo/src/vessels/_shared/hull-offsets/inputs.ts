/** Offsets of a hull, station by station, as the workflows of vessels take them: over heights or over depths. */
import { quantity, quantityList, rows } from '@keelson/workflow'
import type { TSchema } from 'typebox'

const [FEWEST_STATIONS, MOST_STATIONS] = [3, 101]
const POINTS = { minItems: 2, maxItems: 60 } as const

const station = {
  x: quantity('hull_coordinate', {
    title: 'Station position',
    description: 'Longitudinal station position, positive forward of amidships.',
    symbol: 'x',
    example: 0,
  }),
  half_breadths: quantityList('hull_coordinate', {
    title: 'Half breadths',
    description: 'Half breadths measured from the centreline, listed from keel to deck edge or from deck edge to keel.',
    symbol: 'y',
    minimum: 0,
    ...POINTS,
  }),
}
const overHeights = {
  ...station,
  heights: quantityList('hull_coordinate', {
    title: 'Heights',
    description: 'Heights above the baseline, one for each half breadth.',
    symbol: 'z',
    ...POINTS,
  }),
}
const overDepths = {
  ...station,
  depths: quantityList('hull_coordinate', {
    title: 'Depths',
    description: 'Depths below the waterline, negative above it, one for each half breadth.',
    symbol: 'z',
    ...POINTS,
  }),
}

const stations = <F extends Record<string, TSchema>>(fields: F, options: Partial<Parameters<typeof rows>[1]>) =>
  rows(fields, {
    title: 'Offsets',
    description:
      'Hull offsets, one row per station from aft to forward. Points are joined by straight lines and each section is closed by the deck.',
    minItems: FEWEST_STATIONS,
    maxItems: MOST_STATIONS,
    ...options,
  })

/** Of the whole hull, above the base line. */
export const hullOffsets = stations(overHeights, {})

/** Of a hull that floats, below the waterline. */
export const wettedOffsets = (options: Partial<Parameters<typeof rows>[1]>) => stations(overDepths, options)
