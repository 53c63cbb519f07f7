/** What the mechanics of sucker-rod pumping are cited from. */
import type { Source } from '@keelson/equations'

const PUBLIC = 'public descriptions' as const

export const gibbs: Source = {
  id: 'Gibbs (1963)',
  title: 'Predicting the behavior of sucker-rod pumping systems',
  publisher: 'Society of Petroleum Engineers',
  revision: 'SPE-588-PA, with US patent 3 343 409',
  read: PUBLIC,
}
export const everittJennings: Source = {
  id: 'Everitt and Jennings (1992)',
  title: 'An improved finite-difference calculation of downhole dynamometer cards for sucker-rod pumps',
  publisher: 'Society of Petroleum Engineers',
  revision: 'SPE-18189-PA',
  read: PUBLIC,
}
export const takacs: Source = {
  id: 'Takacs (2015)',
  title: 'Sucker-Rod Pumping Handbook',
  publisher: 'Gulf Professional Publishing',
  revision: '1st edition, 2015',
  read: PUBLIC,
}
