/** The manual that this folder holds: its first rule, which reckons from the design pressure. */
import type { Source } from '@keelson/equations'

export const asmeB31G1991: Source = {
  id: 'ASME B31G (1991)',
  title: 'Manual for determining the remaining strength of corroded pipelines',
  publisher: 'ASME',
  revision: '1991',
  read: 'public descriptions',
}
