/** The recommended practice that this folder holds. */
import type { Source } from '@keelson/equations'

export const aace59r10: Source = {
  id: 'AACE 59R-10',
  title:
    'Development of factored cost estimates, as applied in engineering, procurement and construction for the process industries',
  publisher: 'AACE International',
  revision: '2011',
  read: 'public descriptions',
}
