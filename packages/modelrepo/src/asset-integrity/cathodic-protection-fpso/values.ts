/** The values that a run of FPSO cathodic protection answers with. */
import { discResistance, shieldRadius } from '@keelson/physics/cathodic-protection/electrode-resistance.ts'
import { rectifierPower } from '@keelson/physics/cathodic-protection/impressed-current.ts'
import { mumfordWettedSurface } from '@keelson/physics/hull/wetted-surface.ts'
import { warmWaterCapacity } from '@keelson/standards/abs-cp-offshore-2018/capacity.ts'
import { chainSurface } from '@keelson/standards/dnv-os-e302-2018/chain-surface.ts'
import { resultOf } from '@keelson/workflow'
import { iccpValues } from '../_shared/cathodic-protection/iccp.ts'
import { anodeValues, coatingValues, demandValues } from '../_shared/cathodic-protection/values.ts'
import { CHAIN } from './inputs-hull.ts'

const minimum = 0

export const values = {
  ...demandValues,
  ...anodeValues,
  anode_capacity: resultOf(warmWaterCapacity, 'anode_current_capacity', {
    title: 'Electrochemical capacity used',
    description: 'Electrochemical capacity as entered, or from the table and reduced for warm water.',
    minimum,
  }),
  ...coatingValues('Coating breakdown factor of the coated hull.'),
  wetted_area: resultOf(mumfordWettedSurface, 'steel_surface_area', {
    title: 'Hull wetted area',
    symbol: 'A_h',
    description: 'Wetted area as entered, or estimated from the hull dimensions.',
    minimum,
  }),
  chain_area: resultOf(chainSurface, 'steel_surface_area', {
    title: 'Chain surface area',
    description: 'Surface area of the mooring chain drawing current from the hull.',
    minimum,
    needs: CHAIN,
  }),
  ...iccpValues('disc_anode_diameter', 'disc_anode_diameter'),
  iccp_rated_power: resultOf(rectifierPower, 'power', {
    title: 'Rated rectifier power',
    symbol: 'P_r',
    description: 'Rectifier power at rated voltage, on the direct current side.',
    minimum,
  }),
  disc_anode_resistance: resultOf(discResistance, 'electrical_resistance', {
    title: 'Disc anode resistance',
    description: 'Resistance of a disc anode flush with the hull.',
    minimum,
    needs: ['disc_anode_diameter'],
  }),
  dielectric_shield_radius: resultOf(shieldRadius, 'structure_dimension', {
    title: 'Dielectric shield radius',
    description:
      'Shield radius around an anode at maximum current, outside which the coating potential limit is not exceeded.',
    minimum,
    needs: ['disc_anode_diameter', 'iccp_anode_current_density', 'coating_potential_limit'],
  }),
}
