/** The design criteria that this folder holds. */
import type { Source } from '@keelson/equations'

export const ufcMoorings: Source = {
  id: 'UFC 4-159-03',
  title: 'Unified Facilities Criteria: moorings',
  publisher: 'US Department of Defense',
  revision: '3 October 2005',
}
