/** The line pipe specification that this folder holds. */
import type { Source } from '@keelson/equations'

export const api5l: Source = {
  id: 'API 5L',
  title: 'Line Pipe',
  publisher: 'API',
  revision: '46th edition, April 2018',
  read: 'public descriptions',
}
