/** Natural periods of a ship in early design, and the waves as she meets them. Coherent SI. */
import { abs, constant, cos, equation, pi, sqrt } from '@keelson/equations'
import { newman } from '../strip-theory/sources.ts'
import { imoIsCode, ittc } from './sources.ts'

const PERIOD = { source: newman, clause: 'chapter 6, natural frequencies' } as const
const WAVES = { source: ittc, clause: 'frequency of encounter' } as const
const ROLL = { source: imoIsCode, clause: 'part A, 2.3, rolling period' } as const
const rho = ['water density', 'kg/m3'] as const
const g = ['gravitational acceleration', 'm/s2'] as const
const L = ['hull length', 'm'] as const
const B = ['hull breadth', 'm'] as const
const T = ['draught', 'm'] as const
const V = ['displaced volume', 'm3'] as const
const GM = ['transverse metacentric height', 'm'] as const

/** Of a ship without other knowledge of her masses; from memory of the practice of towing tanks. */
export const PITCH_GYRADIUS_SHARE = constant({
  symbol: 'r_yy',
  title: 'Ratio of pitch radius of gyration to length',
  value: 0.25,
  unit: '-',
  source: ittc,
  clause: 'radii of gyration, not verified against the publication',
})

/** With the added inertia of the water; from memory of the same practice. */
export const ROLL_GYRADIUS_SHARE = constant({
  symbol: 'r_44',
  title: 'Ratio of roll radius of gyration including added inertia to breadth',
  value: 0.4,
  unit: '-',
  source: ittc,
  clause: 'radii of gyration, not verified against the publication',
})

export const ROLL_PERIOD_TOLERANCE = constant({
  symbol: 'e_T',
  title: 'Typical difference between the two roll periods',
  value: 0.2,
  unit: '-',
  source: imoIsCode,
  clause: 'part A, 2.3, difference limit set by Keelson',
})

export const pitchGyradius = equation({
  ...PERIOD,
  symbol: 'k_yy',
  title: 'Pitch radius of gyration',
  unit: 'm',
  where: { r_yy: ['pitch radius of gyration to length ratio', '-'], L },
  evaluate: ({ r_yy, L }) => r_yy * L,
})
export const rollGyradius = equation({
  ...PERIOD,
  symbol: 'k_44',
  title: 'Roll radius of gyration including added inertia',
  unit: 'm',
  where: { r_44: ['ratio of roll radius of gyration including added inertia to breadth', '-'], B },
  evaluate: ({ r_44, B }) => r_44 * B,
})

export const heaveStiffness = equation({
  ...PERIOD,
  symbol: 'C_33',
  title: 'Heave stiffness',
  unit: 'N/m',
  where: { rho, g, A_w: ['waterplane area', 'm2'] },
  evaluate: ({ rho, g, A_w }) => rho * g * A_w,
})

export const displacedMass = equation({
  ...PERIOD,
  symbol: 'M',
  title: 'Displacement',
  unit: 'kg',
  where: { rho, V },
  evaluate: ({ rho, V }) => rho * V,
})

export const displacedVolume = equation({
  ...PERIOD,
  symbol: 'V',
  title: 'Displaced volume',
  unit: 'm3',
  where: { M: ['displacement', 'kg'], rho },
  evaluate: ({ M, rho }) => M / rho,
})

export const heavePeriod = equation({
  ...PERIOD,
  symbol: 'T_3',
  title: 'Heave natural period',
  unit: 's',
  where: { M: ['displacement', 'kg'], A_h: ['heave added mass', 'kg'], C_33: ['heave stiffness', 'N/m'] },
  evaluate: ({ M, A_h, C_33 }) => 2 * pi * sqrt((M + A_h) / C_33),
})

export const rollPeriod = equation({
  ...PERIOD,
  symbol: 'T_4',
  title: 'Roll natural period',
  unit: 's',
  where: { k_44: ['radius of gyration including added inertia', 'm'], g, GM },
  evaluate: ({ k_44, g, GM }) => (2 * pi * k_44) / sqrt(g * GM),
})

/** The added inertia of the water as large as that of the ship. */
export const pitchPeriod = equation({
  ...PERIOD,
  symbol: 'T_5',
  title: 'Pitch natural period',
  unit: 's',
  where: {
    k_yy: ['radius of gyration excluding added inertia', 'm'],
    g,
    GM_L: ['longitudinal metacentric height', 'm'],
  },
  evaluate: ({ k_yy, g, GM_L }) => 2 * pi * k_yy * sqrt(2 / (g * GM_L)),
})

export const imoRollPeriod = equation({
  ...ROLL,
  symbol: 'T_r',
  title: 'Roll period (weather criterion)',
  unit: 's',
  fit: 'the coefficients include gravity and apply to metres and seconds',
  where: { B, T, L, GM },
  evaluate: ({ B, T, L, GM }) => (2 * (0.373 + (0.023 * B) / T - (0.043 * L) / 100) * B) / sqrt(GM),
})

export const rollPeriodDifference = equation({
  ...ROLL,
  symbol: 'e_r',
  title: 'Difference between the two roll periods',
  unit: '-',
  where: {
    T_4: ['roll period from the radius of gyration', 's'],
    T_r: ['roll period from the weather criterion', 's'],
  },
  evaluate: ({ T_4, T_r }) => abs(T_4 / T_r - 1),
})

/** Of roll at its natural period in beam waves, over the slope of the wave: linear damping. */
export const rollAmplification = equation({
  ...PERIOD,
  symbol: 'Q_4',
  title: 'Roll to wave slope ratio at resonance',
  unit: '-',
  where: { zeta: ['roll damping ratio', '-'] },
  evaluate: ({ zeta }) => 1 / (2 * zeta),
})

export const speedOfFroude = equation({
  ...WAVES,
  symbol: 'U',
  title: 'Ship speed',
  unit: 'm/s',
  where: { Fn: ['Froude number', '-'], g, L },
  evaluate: ({ Fn, g, L }) => Fn * sqrt(g * L),
})

export const froudeNumber = equation({
  ...WAVES,
  symbol: 'Fn',
  title: 'Froude number',
  unit: '-',
  where: { U: ['ship speed', 'm/s'], g, L },
  evaluate: ({ U, g, L }) => U / sqrt(g * L),
})

export const waveOfLength = equation({
  ...WAVES,
  symbol: 'omega_0',
  title: 'Wave frequency',
  unit: 'rad/s',
  where: { g, l_L: ['wavelength to hull length ratio', '-'], L },
  evaluate: ({ g, l_L, L }) => sqrt((2 * pi * g) / (l_L * L)),
})

export const waveNumberDeep = equation({
  ...WAVES,
  symbol: 'k',
  title: 'Wave number',
  unit: 'rad/m',
  where: { omega_0: ['wave frequency', 'rad/s'], g },
  evaluate: ({ omega_0, g }) => omega_0 ** 2 / g,
})

/** Signed: negative where the ship outruns the wave. Heading 180 degrees meets the waves. */
export const encounterFrequency = equation({
  ...WAVES,
  symbol: 'omega_e',
  title: 'Encounter frequency',
  unit: 'rad/s',
  where: {
    omega_0: ['wave frequency', 'rad/s'],
    k: ['wave number', 'rad/m'],
    U: ['ship speed', 'm/s'],
    beta: ['heading', 'rad'],
  },
  evaluate: ({ omega_0, k, U, beta }) => omega_0 - k * U * cos(beta),
})
