/** What tests of wells read of a chart: series that may not be drawn, and marks to the last digit that is drawn. */
import type { Ran } from '@keelson/engine'
import { pointsOf } from '@keelson/engine/testing.ts'
import type { XY } from '@keelson/engine/testing-pictures.ts'

/** The points of a series; none where it is not drawn. */
export const seriesOf = (ran: Ran, chart: string, name: string): readonly XY[] =>
  pointsOf(ran, chart).flatMap(({ s, x, y }) => (s === name ? [[x, y] as XY] : []))

/** 'label x y' of every mark and 'label at' of every limit, each once. */
export const marksOf = (ran: Ran, chart: string): readonly string[] => [
  ...new Set(
    pointsOf(ran, chart).flatMap(({ s, label, at, x, y }) => {
      if (s !== undefined || label === undefined) return []
      return [at === undefined ? `${label} ${x} ${y}` : `${label} ${at}`]
    }),
  ),
]
