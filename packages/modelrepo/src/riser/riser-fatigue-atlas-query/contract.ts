/** Riser fatigue atlas query: what the workflow is, takes, gives and does not do. */

import {
  allowableAnnualDamage,
  annualMargin,
  lifeOfAnnualDamage,
  totalAnnualDamage,
} from '@keelson/physics/fatigue/annual.ts'
import { highCycle } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { dnvRpF204 } from '@keelson/standards/dnv-rp-f204-2010/source.ts'
import { checkOf, defineContract, listValue, resultOf } from '@keelson/workflow'
import { inRange, sourceOf } from '../../_shared/atlas/declared.ts'
import { tables as parentTables } from '../riser-fatigue/outputs.ts'
import { inputs } from './params.ts'
import { warnings } from './warnings.ts'

const HERE = 'modelrepo/riser/riser-fatigue-atlas-query'

export const contract = defineContract({
  id: 'riser-fatigue-atlas-query',
  version: 1,
  status: 'stable',
  title: 'Instant riser fatigue life from an atlas',
  question:
    'How does the fatigue life of the base riser segment change with its concentration factor and its vibration, at once?',
  askedAs: [
    'Quick riser fatigue life at an SCF of 1.3 from the atlas',
    'Riser fatigue screening: what if the VIV stress is half as large again?',
    'Instant margin of the riser touchdown segment over its design life with DFF 10',
    'Look up the riser atlas for fatigue life at another weld SCF',
    'Instant annual damage of the riser from the stored grid',
  ],
  routes: [{ domain: 'floating-marine', subdomain: 'riser' }],
  standards: [
    { source: dnvRpC203, section: 'table 2-2, by riser-fatigue version 1' },
    { source: dnvRpF204, section: 'design fatigue factors' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  values: {
    fatigue_life_years: resultOf(lifeOfAnnualDamage, 'calculated_life', {
      description: 'Of the base segment.',
      minimum: 0,
    }),
    dff_margin: resultOf(annualMargin, '-', {
      description: 'Life over design life times design fatigue factor.',
      minimum: 0,
    }),
    annual_damage: resultOf(totalAnnualDamage, 'annual_rate', {
      description: 'Waves and vortices, without design fatigue factor.',
      minimum: 0,
    }),
    in_range: inRange(),
    source: sourceOf('the damages come'),
    confidence_band: listValue('calculated_life', {
      title: 'Band of the fatigue life',
      description: 'The life less and plus the largest error of the atlas; none where the direct solver answered.',
      minimum: 0,
    }),
  },
  answers: ['dff_margin', 'fatigue_life_years', 'annual_damage', 'source'],
  checks: {
    fatigue: checkOf('annual_rate', {
      title: 'Fatigue life of the base segment',
      criterion: { source: dnvRpF204, clause: 'fatigue criterion with design fatigue factor' },
      demand: totalAnnualDamage,
      capacity: allowableAnnualDamage,
      reach: [highCycle],
    }),
  },
  tables: { ranges: parentTables.ranges },
  charts: {
    damage_curves: {
      title: 'Query on the damage curves',
      description:
        'Damage by waves over the concentration factor and by vortices over the scale, the ends of the atlas dashed. Inside it no range of the base segment reaches the knee of the curve.',
    },
    damage_bars: {
      title: 'Damage of the query',
      description: 'By waves, by vortices and in all, against what design life and factor allow.',
    },
  },
  figures: {
    base: { title: 'Pipe of the base segment', description: 'Cut lengthwise, to scale.' },
  },
  deliverables: [],
  method: [
    {
      title: 'Atlas',
      text: 'Annual damage by waves over the concentration factor, and by vortices over the scale on the stress ranges, of riser-fatigue version 1: the first segment of its example, curve F1 in seawater with cathodic protection. Two curves, because their sum is no power of anything.',
      module: `${HERE}/atlas.ts`,
    },
    {
      title: 'Query',
      text: 'Each damage is read linear in the logarithms of axis and damage; at a node its own value. Inside the limits all ranges lie below the knee, so that each damage is a power of its axis and the reading is exact.',
      module: `modelrepo/_shared/atlas/axes.ts`,
    },
    {
      title: 'Life and margin',
      text: 'One over the sum of both, against design life times design fatigue factor, both applied at the query.',
      module: 'physics/fatigue/annual.ts',
    },
    {
      title: 'Outside and near the limit',
      text: 'No extrapolation: outside an axis the direct solver answers or the query is refused, as asked. Where the margin is within the error of its limit, the direct solver decides.',
      module: `${HERE}/atlas-solver.ts`,
    },
  ],
  assumptions: [
    'The base segment of the example of riser-fatigue: its waves, its currents, its pipe, curve F1 with cathodic protection. Another riser needs riser-fatigue itself.',
    'The scale acts on the stress ranges by vortices alone, the concentration factor on those by waves.',
    'Damages by waves and by vortices are added.',
  ],
  validity: ['Concentration factor 1.0 to 1.6 and scale 0.5 to 2.0; outside, the direct solver or a refusal.'],
  warnings,
  notChecked: ['Other segments, curves and environments: see riser-fatigue', 'What riser-fatigue does not check'],
})
