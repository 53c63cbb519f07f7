/** The specification that this folder holds. */
import type { Source } from '@keelson/equations'

export const api5ct: Source = {
  id: 'API 5CT',
  title: 'Casing and tubing',
  publisher: 'API',
  revision: '10th edition, 2018',
  read: 'public descriptions',
}
