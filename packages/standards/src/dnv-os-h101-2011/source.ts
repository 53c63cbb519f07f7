/** The standard that this folder holds. */
import type { Source } from '@keelson/equations'

export const dnvOsH101: Source = {
  id: 'DNV-OS-H101',
  title: 'Marine operations, general',
  publisher: 'DNV',
  revision: 'October 2011',
  read: 'public descriptions',
}
