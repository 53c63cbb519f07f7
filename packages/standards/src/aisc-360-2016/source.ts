/** The steel specification that this folder holds. */
import type { Source } from '@keelson/equations'

export const aisc360: Source = {
  id: 'ANSI/AISC 360',
  title: 'Specification for Structural Steel Buildings',
  publisher: 'AISC',
  revision: '2016',
  read: 'public descriptions',
}
