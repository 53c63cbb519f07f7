/** The error model that this folder holds. */
import type { Source } from '@keelson/equations'

export const iscwsaMwd: Source = {
  id: 'ISCWSA MWD error model',
  title: 'Error model for measurement while drilling, basic and sag-corrected magnetic tools (SPE-67616, SPE-90408)',
  publisher: 'Industry Steering Committee on Wellbore Survey Accuracy, SPE Wellbore Positioning Technical Section',
  revision: 'Rev 5.11',
}
