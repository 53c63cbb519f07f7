/** The recommended practice that this folder holds. */
import type { Source } from '@keelson/equations'

export const apiRp2a: Source = {
  id: 'API RP 2A-WSD',
  title: 'Planning, designing and constructing fixed offshore platforms: working stress design',
  publisher: 'API',
  revision: '21st edition, December 2000',
  read: 'public descriptions',
}
