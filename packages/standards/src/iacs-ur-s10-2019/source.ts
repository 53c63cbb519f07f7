/** The unified requirement that this folder holds. */
import type { Source } from '@keelson/equations'

export const iacsS10: Source = {
  id: 'IACS UR S10',
  title: 'Rudders, Sole Pieces and Rudder Horns',
  publisher: 'IACS',
  revision: 'Rev.6 2019',
  read: 'public descriptions and class rules of the same text',
}
