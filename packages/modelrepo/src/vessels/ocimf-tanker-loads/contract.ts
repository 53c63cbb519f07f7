/** Wind and current on tankers: what the workflow is, takes, gives and does not do. */
import { blendermann } from '@keelson/standards/blendermann-1994/source.ts'
import { isherwood } from '@keelson/standards/isherwood-1972/source.ts'
import { ocimf } from '@keelson/standards/ocimf-1994/source.ts'
import { ufcMoorings } from '@keelson/standards/ufc-4-159-03-2005/source.ts'
import { defineContract, numberColumn } from '@keelson/workflow'
import { method } from './method.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'ocimf-tanker-loads',
  version: 1,
  status: 'stable',
  title: 'Wind and current loads on tankers (OCIMF)',
  question: 'What static force and yaw moment do wind and current make on this moored ship?',
  askedAs: [
    'OCIMF wind and current force on a VLCC from my own coefficient tables',
    'What mooring load does a 30 s gust of 25 m/s on the beam give this tanker?',
    'Isherwood wind force on a merchant ship at 60 degrees off the bow',
    'Blendermann wind coefficients of a loaded LNG carrier, with the heeling moment',
    'Current force on a moored ship in shallow water by UFC 4-159-03',
    'From which side is the wind worst for the moored tanker?',
  ],
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
  method,
  assumptions: [
    'The hull is the same on both sides, upright and at rest; wind and current are steady and uniform along her.',
    'The wind coefficients hold for the wind at 10 m, the current coefficients for the current averaged over the draught.',
    'UFC 4-159-03: the length between perpendiculars stands for that of the waterline; where the current along the hull has a Reynolds number below 100 000, it is abeam and friction is left out.',
  ],
  validity: [
    'OCIMF: tankers from 16 000 dwt, its VLCC charts from 150 000 dwt; the coefficients of one loading condition, bow and ratio of depth to draught. The charts are copyright, and no coefficient of theirs is held here.',
    'Isherwood and Blendermann: the merchant ships of their model tests; wind only.',
    'UFC 4-159-03: ships and barges moored broadside or along the stream, its shallow-water coefficient for currents up to 1.5 m/s.',
  ],
  warnings,
  notChecked: [
    'The mooring: lines, fenders and the restraint of the loads',
    'Gusts and other changes in time, waves, passing ships and ice',
    'Shelter by quays and other ships, and the flow under a keel near a solid quay',
    'Yaw moment of the wind by UFC 4-159-03, whose charts are not held',
  ],
})
