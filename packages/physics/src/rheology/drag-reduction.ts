/** What a friction reducer takes off a turbulent loss, and how much it can at most. */
import { equation, reachRule, type Source } from '@keelson/equations'
import { REYNOLDS } from './symbols.ts'

export const virk: Source = {
  id: 'Virk (1975)',
  title: 'Drag reduction fundamentals',
  publisher: 'AIChE',
  revision: 'AIChE Journal vol. 21',
  read: 'public descriptions',
}

export const reducedLoss = equation({
  symbol: 'dP',
  title: 'Pressure loss with friction reducer',
  unit: 'Pa',
  source: virk,
  clause: 'definition of drag reduction',
  where: { phi: ['friction reduction', '-'], dP_0: ['pressure loss without friction reducer', 'Pa'] },
  evaluate: ({ phi, dP_0 }) => (1 - phi) * dP_0,
})

/** Of a smooth straight pipe: no reducer brings the friction below it. */
export const leastFriction = equation({
  symbol: 'f_vk',
  title: 'Minimum Fanning friction factor with friction reducer',
  unit: '-',
  source: virk,
  clause: 'maximum drag reduction asymptote',
  where: { N_Re: REYNOLDS },
  evaluate: ({ N_Re }) => 0.59 / N_Re ** 0.58,
})

export const LEAST_FRICTION_KEPT = reachRule({
  title: 'The friction factor is not below the Virk asymptote',
  because: 'no friction reducer can lower the friction factor below this asymptote',
  source: virk,
  clause: 'maximum drag reduction asymptote',
})
