/** The life of production: rise, plateau and decline, by the oil equivalent of its years. */
import { leastSquaresLine } from '@keelson/numerics/statistics.ts'
import type { Year } from './calculate-years.ts'

export interface Life {
  readonly peak: Year
  /** Years about the peak, without a gap, that have at least nine tenths of it. */
  readonly plateau: { readonly first: number; readonly last: number }
  /** Nominal decline per year since the plateau; undefined where fewer than four years follow. */
  readonly decline: number | undefined
}

const PLATEAU = 0.9
const FEWEST_YEARS = 4

export function lifeOf(years: readonly Year[], peak: Year): Life {
  const isHigh = (year: number) => (years.find((y) => y.year === year)?.oe ?? 0) >= PLATEAU * peak.oe
  let [first, last] = [peak.year, peak.year]
  while (isHigh(first - 1)) first -= 1
  while (isHigh(last + 1)) last += 1
  const after = years.filter((y) => y.year >= last && y.oe > 0)
  const line =
    after.length >= FEWEST_YEARS
      ? leastSquaresLine(
          after.map((y) => y.year),
          after.map((y) => Math.log(y.oe)),
        )
      : undefined
  return { peak, plateau: { first, last }, decline: line && 0 - line.slope }
}
