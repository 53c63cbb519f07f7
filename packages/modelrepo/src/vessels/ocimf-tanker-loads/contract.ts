/** Wind and current on tankers: what the workflow is, takes, gives and does not do. */
import { blendermann } from '@keelson/standards/blendermann-1994/source.ts'
import { isherwood } from '@keelson/standards/isherwood-1972/source.ts'
import { ocimf } from '@keelson/standards/ocimf-1994/source.ts'
import { ufcMoorings } from '@keelson/standards/ufc-4-159-03-2005/source.ts'
import { defineContract, numberColumn } from '@keelson/workflow'
import { about } from './about.ts'
import { inputs } from './inputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'ocimf-tanker-loads',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  standards: [
    { source: ocimf, section: 'form of the loads, signs, wind by height' },
    { source: isherwood, section: 'regression of the wind coefficients' },
    { source: blendermann, section: 'loading functions and table of ship types' },
    { source: ufcMoorings, section: '4-4 wind, 4-5 current' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [
    'total_force',
    'total_force_x',
    'total_force_y',
    'total_moment',
    'wind_force_x',
    'wind_force_y',
    'wind_moment',
  ],
  checks: {},
  tables: {
    headings: {
      title: 'Wind from every side',
      description:
        'Wind loads at directions 15 deg apart, from 0 astern (of a relative wind from 0 ahead), and the whole force with the current as it is.',
      columns: {
        direction: numberColumn('heading', 'Direction of the wind'),
        cx: numberColumn('-', 'Coefficient forward'),
        cy: numberColumn('-', 'Coefficient to port'),
        cn: numberColumn('-', 'Coefficient of yaw'),
        force_x: numberColumn('hull_force', 'Wind force forward'),
        force_y: numberColumn('hull_force', 'Wind force to port'),
        moment: numberColumn('hull_moment', 'Wind yaw moment'),
        total: numberColumn('hull_force', 'Total force'),
      },
    },
  },
  charts: {
    coefficients: {
      title: 'Wind coefficients by direction',
      description: 'The coefficients of the method all round the ship, and those of this run.',
    },
    force_locus: {
      title: 'Force as the wind turns',
      description:
        'Tip of the force on a plan with the bow up, the wind from every side and the current as it is: a polar diagram.',
    },
    components: {
      title: 'Forces by component',
      description: 'What wind and current give along the hull and abeam.',
    },
  },
  figures: {
    plan: {
      title: 'Ship from above',
      description:
        'Bow to the right, port up, not to scale: the wind and the current that meet her, and the forces that they make; arrows of forces are as long as their share of the largest.',
    },
  },
  deliverables: [],

  warnings,
})
