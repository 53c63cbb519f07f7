/** The collision-avoidance rule that this folder holds. */
import type { Source } from '@keelson/equations'

export const separationRule: Source = {
  id: 'SPE-187073',
  title:
    'Sawaryn et al., Well-collision-avoidance separation rule (ISCWSA / SPE Wellbore Positioning Technical Section)',
  publisher: 'Society of Petroleum Engineers',
  revision: '2017',
}
