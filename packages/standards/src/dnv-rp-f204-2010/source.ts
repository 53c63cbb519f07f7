/** The recommended practice that this folder holds. */
import type { Source } from '@keelson/equations'

export const dnvRpF204: Source = {
  id: 'DNV-RP-F204',
  title: 'Riser fatigue',
  publisher: 'DNV',
  revision: 'October 2010',
  read: 'public descriptions',
}
