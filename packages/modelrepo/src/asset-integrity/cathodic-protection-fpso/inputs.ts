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
      description: 'Replaces the demand calculated from the areas, with its drain.',
      symbol,
      above: 0,
      usual: [5, 2000],
      example,
    }),
  )

const demandParams = {
  mean_current_demand: demand('Mean current demand, own', 'I_cm', 196.6),
  final_current_demand: demand('Final current demand, own', 'I_cf', 478),
}

// Anodes of a hull hang in open water: what says otherwise elsewhere does not apply to them.
const { anode_environment: _, anode_surface_temperature: __, anode_capacity: ___, ...hullAlloy } = alloyParams

const AL = { anode_material: ['Al-Zn-In'] }
const capacityParams = {
  seawater_max_temperature: optional(
    quantity('temperature', {
      title: 'Highest temperature of the seawater',
      description:
        'Takes 27 Ah/kg from the capacity of aluminium for each degree above 20 degC. Not needed where the capacity is given.',
      symbol: 'T_w',
      minimum: -2,
      maximum: 40,
      example: 25,
      usedWhen: AL,
      requiredWhen: AL,
      inert: 'up to 20 degC the capacity stays as it is',
    }),
  ),
  anode_capacity: optional(
    cp.capacity({
      description: 'Of the anode alloy, used as it is. Left out, Table 8-6 by alloy, less in warm water for aluminium.',
      overrides: [{ inputs: ['seawater_max_temperature'] }],
    }),
  ),
}

const discParams = {
  iccp_rated_voltage: quantity('rectifier_voltage', {
    title: 'Rated voltage of the rectifier',
    description: 'For the power that the ship must hold for it; hull rectifiers are usually rated 24 V.',
    symbol: 'V_r',
    above: 0,
    default: 24,
  }),
  disc_anode_diameter: optional(
    quantity('anode_dimension', {
      title: 'Diameter of an impressed current anode',
      description: 'Disc flush with the hull; with its largest current density, gives number, voltage and power.',
      symbol: 'd',
      above: 0,
      usual: [200, 1500],
      example: 600,
    }),
  ),
  coating_potential_limit: optional(
    quantity('protection_potential', {
      title: 'Most negative potential that the coating bears',
      description:
        'Against Ag/AgCl/seawater, for the radius of the dielectric shield around an impressed current anode.',
      symbol: 'E_lim',
      example: -1.2,
    }),
  ),
}

export const inputs = grouped({
  Hull: hullParams,
  'Mooring chains': chainParams,
  'Site and life': siteParams,
  'Current demand, given directly': demandParams,
  Anodes: anodeParams,
  'Alloy and potentials': { ...capacityParams, ...hullAlloy },
  'Impressed current': { ...iccpParams, ...discParams },
})
export type Params = ParamsOf<typeof inputs>
