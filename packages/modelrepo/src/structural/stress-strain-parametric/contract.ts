/** Sweep of stress-strain curves: what the workflow is, takes, gives and does not do. */

import { abramowitzStegun } from '@keelson/physics/handbooks.ts'
import { chenHan } from '@keelson/physics/materials/bilinear.ts'
import { rambergOsgood } from '@keelson/physics/materials/ramberg-osgood.ts'
import { dieter } from '@keelson/physics/materials/true-stress.ts'
import { FULL_FACTORIAL, nistHandbook } from '@keelson/physics/sweep/effects.ts'
import { api5l } from '@keelson/standards/api-5l-2018/source.ts'
import { asmeViii2 } from '@keelson/standards/asme-bpvc-viii-2-2019/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { rules } from './calculate-cases.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts } from './outputs.ts'
import { tableSpecs } from './tables.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'stress-strain-parametric',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'structural' }],
  standards: [
    { source: api5l, section: 'table 7, strength of PSL 2 grades' },
    { source: rambergOsgood, section: 'three-parameter curve' },
    { source: asmeViii2, section: 'Annex 3-D, 3-D.3 and table 3-D.1' },
    { source: nistHandbook, section: FULL_FACTORIAL },
    { source: abramowitzStegun, section: '25.3.21, slopes by central differences' },
  ],
  cites: [
    { source: dieter, section: '8-2, true stress and true strain' },
    { source: chenHan, section: 'chapter 1, idealised uniaxial curves' },
  ],
  kind: 'calculation',
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: [
    'minimum_stress_at_strain_0_02',
    'maximum_stress_at_strain_0_02',
    'spread_of_stress_at_strain_0_02',
    'number_of_cases',
    'stress_at_strain_0_02',
  ],
  checks,
  tables: tableSpecs,
  charts,
  figures: {},
  deliverables: [],
  warnings,
})
