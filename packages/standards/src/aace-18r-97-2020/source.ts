/** The recommended practice that this folder holds. */
import type { Source } from '@keelson/equations'

export const aace18r97: Source = {
  id: 'AACE 18R-97',
  title:
    'Cost estimate classification system, as applied in engineering, procurement and construction for the process industries',
  publisher: 'AACE International',
  revision: '2020',
  read: 'public descriptions',
}
