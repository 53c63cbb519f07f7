/** The recommended practice that this folder holds. */
import type { Source } from '@keelson/equations'

export const apiRp2rd: Source = {
  id: 'API RP 2RD',
  title: 'Design of risers for floating production systems (FPSs) and tension-leg platforms (TLPs)',
  publisher: 'API',
  revision: '1st edition, 1998',
  read: 'public descriptions',
}
