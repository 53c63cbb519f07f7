/** The recommended practice that this folder holds. */
import type { Source } from '@keelson/equations'

export const apiRp2sk: Source = {
  id: 'API RP 2SK',
  title: 'Design and analysis of stationkeeping systems for floating structures',
  publisher: 'API',
  revision: '3rd edition, 2005',
  read: 'public descriptions',
}
