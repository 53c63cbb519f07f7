/** The inspection code that this folder holds. */
import type { Source } from '@keelson/equations'

export const api653: Source = {
  id: 'API 653',
  title: 'Tank inspection, repair, alteration and reconstruction',
  publisher: 'API',
  revision: '5th edition, 2014',
  read: 'public descriptions',
}
