/** Nodal analysis: what the workflow is, takes, gives and does not do. */
import { eickmeier, fetkovich, guo, jonesBlount, standing1971, vogel } from '@keelson/physics/inflow/sources.ts'
import {
  beggsBrill,
  colebrook,
  coleman,
  dunsRos,
  gilbert,
  gray,
  hagedornBrown,
  nbs97,
  payne,
  sachdeva,
  turner,
  webBook,
} from '@keelson/physics/multiphase/sources.ts'
import {
  bakerSwerdloff,
  beggsRobinson,
  brillMukherjee,
  dranchukAbouKassem,
  leeGonzalezEakin,
  standing,
  sutton,
  vasquezBeggs,
} from '@keelson/physics/pvt/sources.ts'
import { apiRp14e } from '@keelson/standards/api-rp-14e-1991/source.ts'
import { defineContract } from '@keelson/workflow'
import { INFLOW } from '../_shared/nodal/modes.ts'
import { warnings } from '../_shared/nodal/warnings.ts'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import { node } from './node.ts'

export const contract = defineContract({
  ...about,
  ...node.contract,
  id: 'nodal-analysis-ipr-vlp',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: vogel, section: 'eq 1' },
    { source: fetkovich, section: 'back-pressure curve, future inflow' },
    { source: jonesBlount, section: 'drawdown with turbulence' },
    { source: standing1971, section: 'flow efficiency' },
    { source: eickmeier, section: 'future inflow' },
    { source: guo, section: 'ch. 3 inflow' },
    { source: hagedornBrown, section: 'as modified: no-slip floor, bubble flow of Griffith' },
    { source: beggsBrill, section: 'as revised, with the factor of Payne et al. and acceleration' },
    { source: gray, section: 'App. B' },
    { source: dunsRos, section: 'regimes I to III and transition' },
    { source: standing, section: 'black oil and associated correlations' },
    { source: apiRp14e, section: '2.5a erosional velocity' },
    { source: turner, section: 'droplet model' },
    { source: gilbert, section: 'choke, critical flow' },
    { source: sachdeva, section: 'choke, critical flow' },
    { source: brillMukherjee, section: 'systems analysis, marching algorithm and fluid property definitions' },
  ],
  cites: [
    { source: colebrook, section: 'friction factor in rough pipes' },
    { source: sutton, section: 'pseudo-critical properties of gas' },
    { source: vasquezBeggs, section: 'undersaturated oil' },
    { source: beggsRobinson, section: 'oil viscosity' },
    { source: bakerSwerdloff, section: 'oil surface tension' },
    { source: dranchukAbouKassem, section: 'gas compressibility factor' },
    { source: leeGonzalezEakin, section: 'gas viscosity' },
    { source: payne, section: 'holdup factors' },
    { source: coleman, section: 'liquid loading' },
    { source: webBook, section: 'heat capacity of methane' },
    { source: nbs97, section: 'heat capacity of oil' },
  ],
  kind: 'calculation',
  cost: ({ analysis }: { readonly analysis?: string }) => (analysis === INFLOW ? 'instant' : 'standard'),
  tries: ['tubing_inner_diameter', 'wellhead_pressure', 'reservoir_pressure'],
  answers: [
    'operating_liquid_rate',
    'operating_oil_rate',
    'operating_flowing_pressure',
    'drawdown',
    'lift_deficit',
    'absolute_open_flow',
    'productivity_index',
    'future_absolute_open_flow',
  ],
  deliverables: [],
  warnings,
  feeds,
})
