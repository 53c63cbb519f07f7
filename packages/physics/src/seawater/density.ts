/** Density of seawater at atmospheric pressure by temperature and salinity (international equation of state, 1980). */
import { equation, type Source } from '@keelson/equations'

export const unesco44: Source = {
  id: 'UNESCO 44',
  title: 'Algorithms for computation of fundamental properties of seawater (Fofonoff and Millard)',
  publisher: 'UNESCO',
  revision: 'Technical papers in marine science 44, 1983',
}

/** T -2 to 40 degC. */
export const pureWaterDensity = equation({
  symbol: 'rho_0',
  title: 'Pure water density',
  unit: 'kg/m3',
  source: unesco44,
  clause: 'EOS-80, reference pure water',
  fit: 'the polynomial is in °C and kg/m³',
  where: { T: ['temperature', 'degC'] },
  evaluate: ({ T }) =>
    999.842594 +
    6.793952e-2 * T -
    9.09529e-3 * T ** 2 +
    1.001685e-4 * T ** 3 -
    1.120083e-6 * T ** 4 +
    6.536332e-9 * T ** 5,
})

/** T -2 to 40 degC, S 0 to 42. */
export const seawaterDensity = equation({
  symbol: 'rho',
  title: 'Seawater density at atmospheric pressure',
  unit: 'kg/m3',
  source: unesco44,
  clause: 'EOS-80, one atmosphere',
  fit: 'the polynomial is in °C and kg/m³',
  where: { rho_0: ['pure water density', 'kg/m3'], T: ['temperature', 'degC'], S: ['practical salinity', '-'] },
  evaluate: ({ rho_0, T, S }) =>
    rho_0 +
    (0.824493 - 4.0899e-3 * T + 7.6438e-5 * T ** 2 - 8.2467e-7 * T ** 3 + 5.3875e-9 * T ** 4) * S +
    (-5.72466e-3 + 1.0227e-4 * T - 1.6546e-6 * T ** 2) * S ** 1.5 +
    4.8314e-4 * S ** 2,
})
