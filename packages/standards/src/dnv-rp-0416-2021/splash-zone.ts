/** Where the splash zone of a wind turbine's foundation lies. DNV-RP-0416 (2021). */
import { equation, type Source } from '@keelson/equations'

export const dnvRp0416: Source = {
  id: 'DNV-RP-0416',
  title: 'Corrosion protection for wind turbines',
  publisher: 'DNV',
  revision: '2021',
  read: 'public descriptions',
}
const clause = 'splash zone'

export const splashUpperLimit = equation({
  symbol: 'z_u',
  title: 'Splash zone upper limit',
  unit: 'm',
  source: dnvRp0416,
  clause,
  where: { HAT: ['highest astronomical tide', 'm'], U: ['upper allowance', 'm'] },
  evaluate: ({ HAT, U }) => HAT + U,
})

export const splashLowerLimit = equation({
  symbol: 'z_l',
  title: 'Splash zone lower limit',
  unit: 'm',
  source: dnvRp0416,
  clause,
  where: { LAT: ['lowest astronomical tide', 'm'], L_s: ['lower allowance', 'm'] },
  evaluate: ({ LAT, L_s }) => LAT - L_s,
})
