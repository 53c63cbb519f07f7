/** The steel code that this folder holds. */
import type { Source } from '@keelson/equations'

export const en1993: Source = {
  id: 'EN 1993-1-1',
  title: 'Eurocode 3: Design of steel structures, part 1-1: General rules and rules for buildings',
  publisher: 'CEN',
  revision: '2005',
  read: 'public descriptions',
}
