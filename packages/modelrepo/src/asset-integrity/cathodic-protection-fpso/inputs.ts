/** The inputs of FPSO cathodic protection. */
import { grouped, optional, type ParamsOf, quantity } from '@keelson/workflow'
import { cp } from '../_shared/cathodic-protection/fields.ts'
import { iccpParams } from '../_shared/cathodic-protection/iccp.ts'
import { alloyParams, anodeParams } from '../_shared/cathodic-protection/inputs-anode.ts'
import { siteParams } from '../_shared/cathodic-protection/inputs-site.ts'
import { chainParams, hullParams } from './inputs-hull.ts'

const demand = (title: string, symbol: string, example: number) =>
  optional(
    quantity('electric_current', {
      title,
      description: 'Current demand that replaces the value calculated from areas and current drain.',
      symbol,
      above: 0,
      usual: [5, 2000],
      example,
    }),
  )

const demandParams = {
  mean_current_demand: demand('Entered mean current demand', 'I_cm', 196.6),
  final_current_demand: demand('Entered final current demand', 'I_cf', 478),
}

// Anodes of a hull hang in open water: what says otherwise elsewhere does not apply to them.
const { anode_environment: _, anode_surface_temperature: __, anode_capacity: ___, ...hullAlloy } = alloyParams

const AL = { anode_material: ['Al-Zn-In'] }
const capacityParams = {
  seawater_max_temperature: optional(
    quantity('temperature', {
      title: 'Maximum seawater temperature',
      description:
        'Maximum seawater temperature. The capacity of aluminium is reduced by 27 Ah/kg per °C above 20 °C. Not required if the capacity is entered.',
      symbol: 'T_w',
      minimum: -2,
      maximum: 40,
      example: 25,
      usedWhen: AL,
      requiredWhen: AL,
      inert: 'affects the capacity only above 20 °C',
    }),
  ),
  anode_capacity: optional(
    cp.capacity({
      description:
        'Electrochemical capacity of the anode alloy, used as entered. Default: Table 8-6 by alloy, reduced in warm water for aluminium.',
      overrides: [{ inputs: ['seawater_max_temperature'] }],
    }),
  ),
}

const discParams = {
  iccp_rated_voltage: quantity('rectifier_voltage', {
    title: 'Rectifier rated voltage',
    description: 'Rectifier voltage for the power supply rating; hull rectifiers are usually 24 V.',
    symbol: 'V_r',
    above: 0,
    default: 24,
  }),
  disc_anode_diameter: optional(
    quantity('anode_dimension', {
      title: 'ICCP anode diameter',
      description:
        'Diameter of a disc anode flush with the hull. Used with the maximum current density for the anode number, voltage and power.',
      symbol: 'd',
      above: 0,
      usual: [200, 1500],
      example: 600,
    }),
  ),
  coating_potential_limit: optional(
    quantity('protection_potential', {
      title: 'Coating potential limit',
      description:
        'Most negative potential that the coating can resist, against Ag/AgCl/seawater. Used for the dielectric shield radius.',
      symbol: 'E_lim',
      example: -1.2,
    }),
  ),
}

export const inputs = grouped({
  Hull: hullParams,
  'Mooring chains': chainParams,
  'Site and life': siteParams,
  'Current demand, entered directly': demandParams,
  Anodes: anodeParams,
  'Alloy and potentials': { ...capacityParams, ...hullAlloy },
  'Impressed current': { ...iccpParams, ...discParams },
})
export type Params = ParamsOf<typeof inputs>
