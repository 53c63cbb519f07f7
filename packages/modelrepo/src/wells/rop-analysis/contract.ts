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
import { checks } from './checks.ts'
import { method } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs, type Params } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Points of data that are worked out at once. */
const FEW = 60

const pointsIn = (p: Params): number =>
  Math.max(p.rate_of_penetration?.length ?? 0, p.calibration_weight_on_bit?.length ?? 0)

export const contract = defineContract({
  id: 'rop-analysis',
  version: 1,
  status: 'stable',
  title: 'Rate-of-penetration modelling (Bourgoyne-Young, Warren, Maurer, Bingham)',
  question:
    'How fast does the bit drill, what would make it faster, is its energy well spent, and what does it tell of the pore pressure?',
  askedAs: [
    'What ROP do I get with 25 klbf on an 8.5 in bit at 100 rpm?',
    'Fit the eight Bourgoyne and Young coefficients to my bit records.',
    'Is my MSE too high for this rock strength, and how efficient is the PDC bit?',
    'What pore pressure does the corrected d exponent show, by Eaton?',
    'Calibrate a drill-off test and predict ROP at more weight on bit.',
    'What did this bit run cost per foot drilled?',
  ],
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: bourgoyne, section: 'ch. 5, penetration rate; ch. 1, cost' },
    { source: bourgoyneYoung, section: 'eq. 1 and its regression' },
    { source: warren, section: 'perfect and imperfect cleaning' },
    { source: maurer, section: 'perfect cleaning with a threshold' },
    { source: bingham, section: 'drillability' },
    { source: teale, section: 'specific energy' },
    { source: pessier, section: 'sliding friction of a bit' },
    { source: jordenShirley, section: 'd exponent' },
    { source: rehmMcClendon, section: 'correction for the mud' },
    { source: eaton, section: 'pore pressure from the corrected d exponent' },
    { source: jarqueBera, section: 'normality of residuals' },
  ],
  kind: 'calculation',
  cost: (p) => (pointsIn(p) > FEW ? 'standard' : 'instant'),
  params: inputs,
  rules,
  values,
  answers: [
    'rate_of_penetration',
    'r_squared',
    'drillability_constant',
    'weight_exponent',
    'mechanical_specific_energy',
    'corrected_d_exponent',
    'pore_pressure_gradient',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'Constants and coefficients carry the units of their method (ft, ppg, klbf, in, rpm, lbf, ksi, cP, ft/h), whatever units the inputs are sent in.',
    '2.303 stands as printed, and not as ln 10.',
    'The threshold weight and the reference conditions are given, and not fitted.',
    'An estimated torque is that of a bit that slides on all of its face.',
    'Residuals of ln R are independent and of one variance.',
  ],
  validity: [
    'Each model where its constants were found: one bit type, one formation, below the founder point.',
    'Regression: 30 points or more, and parameters that vary by the least ranges of the paper.',
    'd exponent: one bit type, clean shale, R below 60 N and W below 1000/12 klbf per inch.',
    'Clause numbers and coefficients follow public descriptions: compare them with the print.',
  ],
  warnings,
  notChecked: [
    'Founder point and drill-off curves; cost-optimal weight and speed (Galle and Woods)',
    'Ridge regression and bootstrap intervals; coefficients that are fixed by the user in a regression',
    'PDC models (Hareland, Motahhari), chip hold-down and stick-slip',
    'Wear of teeth and bearings over the run',
    'Jet velocities and impact forces, which are entered',
  ],
})
