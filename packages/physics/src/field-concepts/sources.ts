/** Where the screening of host concepts comes from. It is no standard, and every page that uses it says so. */
import type { Source } from '@keelson/equations'

export const hostScreening: Source = {
  id: 'digitalmodel screening',
  title: 'Screening heuristics for offshore host concepts in an open-source library; no published standard',
  publisher: 'digitalmodel, field development',
  revision: '2024',
}
