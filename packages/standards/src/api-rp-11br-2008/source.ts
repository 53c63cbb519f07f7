/** The standard of this folder. */
import type { Source } from '@keelson/equations'

export const apiRp11br: Source = {
  id: 'API RP 11BR',
  title: 'Recommended practice for the care and handling of sucker rods',
  publisher: 'American Petroleum Institute',
  revision: '9th edition, August 2008',
  read: 'public descriptions',
}
