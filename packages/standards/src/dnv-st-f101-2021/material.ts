/** Characteristic strengths of the steel with temperature. DNV-ST-F101 (2021) 5.3.3. */
import { constant, equation, min, type Trace } from '@keelson/equations'
import { NumericsError } from '@keelson/numerics/errors.ts'
import { fromSI } from '@keelson/units'
import { dnvStF101 } from './source.ts'

export type SteelType = 'CMn' | '22Cr/25Cr duplex'

export const ALPHA_U_NORMAL = constant({
  symbol: 'alpha_U',
  title: 'Material strength factor, normal',
  value: 0.96,
  unit: '-',
  source: dnvStF101,
  clause: 'table 5-3',
})
export const ALPHA_U_SUPPLEMENTARY = constant({
  symbol: 'alpha_U',
  title: 'Material strength factor, supplementary requirement U',
  value: 1,
  unit: '-',
  source: dnvStF101,
  clause: 'table 5-3',
})

/** Fabrication factor of pipe that was not, a little, or much cold-formed. DNV-ST-F101 (2021) table 5-4. */
export const ALPHA_FAB = { seamless: 1, 'UO, TRB or ERW': 0.93, UOE: 0.85 } as const

export const DERATING_LIMIT = constant({
  symbol: 'T_max',
  title: 'Maximum de-rating curve temperature',
  value: 200,
  unit: 'degC',
  source: dnvStF101,
  clause: 'figure 5-2',
})

const T = ['steel temperature', 'degC'] as const
const CURVE = { source: dnvStF101, clause: '5.3.3.4 figure 5-2', symbol: 'f_temp', unit: 'MPa' } as const

/** C-Mn and 13Cr steel, up to 200 degC: 0 at 50, 30 MPa at 100, 70 MPa at 200 degC. */
export const deratingCMn = equation({
  ...CURVE,
  title: 'C-Mn steel de-rating',
  fit: 'the straight lines are for °C and MPa',
  where: { T },
  evaluate: ({ T }) => (T <= 50 ? 0 : T <= 100 ? (30 * (T - 50)) / 50 : 30 + (40 * (T - 100)) / 100),
  limited: { holds: 'figure 5-2 has no de-rating below its first point' },
})

/**
 * 22Cr and 25Cr duplex steel, up to 200 degC: 0 at 20, 40 MPa at 50, 90 MPa at 100, 120 MPa at 150, 140 MPa at 200 degC.
 * The figure is drawn, not tabled: two public programs read the bend at 150 degC in the editions of 2010, 2012 and 2017, a
 * third one draws on from 100 to 200 degC and takes 5 MPa less off there. The bend is the lower strength, and has the form
 * of the proof strengths of 1.4462 in EN 10088: 360, 335 and 315 MPa at 100, 150 and 200 degC.
 */
export const deratingDuplex = equation({
  ...CURVE,
  title: 'Duplex steel de-rating',
  fit: 'the straight lines are for °C and MPa',
  where: { T },
  evaluate: ({ T }) =>
    T <= 20
      ? 0
      : T <= 50
        ? (40 * (T - 20)) / 30
        : T <= 100
          ? 40 + (50 * (T - 50)) / 50
          : T <= 150
            ? 90 + (30 * (T - 100)) / 50
            : 120 + (20 * (T - 150)) / 50,
  limited: { holds: 'figure 5-2 has no de-rating below its first point' },
})

/**
 * What the temperature T, K, takes off SMYS and SMTS, Pa. Throws NumericsError 'bad_input' above 200 degC, where the
 * curves end. DNV-ST-F101 (2021) figure 5-2.
 */
export function strengthDerating(steel: SteelType, T: number, trace: Trace): number {
  const celsius = fromSI(T, 'degC')
  if (celsius > DERATING_LIMIT.value * (1 + 1e-12))
    throw new NumericsError(
      'bad_input',
      `the de-rating curves end at ${DERATING_LIMIT.value} °C (temperature: ${celsius} °C)`,
    )
  return trace.apply(steel === 'CMn' ? deratingCMn : deratingDuplex, { T })
}

const f_temp = ['temperature de-rating', 'Pa'] as const
const alpha_U = ['material strength factor', '-'] as const

export const deratedYieldStrength = equation({
  symbol: 'SMYS_T',
  title: 'Yield strength after de-rating',
  unit: 'Pa',
  source: dnvStF101,
  clause: '5.3.3.2',
  where: { SMYS: ['specified minimum yield strength', 'Pa'], f_temp },
  evaluate: ({ SMYS, f_temp }) => SMYS - f_temp,
})

export const deratedTensileStrength = equation({
  symbol: 'SMTS_T',
  title: 'Tensile strength after de-rating',
  unit: 'Pa',
  source: dnvStF101,
  clause: '5.3.3.2',
  where: { SMTS: ['specified minimum tensile strength', 'Pa'], f_temp },
  evaluate: ({ SMTS, f_temp }) => SMTS - f_temp,
})

export const characteristicYieldStrength = equation({
  symbol: 'f_y',
  title: 'Characteristic yield strength',
  unit: 'Pa',
  source: dnvStF101,
  clause: '5.3.3.2 eq. 5.4',
  where: { SMYS_T: ['yield strength after de-rating', 'Pa'], alpha_U },
  evaluate: ({ SMYS_T, alpha_U }) => SMYS_T * alpha_U,
})

export const characteristicTensileStrength = equation({
  symbol: 'f_u',
  title: 'Characteristic tensile strength',
  unit: 'Pa',
  source: dnvStF101,
  clause: '5.3.3.2 eq. 5.5',
  where: { SMTS_T: ['tensile strength after de-rating', 'Pa'], alpha_U },
  evaluate: ({ SMTS_T, alpha_U }) => SMTS_T * alpha_U,
})

export const containmentStrength = equation({
  symbol: 'f_cb',
  title: 'Pressure containment strength',
  unit: 'Pa',
  source: dnvStF101,
  clause: '5.4.2.3',
  where: { f_y: ['characteristic yield strength', 'Pa'], f_u: ['characteristic tensile strength', 'Pa'] },
  evaluate: ({ f_y, f_u }) => min(f_y, f_u / 1.15),
})
