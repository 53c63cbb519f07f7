/** Monopile cathodic protection: what the workflow is, takes, gives and does not do. */

import { iso155892, uniformDrop } from '@keelson/physics/cathodic-protection/attenuation.ts'
import { dnvRp0416, splashLowerLimit, splashUpperLimit } from '@keelson/standards/dnv-rp-0416-2021/splash-zone.ts'
import { potentialMargin } from '@keelson/standards/dnv-rp-b401-2021/demand.ts'
import { checkOf, defineContract, type Problem, resultOf } from '@keelson/workflow'
import { boreProblems } from '../../_shared/pipe/wall-problems.ts'
import { structureContract } from '../_shared/cathodic-protection/structure.ts'
import * as words from '../_shared/cathodic-protection/words.ts'
import { about } from './about.ts'
import { pileWarnings } from './calculate-pile.ts'
import { inputs, LOWER, type Params, PILE, UPPER } from './inputs.ts'

const rules = (p: Params): Problem[] => [
  ...structureContract.rules(p),
  ...boreProblems('pile_wall_thickness', p.pile_outer_diameter, p.pile_wall_thickness),
]

export const contract = defineContract({
  ...structureContract,
  ...about,
  id: 'cathodic-protection-monopile',

  standards: [
    ...words.standards,
    { source: dnvRp0416, section: 'extent of the splash zone; internal surfaces (not covered here)' },
    { source: iso155892, section: 'voltage drop along the steel, where the pile is described' },
  ],
  params: inputs,
  rules,
  values: {
    ...structureContract.values,
    pile_voltage_drop: resultOf(uniformDrop, 'protection_potential', {
      title: 'Voltage drop along the pile',
      description: 'From the anodes to the toe, the whole final demand taken up evenly.',
      minimum: 0,
      needs: PILE,
    }),
    splash_zone_upper_limit: resultOf(splashUpperLimit, 'height_above_datum', {
      title: 'Upper limit of the splash zone',
      description: 'Above mean sea level.',
      needs: UPPER,
    }),
    splash_zone_lower_limit: resultOf(splashLowerLimit, 'height_above_datum', {
      title: 'Lower limit of the splash zone',
      description: 'Against mean sea level, negative below.',
      needs: LOWER,
    }),
  },
  checks: {
    ...structureContract.checks,
    pile_attenuation: checkOf('protection_potential', {
      title: 'Potential at the toe',
      criterion: uniformDrop,
      demand: { title: 'Voltage drop along the pile', unit: uniformDrop.unit },
      capacity: { title: 'Margin at the final demand', unit: potentialMargin.unit },
      needs: PILE,
    }),
  },
  figures: {
    ...structureContract.figures,
    pile: {
      title: 'Pile below the anodes',
      description:
        'To scale from the anodes to the toe, with the final current demand, which the pile takes up evenly below them. How deep the anodes hang is not known.',
      needs: PILE,
    },
    splash_zone: {
      title: 'Splash zone',
      description:
        'Tides, allowances and the limits found from them, against mean sea level; the pile is drawn where its diameter is given.',
    },
  },

  warnings: { ...structureContract.warnings, ...pileWarnings },
})
