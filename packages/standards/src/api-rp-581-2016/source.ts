/** The recommended practice that this folder holds. */
import type { Source } from '@keelson/equations'

export const apiRp581: Source = {
  id: 'API RP 581',
  title: 'Risk-based inspection methodology',
  publisher: 'API',
  revision: '3rd edition, 2016, with addenda',
  read: 'public descriptions',
}
