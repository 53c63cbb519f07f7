/** Lateral resistance of sand against a pile. API RP 2GEO 8.5.6 and 8.5.7, the factors as formulas of the friction angle. */
import { constant, cos, equation, max, min, pi, sin, tan, tanh } from '@keelson/equations'
import { apiRp2geo } from './source.ts'

const AT = { source: apiRp2geo, clause: '8.5.6' } as const
const CURVE = { source: apiRp2geo, clause: '8.5.7' } as const

const phi = ['friction angle', 'rad'] as const
const D = ['outside diameter', 'm'] as const
const z = ['depth', 'm'] as const

export const EARTH_PRESSURE_AT_REST = constant({
  ...AT,
  symbol: 'K_0',
  title: 'At-rest earth pressure coefficient',
  value: 0.4,
  unit: '-',
})
const K_0 = ['at-rest earth pressure coefficient', '-'] as const

export const CYCLIC_FACTOR = constant({
  ...CURVE,
  symbol: 'A',
  title: 'Cyclic loading factor',
  value: 0.9,
  unit: '-',
})

export const wedgeFactor = equation({
  ...AT,
  symbol: 'C_1',
  title: 'Depth-dependent wedge coefficient',
  unit: '-',
  where: { K_0, phi },
  evaluate: ({ K_0, phi }) =>
    (K_0 * tan(phi) * sin(pi / 4 + phi / 2)) / (tan(pi / 4 - phi / 2) * cos(phi / 2)) +
    (tan(pi / 4 + phi / 2) ** 2 * tan(phi / 2)) / tan(pi / 4 - phi / 2) +
    K_0 * tan(pi / 4 + phi / 2) * (tan(phi) * sin(pi / 4 + phi / 2) - tan(phi / 2)),
})

export const faceFactor = equation({
  ...AT,
  symbol: 'C_2',
  title: 'Pile face wedge coefficient',
  unit: '-',
  where: { phi },
  evaluate: ({ phi }) => tan(pi / 4 + phi / 2) / tan(pi / 4 - phi / 2) - tan(pi / 4 - phi / 2) ** 2,
})

export const flowFactor = equation({
  ...AT,
  symbol: 'C_3',
  title: 'Deep flow-around coefficient',
  unit: '-',
  where: { K_0, phi },
  evaluate: ({ K_0, phi }) =>
    tan(pi / 4 - phi / 2) ** 2 * (tan(pi / 4 + phi / 2) ** 8 - 1) + K_0 * tan(phi) * tan(pi / 4 + phi / 2) ** 4,
})

export const sandUltimate = equation({
  ...AT,
  symbol: 'p_u',
  title: 'Ultimate lateral resistance, sand',
  unit: 'N/m',
  where: {
    C_1: ['depth-dependent wedge coefficient', '-'],
    C_2: ['pile face wedge coefficient', '-'],
    C_3: ['deep flow-around coefficient', '-'],
    gamma: ['mean effective unit weight above the depth', 'N/m3'],
    z,
    D,
  },
  evaluate: ({ C_1, C_2, C_3, gamma, z, D }) => min((C_1 * z + C_2 * D) * gamma * z, C_3 * D * gamma * z),
})

export const staticFactor = equation({
  ...CURVE,
  symbol: 'A',
  title: 'Static loading factor',
  unit: '-',
  where: { z, D },
  limited: { holds: 'the static loading factor is at least the cyclic value' },
  evaluate: ({ z, D }) => max(3 - (0.8 * z) / D, 0.9),
})

export const sandResistance = equation({
  ...CURVE,
  symbol: 'p',
  title: 'Lateral resistance, sand',
  unit: 'N/m',
  where: {
    A: ['loading factor', '-'],
    p_u: ['ultimate resistance', 'N/m'],
    k: ['initial modulus of subgrade reaction', 'N/m3'],
    z,
    y: ['deflection', 'm'],
  },
  evaluate: ({ A, p_u, k, z, y }) => A * p_u * tanh((k * z * y) / (A * p_u)),
})
