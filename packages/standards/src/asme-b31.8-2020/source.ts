/** The code that this folder holds. */
import type { Source } from '@keelson/equations'

export const asmeB318: Source = {
  id: 'ASME B31.8',
  title: 'Gas transmission and distribution piping systems',
  publisher: 'ASME',
  revision: '2020',
  read: 'public descriptions',
}
