/** The recommended practice that this folder holds. */
import type { Source } from '@keelson/equations'

export const apiRp1111: Source = {
  id: 'API RP 1111',
  title: 'Design, construction, operation, and maintenance of offshore hydrocarbon pipelines (limit state design)',
  publisher: 'API',
  revision: '5th edition, 2015',
  read: 'public descriptions',
}
