/** The program whose input this folder describes. */
import type { Source } from '@keelson/equations'

export const aqwa: Source = {
  id: 'AQWA',
  title: 'AQWA-LINE data file: decks of fixed format',
  publisher: 'Ansys',
  revision: '2024',
  read: 'public data files and descriptions',
}
