/** De-rating of the hoop stress with temperature. ASME B31.8 (2020) table 841.1.8-1. */
import { interpolated, reachRange, type Trace } from '@keelson/equations'
import { linear } from '@keelson/numerics/interpolation.ts'
import { fromSI, toSI } from '@keelson/units'
import { asmeB318 } from './source.ts'

/** degC; one factor up to the first, none beyond the last. ASME B31.8 (2020) table 841.1.8-1, as its factors. */
export const TEMPERATURES: readonly number[] = Object.freeze([121, 149, 177, 204, 232])
export const DERATING_FACTORS: readonly number[] = Object.freeze([1, 0.967, 0.933, 0.9, 0.867])
export const DERATING_TABLE = reachRange({
  symbol: 'T_max',
  title: 'Design temperature',
  unit: 'degC',
  to: TEMPERATURES[TEMPERATURES.length - 1] as number,
  unsafe: 'above',
  because: 'the ASME B31.8 de-rating table has no values for higher temperatures',
  source: asmeB318,
  clause: 'table 841.1.8-1',
})

/**
 * Temperature de-rating factor at T, K: 1 up to 121 degC, linear between the tabled values. Throws NumericsError
 * 'bad_input' above 232 degC, where the table ends.
 */
export function temperatureFactor(T: number, trace: Trace): number {
  const celsius = fromSI(T, 'degC')
  const first = TEMPERATURES[0] ?? 0
  const read = linear(TEMPERATURES, DERATING_FACTORS, Math.max(celsius, first), 'refuse')
  const [lower, upper, share] = read.at
  return trace.lookup({
    symbol: 'T_f',
    title: 'Temperature de-rating factor',
    unit: '-',
    source: asmeB318,
    clause: 'table 841.1.8-1',
    value: read.value,
    cell:
      share === 0 && lower === 0 ? `up to ${first} °C` : `between ${TEMPERATURES[lower]} and ${TEMPERATURES[upper]} °C`,
    where: { T_max: ['steel temperature', 'degC', T] },
    ...interpolated(
      [
        {
          symbol: 'T_max',
          title: 'steel temperature',
          unit: 'degC',
          at: T,
          nodes: TEMPERATURES.map((t) => toSI(t, 'degC')),
          scale: 'linear',
          place: { lower, upper, t: share },
        },
      ],
      ([i = 0]) => DERATING_FACTORS[i] ?? Number.NaN,
    ),
  })
}
