/** The standard of portable offshore units that this folder holds. */
import type { Source } from '@keelson/equations'

export const dnvStE273: Source = {
  id: 'DNV-ST-E273',
  title: '2.7-3 Portable offshore units',
  publisher: 'DNV GL',
  revision: '2016',
  read: 'public worked sheets',
}
