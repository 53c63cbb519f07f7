/** System analysis: what the workflow is, takes, gives and does not do. */

import { eickmeier, fetkovich, guo, jonesBlount, standing1971, vogel } from '@keelson/physics/inflow/sources.ts'
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
  machProano,
  payne,
  turner,
} from '@keelson/physics/multiphase/sources.ts'
import {
  bakerSwerdloff,
  beggsRobinson,
  dranchukAbouKassem,
  leeGonzalezEakin,
  standing,
  sutton,
  vasquezBeggs,
} from '@keelson/physics/pvt/sources.ts'
import { taylorMason } from '@keelson/physics/wellbore/source.ts'
import { apiRp14e } from '@keelson/standards/api-rp-14e-1991/source.ts'
import { defineContract } from '@keelson/workflow'
import { INFLOW } from '../_shared/nodal/modes.ts'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import { system } from './system.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...system.contract,
  id: 'nodal-analysis',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: machProano, section: 'systems analysis from the reservoir to the separator' },
    { source: vogel, section: 'eq 1' },
    { source: fetkovich, section: 'back-pressure curve, future inflow' },
    { source: jonesBlount, section: 'drawdown with turbulence' },
    { source: standing1971, section: 'flow efficiency' },
    { source: eickmeier, section: 'future inflow' },
    { source: guo, section: 'ch. 3 inflow, ch. 5 critical choke flow' },
    { source: gilbert, section: 'choke, critical flow' },
    { source: hagedornBrown, section: 'as modified: no-slip floor, bubble flow of Griffith' },
    { source: beggsBrill, section: 'as revised, with the factor of Payne et al. and acceleration; the flowline' },
    { source: gray, section: 'App. B' },
    { source: dunsRos, section: 'regimes I to III and transition' },
    { source: brillMukherjee, section: 'ch. 1 systems analysis, ch. 3 marching, ch. 4 chart fits' },
    { source: standing, section: 'black oil and associated correlations' },
    { source: taylorMason, section: 'minimum curvature of the survey' },
    { source: apiRp14e, section: '2.5a erosional velocity' },
    { source: turner, section: 'droplet model' },
  ],
  cites: [
    { source: colebrook, section: 'friction factor in rough pipes' },
    { source: sutton, section: 'pseudo-critical properties of gas' },
    { source: vasquezBeggs, section: 'undersaturated oil' },
    { source: beggsRobinson, section: 'oil viscosity' },
    { source: bakerSwerdloff, section: 'oil surface tension' },
    { source: dranchukAbouKassem, section: 'gas compressibility factor' },
    { source: leeGonzalezEakin, section: 'gas viscosity' },
    { source: griffithWallis, section: 'bubble flow' },
    { source: payne, section: 'holdup factors' },
    { source: coleman, section: 'liquid loading' },
  ],
  kind: 'calculation',
  cost: ({ analysis }: { readonly analysis?: string }) => (analysis === INFLOW ? 'instant' : 'standard'),
  tries: ['tubing_inner_diameter', 'choke_size', 'reservoir_pressure'],
  answers: [
    'operating_liquid_rate',
    'operating_oil_rate',
    'operating_flowing_pressure',
    'operating_wellhead_pressure',
    'drawdown',
    'lift_deficit',
    'absolute_open_flow',
    'productivity_index',
  ],
  deliverables: [],
  warnings,
  feeds,
})
