/** Resistance of simple electrodes to a large body of water, and potential around them, apart from any standard. */
import { equation, pi, type Source } from '@keelson/equations'

export const dwight: Source = {
  id: 'Dwight (1936)',
  title: 'Calculation of resistances to ground',
  publisher: 'AIEE',
  revision: 'Electrical Engineering 55, 1936',
}

export const equivalentRadius = equation({
  symbol: 'r',
  title: 'Equivalent radius of a bar',
  unit: 'm',
  source: dwight,
  clause: 'bar of any section',
  where: { c: ['perimeter of the section', 'm'] },
  evaluate: ({ c }) => c / (2 * pi),
})

/** Disc flush with an insulating plane, one side in the water. */
export const discResistance = equation({
  symbol: 'R_d',
  title: 'Resistance of a disc on an insulating plane',
  unit: 'ohm',
  source: dwight,
  clause: 'round plate',
  where: { rho: ['resistivity of the water', 'ohm*m'], d: ['diameter of the disc', 'm'] },
  evaluate: ({ rho, d }) => rho / (2 * d),
})

export const discArea = equation({
  symbol: 'A_d',
  title: 'Area of a disc',
  unit: 'm2',
  source: dwight,
  clause: 'round plate',
  where: { d: ['diameter of the disc', 'm'] },
  evaluate: ({ d }) => (pi * d ** 2) / 4,
})

/** Radius at which the potential of a current source on an insulating plane has fallen to a limit. */
export const shieldRadius = equation({
  symbol: 'r_s',
  title: 'Radius of the dielectric shield',
  unit: 'm',
  source: dwight,
  clause: 'point source on an insulating plane',
  where: {
    I: ['current of the anode', 'A'],
    rho: ['resistivity of the water', 'ohm*m'],
    E_0: ['potential of the protected surface far away', 'V'],
    E_lim: ['most negative potential that the coating bears', 'V'],
  },
  evaluate: ({ I, rho, E_0, E_lim }) => (I * rho) / (2 * pi * (E_0 - E_lim)),
})
