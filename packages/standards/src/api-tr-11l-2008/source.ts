/** The standard of this folder. */
import type { Source } from '@keelson/equations'

export const apiTr11l: Source = {
  id: 'API TR 11L',
  title: 'Design calculations for sucker rod pumping systems (conventional units)',
  publisher: 'American Petroleum Institute',
  revision: '5th edition, June 2008',
  read: 'public descriptions',
}
