/** The statistical methods of resistance and powering, and the friction line they stand on. */
import type { Source } from '@keelson/equations'

export const holtropMennen: Source = {
  id: 'Holtrop and Mennen (1982)',
  title: 'An approximate power prediction method',
  publisher: 'International Shipbuilding Progress 29, no. 335',
  revision: '1982',
}

export const holtrop: Source = {
  id: 'Holtrop (1984)',
  title: 'A statistical re-analysis of resistance and propulsion data',
  publisher: 'International Shipbuilding Progress 31, no. 363',
  revision: '1984',
}

export const ittc57: Source = {
  id: 'ITTC 1957',
  title: 'Model-ship correlation line',
  publisher: 'International Towing Tank Conference',
  revision: '1957',
}
