/** The code that this folder holds: the criteria of its part A. */
import type { Source } from '@keelson/equations'

export const isCode: Source = {
  id: 'IS Code',
  title: 'International Code on Intact Stability, part A',
  publisher: 'IMO',
  revision: '2008, resolution MSC.267(85)',
  read: 'public descriptions',
}
