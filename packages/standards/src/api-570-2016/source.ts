/** The inspection code that this folder holds. */
import type { Source } from '@keelson/equations'

export const api570: Source = {
  id: 'API 570',
  title: 'Piping inspection code: in-service inspection, rating, repair and alteration of piping systems',
  publisher: 'API',
  revision: '4th edition, 2016',
  read: 'public descriptions',
}
