/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'hydrodynamic_diameter',
    to: { ref: 'modelrepo:scour-assessment', input: 'hydrodynamic_diameter' },
    with: { structure: 'pipeline' },
    note: 'Outside diameter including all coatings.',
  },
  {
    value: 'significant_keulegan_carpenter_number',
    to: { ref: 'modelrepo:free-span-f105', input: 'keulegan_carpenter_number' },
    note: 'Significant wave-induced velocity across the pipe times its period, divided by the diameter.',
  },
]
