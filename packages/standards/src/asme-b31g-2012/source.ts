/** The manual that this folder holds. */
import type { Source } from '@keelson/equations'

export const asmeB31G: Source = {
  id: 'ASME B31G',
  title: 'Manual for determining the remaining strength of corroded pipelines',
  publisher: 'ASME',
  revision: '2012',
  read: 'public descriptions',
}
