/** The recommended practice that this folder holds. */
import type { Source } from '@keelson/equations'

export const dnvRpC205: Source = {
  id: 'DNV-RP-C205',
  title: 'Environmental conditions and environmental loads',
  publisher: 'DNV',
  revision: 'September 2019, amended September 2021',
  read: 'public descriptions',
}
