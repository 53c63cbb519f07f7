/** The edition before the one in force, whose screening criteria are still in use. */
import type { Source } from '@keelson/equations'

export const dnvRpF1052006: Source = {
  id: 'DNV-RP-F105:2006',
  title: 'Free spanning pipelines',
  publisher: 'DNV',
  revision: 'February 2006',
  read: 'public descriptions',
}
