/** The recommended practice that this folder holds. */
import type { Source } from '@keelson/equations'

export const dnvRpC203: Source = {
  id: 'DNV-RP-C203',
  title: 'Fatigue design of offshore steel structures',
  publisher: 'DNV',
  revision: 'April 2016',
  read: 'public descriptions',
}
