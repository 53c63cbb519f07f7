/** The code that this folder holds. */
import type { Source } from '@keelson/equations'

export const asmeB314: Source = {
  id: 'ASME B31.4',
  title: 'Pipeline transportation systems for liquids and slurries',
  publisher: 'ASME',
  revision: '2019',
  read: 'public descriptions',
}
