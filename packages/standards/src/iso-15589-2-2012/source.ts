/** The standard that this folder holds. */
import type { Source } from '@keelson/equations'

export const iso15589: Source = {
  id: 'ISO 15589-2',
  title: 'Cathodic protection of pipeline transportation systems, part 2: offshore pipelines',
  publisher: 'ISO',
  revision: '2nd edition, 2012',
  read: 'public descriptions',
}
