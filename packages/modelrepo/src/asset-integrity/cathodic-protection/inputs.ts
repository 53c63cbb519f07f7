/** The inputs of general cathodic protection. */
import { always, grouped, optional, type ParamsOf, quantity } from '@keelson/workflow'
import { cp } from '../_shared/cathodic-protection/fields.ts'
import { iccpParams } from '../_shared/cathodic-protection/iccp.ts'
import { alloyParams, anodeParams, finalLengthFactor } from '../_shared/cathodic-protection/inputs-anode.ts'
import { siteParams } from '../_shared/cathodic-protection/inputs-site.ts'
import { hullParams } from './inputs-hull.ts'
import { siteOwn, surfaceParams } from './inputs-surface.ts'

const WATER = ['seawater_temperature', 'seawater_salinity'] as const

const waterParams = {
  seawater_resistivity: optional(
    cp.resistivity({
      description:
        'Resistivity of the seawater, or of the sediment if the anodes are buried. Alternatively, enter temperature and salinity.',
      requiredWhen: always,
      requiredUnless: [{ inputs: WATER }],
      overrides: [{ inputs: WATER }],
    }),
  ),
  seawater_temperature: optional(
    quantity('temperature', {
      title: 'Seawater temperature',
      description:
        'Seawater temperature, used with the salinity to calculate the resistivity by the practical salinity scale.',
      symbol: 'T',
      minimum: -2,
      maximum: 35,
      example: 12,
    }),
  ),
  seawater_salinity: optional(
    quantity('-', {
      title: 'Practical salinity',
      description: 'Practical salinity, used with the temperature to calculate the resistivity.',
      symbol: 'S',
      minimum: 2,
      maximum: 42,
      usual: [10, 40],
      example: 35,
    }),
  ),
}

const lengthFactor = {
  anode_final_length_factor: optional(
    quantity('fraction', {
      ...finalLengthFactor,
      description:
        'Ratio of final to initial length of slender and long flush anodes. Default: 0.90 (DNV-RP-B401) or 1 − 0.1 times the utilisation factor (ABS ship notes).',
      example: 0.9,
    }),
  ),
}

const anodeOwn = {
  iccp_anode_area: optional(
    quantity('anode_area', {
      title: 'ICCP anode active area',
      description:
        'Active area of one impressed current anode. Used with the maximum current density for the number of anodes.',
      symbol: 'A_1',
      above: 0,
      example: 0.125,
    }),
  ),
  iccp_anode_resistance: optional(
    quantity('electrical_resistance', {
      title: 'ICCP anode resistance',
      description:
        'Resistance of one impressed current anode to the water or ground bed. Used for the rectifier voltage and power.',
      symbol: 'R_1',
      above: 0,
      example: 0.18,
    }),
  ),
}

const { design_life, current_drain } = siteParams

const installedParams = {
  installed_net_mass: optional(
    quantity('anode_mass', {
      title: 'Existing net anode mass',
      description: 'Net mass of all existing anodes, used for their life at the mean current demand.',
      symbol: 'M_in',
      above: 0,
      usual: [100, 500000],
      example: 6000,
    }),
  ),
}
export const inputs = grouped({
  'Site and life': { ...siteOwn, design_life, ...waterParams },
  'Steel and coating': { ...surfaceParams, current_drain },
  Anodes: { ...anodeParams, ...lengthFactor, ...installedParams },
  'Alloy and potentials': alloyParams,
  'Ship hull': hullParams,
  'Impressed current': { ...iccpParams, ...anodeOwn },
})
export type Params = ParamsOf<typeof inputs>
