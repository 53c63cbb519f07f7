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
    description: 'As given, or tabled and de-rated.',
    minimum,
  }),
  ...coatingValues('Of the coated hull.'),
  wetted_area: resultOf(mumfordWettedSurface, 'steel_surface_area', {
    title: 'Wetted area of the hull',
    symbol: 'A_h',
    description: 'As given, or by its dimensions.',
    minimum,
  }),
  chain_area: resultOf(chainSurface, 'steel_surface_area', {
    title: 'Surface of the mooring chain',
    description: 'That draws from the hull.',
    minimum,
    needs: CHAIN,
  }),
  ...iccpValues('disc_anode_diameter', 'disc_anode_diameter'),
  iccp_rated_power: resultOf(rectifierPower, 'power', {
    title: 'Rated rectifier power',
    symbol: 'P_r',
    description: 'At the rated voltage, direct current side.',
    minimum,
  }),
  disc_anode_resistance: resultOf(discResistance, 'electrical_resistance', {
    title: 'Resistance of a disc anode',
    description: 'Flush with the hull.',
    minimum,
    needs: ['disc_anode_diameter'],
  }),
  dielectric_shield_radius: resultOf(shieldRadius, 'structure_dimension', {
    title: 'Radius of the dielectric shield',
    description:
      'Around an anode at its largest current, where the hull beyond keeps the potential that the coating bears.',
    minimum,
    needs: ['disc_anode_diameter', 'iccp_anode_current_density', 'coating_potential_limit'],
  }),
}
