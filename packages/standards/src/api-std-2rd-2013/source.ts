/** The riser standard that this folder holds. */
import type { Source } from '@keelson/equations'

export const apiStd2rd: Source = {
  id: 'API STD 2RD',
  title: 'Dynamic risers for floating production systems',
  publisher: 'API',
  revision: '2nd edition, 2013',
  read: 'public descriptions',
}
