/** Well bore design: casing seats, kick tolerance, string loads, cost and risk: what the workflow is, takes, gives and does not do. */

import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { cgpm1901 } from '@keelson/physics/waves/dispersion.ts'
import { adams, bourgoyne, digitalmodel, lapeyrouse, redmann } from '@keelson/physics/well-planning/sources.ts'
import { api5ct } from '@keelson/standards/api-5ct-2018/source.ts'
import { apiTr5c3 } from '@keelson/standards/api-tr-5c3-2018/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import type { Inputs } from './inputs.ts'
import { warnings } from './warnings.ts'
import { wellBore } from './well-bore.ts'

/** Points of a profile that are looked at at once. */
const SHORT_PROFILE = 100

export const contract = defineContract({
  ...about,
  ...wellBore.contract,
  id: 'well-bore-design',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: apiTr5c3, section: 'historical collapse, internal yield and axial yield of the pipe body' },
    { source: api5ct, section: 'standard drift of casing' },
    { source: bourgoyne, section: 'ch. 7, casing setting depths and loads' },
    { source: redmann, section: 'kick tolerance' },
    { source: adams, section: 'differential pressure at casing seats' },
    { source: youngBudynas, section: 'table 13.5 and 3.7, thick cylinder and distortion energy' },
    { source: digitalmodel, section: 'casing programs, costs, risk and decision matrix of the concepts' },
  ],
  cites: [
    { source: cgpm1901, section: 'standard gravity' },
    { source: lapeyrouse, section: 'chapter 1, hydrostatic pressure' },
  ],
  kind: 'calculation',
  cost: ({ depths = [] }) => ((depths as Inputs['depths']).length > SHORT_PROFILE ? 'standard' : 'instant'),
  tries: ['mud_weight', 'shoe_true_vertical_depth', 'overpull'],
  answers: [
    'deepest_seat_depth',
    'mud_weight_last_section',
    'kick_tolerance',
    'maximum_allowable_annular_surface_pressure',
    'kick_intensity',
    'recommended_hole_type',
    'total_cost',
  ],
  deliverables: [],
  warnings,
  feeds,
})
