/** The recommended practice that this folder holds, and the factors that its clauses share. */
import { constant, equation, type Source } from '@keelson/equations'

export const apiRp2aWsd: Source = {
  id: 'API RP 2A-WSD',
  title: 'Planning, designing and constructing fixed offshore platforms, working stress design',
  publisher: 'API',
  revision: '21st edition, 2000, with Errata and Supplements 2 and 3, 2007',
  read: 'public descriptions and an open implementation of the 22nd edition',
}

/** On the allowable stresses under extreme conditions. */
export const ONE_THIRD = constant({
  symbol: 'f_ext',
  title: 'Allowable stress increase, extreme conditions',
  value: 4 / 3,
  unit: '-',
  source: apiRp2aWsd,
  clause: '3.1.2',
})

export const raisedAllowable = equation({
  source: apiRp2aWsd,
  symbol: 'F',
  title: 'Allowable stress, extreme conditions',
  unit: 'Pa',
  clause: '3.1.2',
  where: {
    F_0: ['allowable stress', 'Pa'],
    f_ext: ['allowable stress increase, extreme conditions', '-'],
  },
  evaluate: ({ F_0, f_ext }) => F_0 * f_ext,
})
