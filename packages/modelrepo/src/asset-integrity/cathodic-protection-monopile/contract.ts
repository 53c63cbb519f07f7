/** Monopile cathodic protection: what the workflow is, takes, gives and does not do. */
import { iso155892 } from '@keelson/physics/cathodic-protection/attenuation.ts'
import { dnvRp0416 } from '@keelson/standards/dnv-rp-0416-2021/splash-zone.ts'
import { type ContractParams, defineContract, numberValue, type ParamsOf, type Problem, shown } from '@keelson/workflow'
import { checkSpecs } from '../_shared/cathodic-protection/checks.ts'
import { structureCost, structureRules, structureValues } from '../_shared/cathodic-protection/structure.ts'
import { tableSpecs } from '../_shared/cathodic-protection/tables.ts'
import { headline } from '../_shared/cathodic-protection/values.ts'
import * as words from '../_shared/cathodic-protection/words.ts'
import { inputs, LOWER, PILE, UPPER } from './params.ts'

function rules(p: ParamsOf<typeof inputs>): Problem[] {
  const { pile_outer_diameter: D, pile_wall_thickness: t } = p
  const thick = D !== undefined && t !== undefined && t >= D / 2
  return [
    ...structureRules(p),
    ...(thick
      ? [
          {
            pointer: '/pile_wall_thickness',
            message: `must be less than half the pile diameter, ${shown(D / 2)} m; read ${shown(t)} m`,
          },
        ]
      : []),
  ]
}

export const contract = defineContract({
  id: 'cathodic-protection-monopile',
  version: 1,
  status: 'stable',
  title: 'Offshore wind monopile cathodic protection',
  question:
    'How many galvanic anodes does this monopile need outside, and do they reach its toe to the end of its life?',
  askedAs: [],
  routes: [words.route],
  standards: [
    ...words.standards,
    { source: dnvRp0416, section: 'extent of the splash zone; internal surfaces (not covered here)' },
    { source: iso155892, section: 'voltage drop along the steel, where the pile is described' },
  ],
  kind: 'calculation',
  cost: structureCost,
  params: inputs,
  rules,
  values: {
    ...structureValues,
    pile_voltage_drop: numberValue('protection_potential', {
      title: 'Voltage drop along the pile',
      description: 'From the anodes to the toe, the whole final demand taken up evenly.',
      symbol: 'Delta_E_me',
      minimum: 0,
      needs: PILE,
    }),
    splash_zone_upper_limit: numberValue('height_above_datum', {
      title: 'Upper limit of the splash zone',
      description: 'Above mean sea level.',
      symbol: 'z_u',
      needs: UPPER,
    }),
    splash_zone_lower_limit: numberValue('height_above_datum', {
      title: 'Lower limit of the splash zone',
      description: 'Against mean sea level, negative below.',
      symbol: 'z_l',
      needs: LOWER,
    }),
  },
  headline: [...headline],
  checks: {
    ...checkSpecs,
    pile_attenuation: {
      title: 'Potential at the toe',
      source: iso155892,
      clause: 'attenuation of protection',
      demand: 'Voltage drop along the pile',
      capacity: 'Margin at the final demand',
      unit: 'V',
      needs: PILE,
    },
  },
  tables: tableSpecs,
  charts: words.chartSpecs,
  deliverables: [],
  method: [
    words.zoneStep,
    ...words.surfaceSteps,
    ...words.anodeSteps,
    {
      title: 'Splash zone',
      text: 'From the lowest tide less its allowance to the highest tide and its allowance; rows of the zone table are held against it.',
      module: 'standards/dnv-rp-0416-2021/splash-zone.ts',
    },
    {
      title: 'Embedded pile',
      text: 'The whole embedded outside, and the inside that meets wet soil, as buried rows at 0.020 A/m2.',
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
  warnings: {},
  notChecked: [
    ...words.notChecked,
    'Distribution of the current in the water around a pile of large diameter: anodes on a cage protect the mudline less than those beside it',
    'Internal surfaces: airtight with corrosion allowance, or anodes inside with exchange of the water against acidification and hydrogen',
    'Corrosion allowance and coating of the splash zone, and the reach of the anodes above mean water level',
    'Microbial corrosion at and below the mudline, scour that bares buried steel, cables and J-tubes in contact',
  ],
})

export type Params = ContractParams<typeof contract>
