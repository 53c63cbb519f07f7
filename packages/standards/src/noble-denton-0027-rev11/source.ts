/** The lifting guideline that this folder holds. */
import type { Source } from '@keelson/equations'

export const nobleDenton0027: Source = {
  id: '0027/ND',
  title: 'Guidelines for marine lifting and lowering operations',
  publisher: 'GL Noble Denton',
  revision: 'Rev 11, 2016',
  read: 'public descriptions',
}
