/** The values that a run of FPSO cathodic protection answers with. */
import { type Measure, numberValue } from '@keelson/workflow'
import { iccpValues } from '../_shared/cathodic-protection/iccp.ts'
import { anodeValues, coatingValues, demandValues } from '../_shared/cathodic-protection/values.ts'
import { CHAIN } from './params-hull.ts'

const positive = (title: string, description: string, symbol: string, of: Measure, needs?: readonly string[]) =>
  numberValue(of, { title, description, symbol, minimum: 0, ...(needs && { needs }) })

export const values = {
  ...demandValues,
  ...anodeValues,
  anode_capacity: positive(
    'Electrochemical capacity used',
    'As given, or tabled and de-rated.',
    'epsilon',
    'anode_current_capacity',
  ),
  ...coatingValues('Of the coated hull.'),
  wetted_area: positive('Wetted area of the hull', 'As given, or by its dimensions.', 'A_h', 'steel_surface_area'),
  chain_area: positive(
    'Surface of the mooring chain',
    'That draws from the hull.',
    'A_ch',
    'steel_surface_area',
    CHAIN,
  ),
  ...iccpValues('disc_anode_diameter', 'disc_anode_diameter'),
  iccp_rated_power: positive('Rated rectifier power', 'At the rated voltage, direct current side.', 'P_r', 'power'),
  disc_anode_resistance: positive(
    'Resistance of a disc anode',
    'Flush with the hull.',
    'R_d',
    'electrical_resistance',
    ['disc_anode_diameter'],
  ),
  dielectric_shield_radius: positive(
    'Radius of the dielectric shield',
    'Around an anode at its largest current, where the hull beyond keeps the potential that the coating bears.',
    'r_s',
    'structure_dimension',
    ['disc_anode_diameter', 'iccp_anode_current_density', 'coating_potential_limit'],
  ),
}
