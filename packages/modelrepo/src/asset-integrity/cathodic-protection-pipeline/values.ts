/** The values that a run answers with. */
import {
  attenuationConstant,
  characteristicResistance,
  drainCurrent,
  endShift,
} from '@keelson/physics/cathodic-protection/attenuation.ts'
import { exposedAreaResistance } from '@keelson/standards/dnv-rp-b401-2021/anode-resistance.ts'
import { finalBreakdown, meanBreakdown } from '@keelson/standards/dnv-rp-f103-2019/breakdown.ts'
import {
  anodesForCurrent,
  anodesForMass,
  anodesForMassAndFinal,
  currentDemand,
  currentOutput,
  netAnodeMass,
  surfaceArea,
} from '@keelson/standards/dnv-rp-f103-2019/demand.ts'
import {
  anodeSpacing,
  halfSpacing,
  midSpanPotential,
  protectedLength,
} from '@keelson/standards/dnv-rp-f103-2019/spacing.ts'
import { flagValue, numberValue, resultOf, textValue } from '@keelson/workflow'
import { ATTENUATION } from './inputs.ts'

const minimum = 0
const needs = ATTENUATION

export const values = {
  mean_current_demand: resultOf(currentDemand, 'electric_current', {
    title: 'Mean current demand',
    symbol: 'I_cm',
    description: 'Mean current demand of the whole line over its design life.',
    minimum,
  }),
  final_current_demand: resultOf(currentDemand, 'electric_current', {
    title: 'Final current demand',
    symbol: 'I_cf',
    description: 'Final current demand of the whole line at the end of life.',
    minimum,
  }),
  required_net_anode_mass: resultOf(netAnodeMass, 'anode_mass', {
    description: 'Total net anode mass required for the design life.',
    minimum,
  }),
  anodes_required: resultOf(anodesForMassAndFinal, '-', {
    description: 'Number of anodes required, the larger of the numbers by mass and by final current.',
    minimum,
  }),
  governing_criterion: textValue({
    title: 'Governing criterion',
    description: 'Criterion that governs the number of anodes: mass (also if both are equal) or final current.',
  }),
  anode_spacing: resultOf(anodeSpacing, 'position_along_line', {
    title: 'Anode spacing',
    description:
      'Pipeline length divided by the installed number of anodes, or the required number if none is entered.',
    minimum,
  }),
  protected_length: resultOf(protectedLength, 'pipeline_length', {
    description: 'Length protected on each side of an anode, by equation (14) of DNV-RP-F103.',
    minimum,
  }),
  half_anode_spacing: resultOf(halfSpacing, 'position_along_line', {
    title: 'Maximum half spacing',
    description: 'Half spacing at which the anode and pipe wall voltage drops together equal the driving voltage.',
    minimum,
  }),
  surface_area: resultOf(surfaceArea, 'steel_surface_area', {
    description: 'Pipe surface area, π times diameter times length.',
    minimum,
  }),
  mean_current_density: numberValue('current_density', {
    title: 'Design mean current density',
    description: 'Design mean current density from the table, or as entered.',
    symbol: 'i_cm',
  }),
  mean_coating_breakdown_factor: resultOf(meanBreakdown, 'coating_breakdown_factor', {
    description: 'Area-weighted mean breakdown factor of linepipe and field joints over the design life.',
  }),
  final_coating_breakdown_factor: resultOf(finalBreakdown, 'coating_breakdown_factor', {
    title: 'Final coating breakdown factor',
    description: 'Area-weighted final breakdown factor of linepipe and field joints at the end of life, or as entered.',
  }),
  anode_resistance: resultOf(exposedAreaResistance, 'electrical_resistance', {
    title: 'Final anode resistance',
    symbol: 'R_af',
    description: 'Resistance of one bracelet anode at the end of life.',
  }),
  anode_current_output: resultOf(currentOutput, 'electric_current', {
    title: 'Final anode current output',
    symbol: 'I_af',
    description: 'Current output of one bracelet anode at the end of life.',
  }),
  anodes_required_mass: resultOf(anodesForMass, '-', {
    description: 'Number of anodes required by mass, rounded up.',
    minimum,
  }),
  anodes_required_final: resultOf(anodesForCurrent, '-', {
    title: 'Anodes required by final current',
    description: 'Number of anodes required by final current, rounded up.',
    minimum,
  }),
  mid_span_potential: resultOf(midSpanPotential, 'protection_potential', {
    description: 'Potential midway between two anodes at the end of life, against Ag/AgCl/seawater.',
  }),
  protected_from_one_end: flagValue({
    title: 'Protection from one end',
    description: 'True if the line length does not exceed the protected length from one end.',
  }),
  protected_from_both_ends: flagValue({
    title: 'Protection from both ends',
    description: 'True if the line length does not exceed the sum of the protected lengths from its two ends.',
  }),
  attenuation_constant: resultOf(attenuationConstant, 'wavenumber', {
    description: 'Attenuation constant for the entered linear leakage.',
    needs,
  }),
  characteristic_resistance: resultOf(characteristicResistance, 'electrical_resistance', {
    description: 'Characteristic resistance of the line for the entered linear leakage.',
    needs,
  }),
  midpoint_potential_shift: resultOf(endShift, 'protection_potential', {
    title: 'Potential shift at zero current',
    description: 'Potential shift at the point of zero current.',
    needs,
  }),
  drain_point_current: resultOf(drainCurrent, 'electric_current', {
    description: 'Current drained to one side of the drain point.',
    needs,
  }),
  standard_edition: textValue({
    worded: true,
    title: 'Standard edition',
    description: 'Edition of DNV-RP-F103 used for all tables and coating names.',
  }),
}
