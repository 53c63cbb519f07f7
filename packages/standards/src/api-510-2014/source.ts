/** The inspection code that this folder holds. */
import type { Source } from '@keelson/equations'

export const api510: Source = {
  id: 'API 510',
  title: 'Pressure vessel inspection code: in-service inspection, rating, repair and alteration',
  publisher: 'API',
  revision: '10th edition, 2014',
  read: 'public descriptions',
}
