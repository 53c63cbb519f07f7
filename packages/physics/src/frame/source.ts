/** The books that the frame follows. */
import type { Source } from '@keelson/equations'

export const hibbeler: Source = {
  id: 'Hibbeler (2012)',
  title: 'Structural Analysis',
  publisher: 'Pearson',
  revision: '8th edition',
}

export const timoshenkoGere: Source = {
  id: 'Timoshenko and Gere (1961)',
  title: 'Theory of Elastic Stability',
  publisher: 'McGraw-Hill',
  revision: '2nd edition',
}
