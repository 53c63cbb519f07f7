/** The recommended practice that this folder holds, and the factors that its clauses share. */
import { constant, type Source } from '@keelson/equations'

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
  title: 'Increase of the allowable stresses under extreme conditions',
  value: 4 / 3,
  unit: '-',
  source: apiRp2aWsd,
  clause: '3.1.2',
})
