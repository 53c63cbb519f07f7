/** The recommended practice that this folder holds. */
import type { Source } from '@keelson/equations'

export const dnvRpF109: Source = {
  id: 'DNV-RP-F109',
  title: 'On-bottom stability design of submarine pipelines',
  publisher: 'DNV',
  revision: '2021',
  read: 'public descriptions',
}
