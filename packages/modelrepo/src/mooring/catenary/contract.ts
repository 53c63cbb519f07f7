/** Catenary line: what the workflow is, takes, gives and does not do. */

import { linearStrain } from '@keelson/physics/catenary-shape.ts'
import { IRVINE, JONKMAN } from '@keelson/physics/catenary-symbols.ts'
import { factoredTension, tensionUtilisation } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { checkOf, defineContract, numberColumn } from '@keelson/workflow'
import { about } from './about.ts'
import { inputs } from './inputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Stations up to which a run stays under 5 ms: 99 % of random lines took under 3.1 ms with 250, and 6 ms with 1000. */
const INSTANT_POINTS = 250

export const contract = defineContract({
  ...about,
  id: 'catenary',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
  standards: [
    { source: JONKMAN, section: 'quasi-static mooring line, elastic, with seabed contact and friction' },
    { source: IRVINE, section: 'elastic and inextensible catenary' },
    { source: apiRp2sk, section: 'line tension criterion, where a breaking load is given' },
  ],
  kind: 'calculation',
  cost: (p) => (p.profile_points <= INSTANT_POINTS ? 'instant' : 'standard'),
  params: inputs,
  rules,
  values,
  answers: [
    'fairlead_tension',
    'anchor_tension',
    'grounded_length',
    'minimum_bend_radius',
    'fairlead_horizontal_tension',
    'fairlead_vertical_tension',
    'utilisation',
  ],
  checks: {
    line_tension: checkOf('line_tension', {
      title: 'Line tension',
      criterion: tensionUtilisation,
      demand: factoredTension,
      capacity: 'Minimum breaking load',
      needs: ['minimum_breaking_load'],
      reach: [linearStrain],
    }),
    bend_radius: checkOf('bend_radius', {
      title: 'Touchdown bend radius',
      criterion: { source: IRVINE, clause: 'catenary, R = T²/(w H), against the limit given' },
      demand: 'Bend radius allowed',
      capacity: 'Smallest bend radius found',
      needs: ['minimum_allowable_bend_radius'],
      reach: [linearStrain],
    }),
  },
  tables: {
    restoring_curve: {
      title: 'Tensions over the horizontal span',
      description:
        'The same line at neighbouring spans; where the span is a result, lines of the same height at neighbouring tensions.',
      columns: {
        horizontal_span: numberColumn('line_span', 'Horizontal span', { symbol: 'x' }),
        horizontal_tension: numberColumn('line_tension', 'Horizontal tension', { symbol: 'H' }),
        vertical_tension: numberColumn('line_tension', 'Vertical tension', { symbol: 'V' }),
        fairlead_tension: numberColumn('line_tension', 'Fairlead tension', { symbol: 'T' }),
      },
    },
  },
  charts: {
    line_profile: { title: 'Line profile', description: 'The line over the seabed, with its touchdown or low point.' },
    tension_along_line: { title: 'Tension along the line', description: 'From the anchor to the fairlead.' },
    restoring_curve: {
      title: 'Restoring curve',
      description: 'Fairlead tensions over the span, with the operating point.',
    },
  },
  figures: {
    profile: {
      title: 'Line in elevation',
      description:
        'The line from its anchor, or touchdown, to its fairlead, with the part on the seabed and the forces that hold its ends.',
    },
  },
  deliverables: [],

  warnings,
})
