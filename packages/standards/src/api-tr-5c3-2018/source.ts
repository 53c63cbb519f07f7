/** The technical report that this folder holds. */
import type { Source } from '@keelson/equations'

export const apiTr5c3: Source = {
  id: 'API TR 5C3',
  title: 'Calculating performance properties of pipe used as casing or tubing',
  publisher: 'API',
  revision: '7th edition, 2018',
  read: 'public descriptions and an open implementation',
}
