/** The recommended practice of this folder. */
import type { Source } from '@keelson/equations'

export const apiRp13d: Source = {
  id: 'API RP 13D',
  title: 'Rheology and hydraulics of oil-well fluids',
  publisher: 'American Petroleum Institute',
  revision: '6th edition, May 2010',
  read: 'public descriptions',
}
