/** Where the conventions and the mechanics of motions in waves are taken from. */
import type { Source } from '@keelson/equations'

export const iso19901_7: Source = {
  id: 'ISO 19901-7',
  title: 'Stationkeeping systems for floating offshore structures and mobile offshore units',
  publisher: 'ISO',
  revision: '2013',
  read: 'public descriptions',
}
