/** The guide that this folder holds. */
import type { Source } from '@keelson/equations'

export const bs7608: Source = {
  id: 'BS 7608',
  title: 'Guide to fatigue design and assessment of steel products',
  publisher: 'BSI',
  revision: '2014',
  read: 'public descriptions',
}
