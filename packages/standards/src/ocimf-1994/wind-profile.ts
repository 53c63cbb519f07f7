/** The wind at the height for which the coefficients hold: OCIMF (1994). Coherent SI. */
import { constant, equation } from '@keelson/equations'
import { ocimf } from './source.ts'

const PROFILE = { source: ocimf, clause: 'wind speed by height' } as const

export const REFERENCE_HEIGHT = constant({
  ...PROFILE,
  symbol: 'z_10',
  title: 'Reference height for wind coefficients',
  value: 10,
  unit: 'm',
})

export const windAtReference = equation({
  ...PROFILE,
  symbol: 'V_w',
  title: 'Wind speed at 10 m',
  unit: 'm/s',
  where: {
    V_z: ['wind speed at measurement height', 'm/s'],
    z_10: ['reference height for wind coefficients', 'm'],
    z: ['measurement height', 'm'],
  },
  evaluate: ({ V_z, z_10, z }) => V_z * (z_10 / z) ** (1 / 7),
})

export const depthRatio = equation({
  source: ocimf,
  clause: 'current coefficients by water depth',
  symbol: 'r_d',
  title: 'Ratio of water depth to draught',
  unit: '-',
  where: { d: ['water depth', 'm'], T: ['draught', 'm'] },
  evaluate: ({ d, T }) => d / T,
})
