/** The book that the frame follows. */
import type { Source } from '@keelson/equations'

export const hibbeler: Source = {
  id: 'Hibbeler (2012)',
  title: 'Structural Analysis',
  publisher: 'Pearson',
  revision: '8th edition',
}
