/** Weight and stiffness of mooring chain by the diameter of its bar. Coherent SI. */
import { constant, equation, type Source } from '@keelson/equations'

export const chainProperties: Source = {
  id: 'Chain properties by diameter',
  title: 'Line types of mooring chain: mass and axial stiffness by the square of the nominal diameter',
  publisher: 'Orcina; MoorPy line properties for the mass of studless chain',
  revision: '2024',
}

const BY_DIAMETER = { source: chainProperties, clause: 'by the square of the diameter' } as const

const chain = (link: string, mass: number, stiffness: number) => ({
  mass: constant({
    ...BY_DIAMETER,
    symbol: 'c_m',
    title: `Mass of ${link} chain per length and diameter squared`,
    value: mass,
    unit: 'kg/m3',
  }),
  stiffness: constant({
    ...BY_DIAMETER,
    symbol: 'c_EA',
    title: `Axial stiffness of ${link} chain per diameter squared`,
    value: stiffness,
    unit: 'N/m2',
  }),
})

/** By the link: with a stud across it, or without. */
export const CHAIN = {
  studless: chain('studless', 20e3, 0.854e11),
  studlink: chain('stud link', 21.9e3, 1.01e11),
} as const

export const CHAIN_STEEL_DENSITY = constant({
  ...BY_DIAMETER,
  symbol: 'rho_s',
  title: 'Density of chain steel',
  value: 7850,
  unit: 'kg/m3',
})
export const CHAIN_WATER_DENSITY = constant({
  ...BY_DIAMETER,
  symbol: 'rho_w',
  title: 'Density of the sea water around the chain',
  value: 1025,
  unit: 'kg/m3',
})

const d = ['nominal diameter of the chain', 'm'] as const

export const chainMass = equation({
  ...BY_DIAMETER,
  symbol: 'm',
  title: 'Mass of the chain per length',
  unit: 'kg/m',
  where: { c_m: ['mass per length and diameter squared', 'kg/m3'], d },
  evaluate: ({ c_m, d }) => c_m * d ** 2,
})

export const chainWeightInWater = equation({
  ...BY_DIAMETER,
  symbol: 'w',
  title: 'Weight of the chain in water per length',
  unit: 'N/m',
  where: {
    m: ['mass of the chain per length', 'kg/m'],
    g: ['acceleration of gravity', 'm/s2'],
    rho_w: ['density of the sea water', 'kg/m3'],
    rho_s: ['density of the steel', 'kg/m3'],
  },
  evaluate: ({ m, g, rho_w, rho_s }) => m * g * (1 - rho_w / rho_s),
})

export const chainStiffness = equation({
  ...BY_DIAMETER,
  symbol: 'EA',
  title: 'Axial stiffness of the chain',
  unit: 'N',
  where: { c_EA: ['axial stiffness per diameter squared', 'N/m2'], d },
  evaluate: ({ c_EA, d }) => c_EA * d ** 2,
})
