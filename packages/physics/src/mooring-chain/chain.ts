/** Weight and stiffness of mooring chain by the diameter of its bar. Coherent SI. */
import { constant, equation, type Source } from '@keelson/equations'

export const chainProperties: Source = {
  id: 'Chain properties by diameter',
  title: 'Mooring chain line types: mass and axial stiffness by nominal diameter squared',
  publisher: 'Orcina; MoorPy line properties for the mass of studless chain',
  revision: '2024',
}

const BY_DIAMETER = { source: chainProperties, clause: 'proportional to the square of the diameter' } as const

const chain = (link: string, mass: number, stiffness: number) => ({
  mass: constant({
    ...BY_DIAMETER,
    symbol: 'c_m',
    title: `Mass coefficient, ${link} chain`,
    value: mass,
    unit: 'kg/m3',
  }),
  stiffness: constant({
    ...BY_DIAMETER,
    symbol: 'c_EA',
    title: `Axial stiffness coefficient, ${link} chain`,
    value: stiffness,
    unit: 'N/m2',
  }),
})

/** By the link: with a stud across it, or without. */
export const CHAIN = {
  studless: chain('studless', 20e3, 0.854e11),
  studlink: chain('studlink', 21.9e3, 1.01e11),
} as const

export const CHAIN_STEEL_DENSITY = constant({
  ...BY_DIAMETER,
  symbol: 'rho_s',
  title: 'Chain steel density',
  value: 7850,
  unit: 'kg/m3',
})
export const CHAIN_WATER_DENSITY = constant({
  ...BY_DIAMETER,
  symbol: 'rho_w',
  title: 'Seawater density',
  value: 1025,
  unit: 'kg/m3',
})

const d = ['chain nominal diameter', 'm'] as const

export const chainMass = equation({
  ...BY_DIAMETER,
  symbol: 'm',
  title: 'Chain mass per unit length',
  unit: 'kg/m',
  where: { c_m: ['chain mass coefficient', 'kg/m3'], d },
  evaluate: ({ c_m, d }) => c_m * d ** 2,
})

export const chainWeightInWater = equation({
  ...BY_DIAMETER,
  symbol: 'w',
  title: 'Chain submerged weight per unit length',
  unit: 'N/m',
  where: {
    m: ['chain mass per unit length', 'kg/m'],
    g: ['gravitational acceleration', 'm/s2'],
    rho_w: ['seawater density', 'kg/m3'],
    rho_s: ['steel density', 'kg/m3'],
  },
  evaluate: ({ m, g, rho_w, rho_s }) => m * g * (1 - rho_w / rho_s),
})

export const chainStiffness = equation({
  ...BY_DIAMETER,
  symbol: 'EA',
  title: 'Chain axial stiffness',
  unit: 'N',
  where: { c_EA: ['chain axial stiffness coefficient', 'N/m2'], d },
  evaluate: ({ c_EA, d }) => c_EA * d ** 2,
})
