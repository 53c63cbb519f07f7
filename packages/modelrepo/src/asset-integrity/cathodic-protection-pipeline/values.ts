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
    description: 'Of the whole line over its life.',
    minimum,
  }),
  final_current_demand: resultOf(currentDemand, 'electric_current', {
    title: 'Final current demand',
    symbol: 'I_cf',
    description: 'Of the whole line at the end of its life.',
    minimum,
  }),
  required_net_anode_mass: resultOf(netAnodeMass, 'anode_mass', {
    description: 'Alloy that the life takes, all anodes.',
    minimum,
  }),
  anodes_required: resultOf(anodesForMassAndFinal, '-', {
    description: 'Larger of the numbers by mass and by final current.',
    minimum,
  }),
  governing_criterion: textValue({
    title: 'Governing criterion',
    description: 'What decides the number of anodes: mass (also where both agree) or final current.',
  }),
  anode_spacing: resultOf(anodeSpacing, 'position_along_line', {
    title: 'Anode spacing',
    description: 'Length over the anodes installed, or else required.',
    minimum,
  }),
  protected_length: resultOf(protectedLength, 'pipeline_length', { description: 'By equation (14).', minimum }),
  half_anode_spacing: resultOf(halfSpacing, 'position_along_line', {
    title: 'Half spacing at the limit',
    description: 'Half spacing at which anode resistance and pipe wall just use up the driving voltage.',
    minimum,
  }),
  surface_area: resultOf(surfaceArea, 'steel_surface_area', { description: 'pi D L.', minimum }),
  mean_current_density: numberValue('current_density', {
    title: 'Design mean current density',
    description: 'Of the table, or as given.',
    symbol: 'i_cm',
  }),
  mean_coating_breakdown_factor: resultOf(meanBreakdown, 'coating_breakdown_factor', {
    description: 'Linepipe and field joints by their areas, half-way through the life.',
  }),
  final_coating_breakdown_factor: resultOf(finalBreakdown, 'coating_breakdown_factor', {
    title: 'Final coating breakdown factor',
    description: 'Linepipe and field joints by their areas at the end of life, or as given.',
  }),
  anode_resistance: resultOf(exposedAreaResistance, 'electrical_resistance', {
    title: 'Final anode resistance',
    symbol: 'R_af',
    description: 'Of one bracelet at the end of life.',
  }),
  anode_current_output: resultOf(currentOutput, 'electric_current', {
    title: 'Final anode current output',
    symbol: 'I_af',
    description: 'Of one bracelet at the end of life.',
  }),
  anodes_required_mass: resultOf(anodesForMass, '-', { description: 'Number of anodes, rounded up.', minimum }),
  anodes_required_final: resultOf(anodesForCurrent, '-', {
    title: 'Anodes required by final current',
    description: 'Number of anodes, rounded up.',
    minimum,
  }),
  mid_span_potential: resultOf(midSpanPotential, 'protection_potential', {
    description: 'Half-way between two anodes at the end of life, against Ag/AgCl/seawater.',
  }),
  protected_from_one_end: flagValue({
    title: 'Could be protected from one end',
    description: 'Whether the whole line lies within the protected length of one end.',
  }),
  protected_from_both_ends: flagValue({
    title: 'Could be protected from both ends',
    description: 'Whether the whole line lies within the protected lengths of its two ends.',
  }),
  attenuation_constant: resultOf(attenuationConstant, 'wavenumber', {
    description: 'With the linear leakage given.',
    needs,
  }),
  characteristic_resistance: resultOf(characteristicResistance, 'electrical_resistance', {
    description: 'Of the line with that leakage.',
    needs,
  }),
  midpoint_potential_shift: resultOf(endShift, 'protection_potential', {
    title: 'Shift at the far point',
    description: 'Where no current flows.',
    needs,
  }),
  drain_point_current: resultOf(drainCurrent, 'electric_current', {
    description: 'Drained on one side.',
    needs,
  }),
  standard_edition: textValue({
    worded: true,
    title: 'Edition',
    description: 'The edition of DNV-RP-F103 whose tables and names were used, never mixed with another.',
  }),
}
