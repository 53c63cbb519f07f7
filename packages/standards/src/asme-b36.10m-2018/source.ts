/** The standard that this folder holds. */
import type { Source } from '@keelson/equations'

export const asmeB3610: Source = {
  id: 'ASME B36.10M',
  title: 'Welded and seamless wrought steel pipe',
  publisher: 'ASME',
  revision: '2018',
  read: 'public descriptions',
}
