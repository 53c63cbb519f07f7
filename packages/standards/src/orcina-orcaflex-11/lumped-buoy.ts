/** How OrcaFlex takes the added mass of a lumped buoy: a reference mass and coefficients on it. Coherent SI. */
import { equation } from '@keelson/equations'
import { orcaFlex } from './source.ts'

const at = (clause: string) => ({ source: orcaFlex, clause }) as const
const C_a = ['added mass coefficient', '-'] as const

export const hydrodynamicMass = equation({
  ...at('6D buoys: HydrodynamicMass'),
  symbol: 'm_h',
  title: 'Hydrodynamic mass',
  unit: 'kg',
  where: { rho: ['water density', 'kg/m3'], V: ['displaced volume', 'm3'] },
  evaluate: ({ rho, V }) => rho * V,
})

export const addedMassCoefficient = equation({
  ...at('6D buoys: AddedMassCoefficient'),
  symbol: 'C_a',
  title: 'Added mass coefficient',
  unit: '-',
  where: { A: ['added mass', 'kg'], m_h: ['hydrodynamic mass', 'kg'] },
  evaluate: ({ A, m_h }) => A / m_h,
})

/** The water accelerates the body by what it displaces and by what it adds. */
export const fluidAccelerationCoefficient = equation({
  ...at('6D buoys: FluidAccelerationForceCoefficient'),
  symbol: 'C_m',
  title: 'Fluid acceleration force coefficient',
  unit: '-',
  where: { C_a },
  evaluate: ({ C_a }) => 1 + C_a,
})
