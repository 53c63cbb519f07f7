/** The container standard that this folder holds. */
import type { Source } from '@keelson/equations'

export const dnv271: Source = {
  id: 'DNV 2.7-1',
  title: 'Offshore Containers',
  publisher: 'DNV',
  revision: '2013',
  read: 'public worked sheets',
}
