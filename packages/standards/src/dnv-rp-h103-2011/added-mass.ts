/** Added mass of plates, and what height and holes make of it. DNV-RP-H103 (2011) 4.6.3, 4.6.4 and table A-2. Coherent SI. */
import { constant, cos, equation, exp, interpolated, pi, sqrt, type Trace } from '@keelson/equations'
import { linear } from '@keelson/numerics/interpolation.ts'
import { dnvRpH103 } from './source.ts'

const at = (clause: string) => ({ source: dnvRpH103, clause }) as const

/** Longer over shorter side, and the coefficient. DNV-RP-H103 (2011) table A-2, rectangular plates. */
export const PLATE_RATIOS: readonly number[] = [1, 1.25, 1.5, 1.59, 2, 2.5, 3, 3.17, 4, 5, 6.25, 8, 10]
export const PLATE_COEFFICIENTS: readonly number[] = [
  0.579, 0.642, 0.69, 0.704, 0.757, 0.801, 0.83, 0.84, 0.872, 0.897, 0.917, 0.934, 0.947,
]
export const LARGEST_PERFORATION = constant({
  ...at('4.6.4.1'),
  symbol: 'p_max',
  title: 'Maximum perforation',
  value: 50,
  unit: '%',
})

/** At the last ratio of the table it has the last coefficient, and 1 for a plate without end. */
export const slenderCoefficient = equation({
  ...at('table A-2, beyond its last ratio'),
  symbol: 'C_A',
  title: 'Added mass coefficient, slender plate',
  unit: '-',
  where: { q: ['long to short side ratio', '-'] },
  evaluate: ({ q }) => 1 - (0.053 * 10) / q,
})

const clause = 'table A-2'

/** Between the ratios of the table straight, beyond them straight in the inverse. */
export function plateCoefficient(q: number, named: { readonly C_A: string; readonly q: string }, trace: Trace): number {
  const last = PLATE_RATIOS.at(-1) ?? 0
  if (q > last) return trace.apply(slenderCoefficient, { q }, { as: named.C_A, rename: { q: named.q } })
  const read = linear(PLATE_RATIOS, PLATE_COEFFICIENTS, q, 'refuse')
  const [lower, upper, t] = read.at
  return trace.lookup({
    symbol: named.C_A,
    title: 'Plate added mass coefficient',
    unit: '-',
    source: dnvRpH103,
    clause,
    value: read.value,
    cell:
      t === 0 || lower === upper
        ? `${PLATE_RATIOS[lower]}`
        : `between ${PLATE_RATIOS[lower]} and ${PLATE_RATIOS[upper]}`,
    where: { [named.q]: ['long to short side ratio', '-', q] },
    ...interpolated(
      [
        {
          symbol: named.q,
          title: 'long to short side ratio',
          unit: '-',
          at: q,
          nodes: PLATE_RATIOS,
          scale: 'linear',
          place: { lower, upper, t },
        },
      ],
      ([i = 0]) => PLATE_COEFFICIENTS[i] ?? Number.NaN,
    ),
  })
}

const A_p = ['plate area', 'm2'] as const
const lambda = ['height parameter', '-'] as const

export const heightRatio = equation({
  ...at('4.6.3.3'),
  symbol: 'lambda',
  title: 'Height parameter',
  unit: '-',
  where: { A_p, h: ['structure height', 'm'] },
  evaluate: ({ A_p, h }) => sqrt(A_p) / (h + sqrt(A_p)),
})

export const heightFactor = equation({
  ...at('4.6.3.3'),
  symbol: 'c_h',
  title: 'Height factor',
  unit: '-',
  where: { lambda },
  evaluate: ({ lambda }) => 1 + sqrt((1 - lambda ** 2) / (2 * (1 + lambda ** 2))),
})

export const perforationFactor = equation({
  ...at('4.6.4.1'),
  symbol: 'c_p',
  title: 'Perforation factor',
  unit: '-',
  where: { p: ['perforation ratio', '-'] },
  limited: { holds: 'low perforation does not reduce the added mass' },
  evaluate: ({ p }) => (p <= 0.05 ? 1 : p < 0.34 ? 0.7 + 0.3 * cos((pi * (p - 0.05)) / 0.34) : exp((0.1 - p) / 0.28)),
})

export const correctedAddedMass = equation({
  ...at('4.6.3.3 and 4.6.4.1'),
  symbol: 'A_c',
  title: 'Factored added mass',
  unit: 'kg',
  where: { A_0: ['unfactored added mass', 'kg'], c: ['added mass factor', '-'] },
  evaluate: ({ A_0, c }) => A_0 * c,
})

export const withTrappedWater = equation({
  ...at('4.6.2, water that moves with the structure'),
  symbol: 'A_33_t',
  title: 'Added mass including trapped water',
  unit: 'kg',
  where: { A_33: ['added mass', 'kg'], m_w: ['trapped water mass', 'kg'] },
  evaluate: ({ A_33, m_w }) => A_33 + m_w,
})
