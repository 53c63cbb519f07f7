/** The recommended practice that this folder holds: the simplified static method only. */
import type { Source } from '@keelson/equations'

export const dnvRpE305: Source = {
  id: 'DNV-RP-E305',
  title: 'On-bottom stability design of submarine pipelines',
  publisher: 'Veritec',
  revision: '1988',
  read: 'public descriptions',
}
