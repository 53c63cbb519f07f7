/** Vertical lift: what the workflow is, takes, gives and does not do. */
import {
  beggsBrill,
  brillMukherjee,
  colebrook,
  coleman,
  dunsRos,
  gilbert,
  gray,
  griffithWallis,
  hagedornBrown,
  payne,
  turner,
} from '@keelson/physics/multiphase/sources.ts'
import {
  bakerSwerdloff,
  beal,
  beggsRobinson,
  dranchukAbouKassem,
  glaso,
  jennings,
  leeGonzalezEakin,
  standing,
  sutton,
  vasquezBeggs,
} from '@keelson/physics/pvt/sources.ts'
import { taylorMason } from '@keelson/physics/wellbore/source.ts'
import { apiRp14e } from '@keelson/standards/api-rp-14e-1991/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import { CURVE, type Params, TRAVERSE } from './inputs.ts'
import { vlp } from './vlp.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...vlp.contract,
  id: 'vlp-correlations',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: hagedornBrown, section: 'as modified: no-slip floor, bubble flow of Griffith' },
    { source: griffithWallis, section: 'bubble flow' },
    { source: beggsBrill, section: 'as revised' },
    { source: payne, section: 'factor on the holdup' },
    { source: gray, section: 'App. B' },
    { source: dunsRos, section: 'regimes I to III and transition' },
    { source: colebrook, section: 'rough-pipe law' },
    { source: brillMukherjee, section: 'ch. 3 marching, ch. 4 chart fits, App. B fluids' },
    { source: standing, section: 'bubble point, gas in solution, volume factor' },
    { source: vasquezBeggs, section: 'eq 1 to 5' },
    { source: glaso, section: 'bubble point, volume factor, dead-oil viscosity' },
    { source: beggsRobinson, section: 'dead and live oil' },
    { source: beal, section: 'dead oil, fit of Standing' },
    { source: sutton, section: 'pseudo-critical state' },
    { source: dranchukAbouKassem, section: 'equation of state' },
    { source: leeGonzalezEakin, section: 'gas viscosity' },
    { source: jennings, section: 'water and gas' },
    { source: taylorMason, section: 'minimum curvature of the survey' },
    { source: apiRp14e, section: '2.5a erosional velocity' },
    { source: turner, section: 'droplet model' },
    { source: coleman, section: 'low-pressure wells' },
  ],
  cites: [
    { source: bakerSwerdloff, section: 'oil surface tension' },
    { source: gilbert, section: 'definition of gas-liquid ratio' },
  ],
  kind: 'calculation',
  cost: ({ analysis }: Partial<Params>) => (analysis === CURVE || analysis === TRAVERSE ? 'standard' : 'instant'),
  tries: ['tubing_inner_diameter', 'wellhead_pressure'],
  answers: [
    'flowing_bottomhole_pressure',
    'minimum_of_curve',
    'matched_gravity_correction_factor',
    'pressure_gradient',
    'pressure_drop',
    'liquid_holdup',
    'flow_pattern',
    'z_factor',
  ],
  deliverables: [],
  warnings,
  feeds,
})
