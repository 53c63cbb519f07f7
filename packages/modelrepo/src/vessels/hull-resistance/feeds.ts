/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'wetted_surface',
    to: { ref: 'modelrepo:cathodic-protection-fpso', input: 'hull_area' },
    note: 'Wetted surface of the bare hull, without appendages.',
  },
]
