/** The workflows of this repo that are in the catalog and not built yet. A workflow leaves this list when it is built. */
import type { PlannedWorkflow } from '@keelson/workflow'

export const planned: readonly PlannedWorkflow[] = [
  {
    id: 'bsee-well-comparison',
    title: 'Side-by-side comparison of US offshore wells from BSEE records',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
  {
    id: 'production-forecast-arps',
    title: 'Decline-curve production forecast and EUR',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
  {
    id: 'sodir-field-summary',
    title: 'Norwegian shelf (SODIR) field production and reserves summary',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
  {
    id: 'texas-rrc-production-summary',
    title: 'Texas Railroad Commission lease production summary',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
]
