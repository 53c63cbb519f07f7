/** The recommended practice that this folder holds. */
import type { Source } from '@keelson/equations'

export const dnvRpF101: Source = {
  id: 'DNV-RP-F101',
  title: 'Corroded pipelines',
  publisher: 'DNV',
  revision: '2021',
  read: 'public descriptions',
}
