/** Sweep of stress-strain curves: what the workflow is, takes, gives and does not do. */

import { abramowitzStegun } from '@keelson/physics/handbooks.ts'
import { rambergOsgood } from '@keelson/physics/materials/ramberg-osgood.ts'
import { FULL_FACTORIAL, nistHandbook } from '@keelson/physics/sweep/effects.ts'
import { api5l } from '@keelson/standards/api-5l-2018/source.ts'
import { asmeViii2 } from '@keelson/standards/asme-bpvc-viii-2-2019/source.ts'
import { checkOf, defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { rules } from './calculate-cases.ts'
import { inputs } from './inputs.ts'
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
    { source: api5l, section: 'table 7: strength of PSL 2 grades' },
    { source: rambergOsgood, section: 'three-parameter curve' },
    { source: asmeViii2, section: 'Annex 3-D, 3-D.3 and table 3-D.1' },
    { source: nistHandbook, section: FULL_FACTORIAL },
    { source: abramowitzStegun, section: '25.3.21, slopes by central differences' },
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
  checks: {
    all_cases_succeed: checkOf('-', {
      title: 'All cases succeed',
      criterion: { source: nistHandbook, clause: '5.3.3.3: every run of the design' },
      demand: 'Cases that failed',
      capacity: 'Failures allowed',
      neverFails: 'A case that could not be calculated leaves the check open: nothing is known of it.',
    }),
    order_stable: checkOf('-', {
      title: 'Order of the cases',
      criterion: { source: nistHandbook, clause: '5.3.3.3: standard order' },
      demand: 'Cases out of place',
      capacity: 'Cases out of place allowed',
      selfCheck:
        'every case stands where its values put it; no case makes it fail, as the order is made from those values',
    }),
  },
  tables: tableSpecs,
  charts: {
    curves: {
      title: 'Family of curves',
      description: 'The curve of each case up to 2 % strain; of many cases twelve, evenly spread.',
    },
    tornado: {
      title: 'What moves the stress at 2 % strain',
      description:
        'Mean stress at the lowest and at the highest value of each parameter, less the mean over all its values; the strongest on top.',
    },
    heat_map: {
      title: 'Stress at 2 % strain over two parameters',
      description: 'The first two parameters with several values; the mean over the others.',
    },
  },
  figures: {},
  deliverables: [],

  warnings,
})
