/** Rate of penetration: what the workflow is, takes, gives and does not do. */
import {
  bingham,
  bourgoyneYoung,
  eaton,
  jarqueBera,
  jordenShirley,
  maurer,
  pessier,
  rehmMcClendon,
  teale,
  warren,
} from '@keelson/physics/drilling-rate/sources.ts'
import { bourgoyne } from '@keelson/physics/well-planning/sources.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import type { Params } from './inputs.ts'
import { rop } from './rop.ts'
import { warnings } from './warnings.ts'

/** Points of data that are worked out at once. */
const FEW = 60

const pointsIn = (p: Partial<Params>): number =>
  Math.max(p.rate_of_penetration?.length ?? 0, p.calibration_weight_on_bit?.length ?? 0)

export const contract = defineContract({
  ...about,
  ...rop.contract,
  id: 'rop-analysis',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: bourgoyne, section: 'ch. 5, penetration rate; ch. 1, cost' },
    { source: bourgoyneYoung, section: 'eq. 1 and its regression' },
    { source: warren, section: 'perfect and imperfect cleaning' },
    { source: maurer, section: 'perfect cleaning with a threshold' },
    { source: bingham, section: 'drillability' },
    { source: teale, section: 'specific energy' },
    { source: pessier, section: 'sliding friction of a bit' },
    { source: jordenShirley, section: 'd-exponent' },
    { source: rehmMcClendon, section: 'correction for mud density' },
    { source: eaton, section: 'pore pressure from the corrected d-exponent' },
    { source: jarqueBera, section: 'normality of residuals' },
  ],
  kind: 'calculation',
  cost: (p: Partial<Params>) => (pointsIn(p) > FEW ? 'standard' : 'instant'),
  answers: [
    'rate_of_penetration',
    'r_squared',
    'drillability_constant',
    'weight_exponent',
    'mechanical_specific_energy',
    'corrected_d_exponent',
    'pore_pressure_gradient',
  ],
  deliverables: [],
  warnings,
  feeds,
})
