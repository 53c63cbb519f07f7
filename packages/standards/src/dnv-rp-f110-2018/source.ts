/** The recommended practice that this folder holds. */
import type { Source } from '@keelson/equations'

export const dnvRpF110: Source = {
  id: 'DNV-RP-F110',
  title: 'Global buckling of submarine pipelines',
  publisher: 'DNV',
  revision: '2018',
  read: 'public descriptions',
}
