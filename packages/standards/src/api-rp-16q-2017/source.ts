/** The recommended practice that this folder holds. */
import type { Source } from '@keelson/equations'

export const apiRp16q: Source = {
  id: 'API RP 16Q',
  title: 'Design, selection, operation, and maintenance of marine drilling riser systems',
  publisher: 'API',
  revision: '2nd edition, April 2017',
  read: 'public descriptions',
}
