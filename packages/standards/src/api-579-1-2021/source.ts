/** The standard that this folder holds. */
import type { Source } from '@keelson/equations'

export const api579: Source = {
  id: 'API 579-1/ASME FFS-1',
  title: 'Fitness-for-service',
  publisher: 'API and ASME',
  revision: '4th edition, 2021',
  read: 'public descriptions',
}
