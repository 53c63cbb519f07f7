/** The regression that this folder holds. */
import type { Source } from '@keelson/equations'

export const isherwood: Source = {
  id: 'Isherwood (1972)',
  title: 'Wind resistance of merchant ships, Transactions 115, 327 to 338',
  publisher: 'Royal Institution of Naval Architects',
  revision: '1972',
  read: 'the tables as MSS, a public toolbox, prints them',
}
