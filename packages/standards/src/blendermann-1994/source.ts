/** The method that this folder holds. */
import type { Source } from '@keelson/equations'

export const blendermann: Source = {
  id: 'Blendermann (1994)',
  title: 'Parameter identification of wind loads on ships, volume 51, 339 to 351',
  publisher: 'Journal of Wind Engineering and Industrial Aerodynamics',
  revision: '1994',
  read: 'the formulas and table as MSS, a public toolbox, prints them',
}
