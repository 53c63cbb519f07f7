/** The recommended practice that this folder holds. */
import type { Source } from '@keelson/equations'

export const dnvRpF105: Source = {
  id: 'DNV-RP-F105',
  title: 'Free spanning pipelines',
  publisher: 'DNV',
  revision: 'June 2017, amended 2021',
  read: 'public descriptions',
}
