/** The prediction of loads that this folder holds. */
import type { Source } from '@keelson/equations'

export const ocimf: Source = {
  id: 'OCIMF VLCC loads',
  title: 'Prediction of wind and current loads on VLCCs',
  publisher: 'Oil Companies International Marine Forum',
  revision: '2nd edition, 1994',
  read: 'public descriptions',
}
