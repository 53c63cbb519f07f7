/** What the practice of coiled tubing rests on. */
import type { Source } from '@keelson/equations'

export const icota: Source = {
  id: 'ICoTA',
  title: 'An introduction to coiled tubing: history, applications and benefits',
  publisher: 'Intervention and Coiled Tubing Association',
  revision: '2005',
  read: 'public descriptions',
}
