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
  title: 'Equivalent bar radius',
  unit: 'm',
  source: dwight,
  clause: 'bar of any section',
  where: { c: ['section perimeter', 'm'] },
  evaluate: ({ c }) => c / (2 * pi),
})

/** Disc flush with an insulating plane, one side in the water. */
export const discResistance = equation({
  symbol: 'R_d',
  title: 'Disc resistance on an insulating plane',
  unit: 'ohm',
  source: dwight,
  clause: 'round plate',
  where: { rho: ['water resistivity', 'ohm*m'], d: ['disc diameter', 'm'] },
  evaluate: ({ rho, d }) => rho / (2 * d),
})

export const discArea = equation({
  symbol: 'A_d',
  title: 'Disc area',
  unit: 'm2',
  source: dwight,
  clause: 'round plate',
  where: { d: ['disc diameter', 'm'] },
  evaluate: ({ d }) => (pi * d ** 2) / 4,
})

/** Radius at which the potential of a current source on an insulating plane has fallen to a limit. */
export const shieldRadius = equation({
  symbol: 'r_s',
  title: 'Dielectric shield radius',
  unit: 'm',
  source: dwight,
  clause: 'point source on an insulating plane',
  where: {
    I: ['anode current', 'A'],
    rho: ['water resistivity', 'ohm*m'],
    E_0: ['remote potential of protected surface', 'V'],
    E_lim: ['most negative allowable coating potential', 'V'],
  },
  evaluate: ({ I, rho, E_0, E_lim }) => (I * rho) / (2 * pi * (E_0 - E_lim)),
})
