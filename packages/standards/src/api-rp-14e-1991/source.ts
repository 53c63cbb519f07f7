/** The standard of this folder. */
import type { Source } from '@keelson/equations'

export const apiRp14e: Source = {
  id: 'API RP 14E',
  title: 'Recommended practice for design and installation of offshore production platform piping systems',
  publisher: 'American Petroleum Institute',
  revision: '5th edition, October 1991',
  read: 'public descriptions',
}
