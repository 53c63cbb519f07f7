/** Interfacial tension of oil and of water against gas. */
import { equation, max, min } from '@keelson/equations'
import { bakerSwerdloff, brillMukherjee, jennings } from './sources.ts'
import { API, PRESSURE, TEMPERATURE } from './symbols.ts'

/** Linear between 68 and 100 degF, constant outside. */
export const deadOilTension = equation({
  symbol: 'sigma_od',
  title: 'Dead-oil surface tension',
  unit: 'dyn/cm',
  source: bakerSwerdloff,
  clause: 'dead oil at 68 and 100 degF',
  fit: 'the correlations at 68 °F and 100 °F are in dyn/cm',
  where: { T: TEMPERATURE, API },
  evaluate: ({ T, API }) => max(37.5, min(39, 39 - (1.5 * (T - 68)) / 32)) - 0.2571 * API,
  limited: { holds: 'the 68 °F and 100 °F lines apply below and above their range' },
})

/** Never below 1 dyn/cm. */
export const oilTension = equation({
  symbol: 'sigma_o',
  title: 'Oil-gas interfacial tension',
  unit: 'dyn/cm',
  source: bakerSwerdloff,
  clause: 'correction for dissolved gas',
  fit: 'the regression is in psia, °F and dyn/cm',
  where: { sigma_od: ['dead-oil surface tension', 'dyn/cm'], p: PRESSURE },
  evaluate: ({ sigma_od, p }) => max(1, sigma_od * (1 - 0.024 * p ** 0.45)),
  limited: { ends: 'the correction ends where oil and gas become miscible; above that point 1 dyn/cm is used' },
})

/** The constant of the default property set. */
export const constantWaterTension = equation({
  symbol: 'sigma_w',
  title: 'Water-gas interfacial tension',
  unit: 'dyn/cm',
  source: brillMukherjee,
  clause: 'App. B, usual value',
  fit: '60 is in dyn/cm',
  where: {},
  evaluate: () => 60,
})

/** Linear between 74 and 280 degF, constant outside, never below 1 dyn/cm. */
export const jenningsWaterTension = equation({
  symbol: 'sigma_w',
  title: 'Water-gas interfacial tension (Jennings)',
  unit: 'dyn/cm',
  source: jennings,
  clause: 'lines at 74 and 280 degF',
  fit: 'the regression is in psia, °F and dyn/cm',
  where: { p: PRESSURE, T: TEMPERATURE },
  evaluate: ({ p, T }) =>
    max(
      1,
      75 -
        1.108 * p ** 0.349 +
        ((min(280, max(74, T)) - 74) / 206) * (53 - 0.1048 * p ** 0.637 - (75 - 1.108 * p ** 0.349)),
    ),
  limited: { ends: 'the two lines end at 74 °F and 280 °F; where they fall to 1 dyn/cm that value is used' },
})
