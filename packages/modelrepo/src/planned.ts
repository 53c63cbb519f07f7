/** The workflows of this repo that are in the catalog and not built yet. A workflow leaves this list when it is built. */
import type { PlannedWorkflow } from '@keelson/workflow'

export const planned: readonly PlannedWorkflow[] = [
  {
    id: 'artificial-lift-field-health',
    title: 'Field roll-up of rod-pump health',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
  {
    id: 'capex-estimate',
    title: 'Offshore field development capital cost estimate',
    routes: [{ domain: 'wells-subsurface', subdomain: 'field-development' }],
  },
  {
    id: 'compare-tool',
    title: 'Compare result series from several runs or tools',
    routes: [{ domain: 'wells-subsurface', subdomain: 'field-development' }],
  },
  {
    id: 'concept-selection',
    title: 'Field development host concept selection',
    routes: [{ domain: 'wells-subsurface', subdomain: 'field-development' }],
  },
  {
    id: 'ct-hydraulics',
    title: 'Coiled-tubing hydraulics',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
  {
    id: 'dynacard-diagnostics',
    title: 'Sucker-rod pump dynamometer-card diagnostics',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
  {
    id: 'esp-pump-hydraulics',
    title: 'Electrical submersible pump sizing and hydraulics',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
  {
    id: 'nodal-analysis',
    title: 'Nodal analysis of a producing well (direct)',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
  {
    id: 'opex-estimate',
    title: 'Offshore field operating cost estimate',
    routes: [{ domain: 'wells-subsurface', subdomain: 'field-development' }],
  },
  {
    id: 'rop-analysis',
    title: 'Rate-of-penetration modelling (Bourgoyne-Young, Warren, Maurer, Bingham)',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
  {
    id: 'vlp-correlations',
    title: 'Vertical lift performance: multiphase pressure traverse and black-oil PVT',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
  {
    id: 'well-bore-design',
    title: 'Well bore design: casing seats, kick tolerance, string loads, cost and risk',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
  {
    id: 'well-hydraulics',
    title: 'Drilling hydraulics: pressure losses, ECD, surge/swab, hole cleaning and bit',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
]
