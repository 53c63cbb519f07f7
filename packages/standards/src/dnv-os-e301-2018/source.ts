/** The offshore standard that this folder holds. */
import type { Source } from '@keelson/equations'

export const dnvOsE301: Source = {
  id: 'DNV-OS-E301',
  title: 'Position mooring',
  publisher: 'DNV GL',
  revision: 'July 2018',
  read: 'public descriptions',
}
