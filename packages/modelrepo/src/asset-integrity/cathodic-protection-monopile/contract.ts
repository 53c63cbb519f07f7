/** Monopile cathodic protection: what the workflow is, takes, gives and does not do. */
import { iso155892, uniformDrop } from '@keelson/physics/cathodic-protection/attenuation.ts'
import { dnvRp0416, splashLowerLimit, splashUpperLimit } from '@keelson/standards/dnv-rp-0416-2021/splash-zone.ts'
import { potentialMargin } from '@keelson/standards/dnv-rp-b401-2021/demand.ts'
import { checkOf, defineContract, type Problem, resultOf } from '@keelson/workflow'
import { boreProblems } from '../../_shared/pipe/wall-problems.ts'
import { structureContract } from '../_shared/cathodic-protection/structure.ts'
import * as words from '../_shared/cathodic-protection/words.ts'
import { pileWarnings } from './calculate-pile.ts'
import { inputs, LOWER, type Params, PILE, UPPER } from './params.ts'

const rules = (p: Params): Problem[] => [
  ...structureContract.rules(p),
  ...boreProblems('pile_wall_thickness', p.pile_outer_diameter, p.pile_wall_thickness),
]

export const contract = defineContract({
  ...structureContract,
  id: 'cathodic-protection-monopile',
  title: 'Offshore wind monopile cathodic protection',
  question:
    'How many galvanic anodes does this monopile need outside, and do they reach its toe to the end of its life?',
  askedAs: [
    'How many anodes go on the cage of this wind turbine foundation?',
    'Is the toe of the pile still polarised 50 m below the anode ring after 25 years?',
    'Size sacrificial aluminium anodes for a coated XL pile in the North Sea',
    'Where does the splash zone of the turbine foundation begin and end?',
    'Do embedded steel and coating breakdown use up the anodes before the turbine is retired?',
    'Offshore wind CP outside a monopile and its transition piece: tidal, submerged and buried zones',
  ],
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
  method: [
    ...structureContract.method,
    {
      title: 'Splash zone',
      text: 'From the lowest tide less its allowance to the highest tide and its allowance; rows of the zone table are held against it.',
      module: 'standards/dnv-rp-0416-2021/splash-zone.ts',
    },
    {
      title: 'Embedded pile',
      text: 'The whole embedded outside, and the inside that meets wet soil, as buried rows at 0.020 A/m².',
      module: 'standards/dnv-rp-b401-2021/current-density.ts',
    },
    {
      title: 'Attenuation to the toe',
      text: 'Drop along the steel below the cage, the final demand taken up evenly, against the margin of the potential; anodes on a cage by the interaction factor.',
      module: 'physics/cathodic-protection/attenuation.ts',
    },
  ],
  assumptions: [
    ...words.assumptions,
    'The whole final demand enters the pile at the anodes and leaves it evenly down to the toe, on the safe side for the part above.',
    'The splash zone above the reach of the water is held by coating and corrosion allowance; the anodes act below mean water level.',
  ],
  validity: words.validity,
  warnings: { ...structureContract.warnings, ...pileWarnings },
  notChecked: [
    ...words.notChecked,
    'Distribution of the current in the water around a pile of large diameter: anodes on a cage protect the mudline less than those beside it',
    'Internal surfaces: airtight with corrosion allowance, or anodes inside with exchange of the water against acidification and hydrogen',
    'Corrosion allowance and coating of the splash zone, and the reach of the anodes above mean water level',
    'Microbial corrosion at and below the mudline, scour that bares buried steel, cables and J-tubes in contact',
  ],
})
