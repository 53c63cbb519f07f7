/** The values that every galvanic design answers with. */
import { finalSlenderRadius } from '@keelson/standards/dnv-rp-b401-2021/anode-resistance.ts'
import { finalCoatingBreakdown, meanCoatingBreakdown } from '@keelson/standards/dnv-rp-b401-2021/coating.ts'
import {
  anodeLife,
  anodesForAll,
  anodesForCurrent,
  anodesForMass,
  currentOutput,
  installedMass,
  netAnodeMass,
  potentialMargin,
  structurePotential,
  totalDemand,
} from '@keelson/standards/dnv-rp-b401-2021/demand.ts'
import { type NotApplicable, notApplicable, numberValue, resultOf, textValue } from '@keelson/workflow'
import type { Design } from './design.ts'
import type { Held } from './held.ts'
import type { ByPhase } from './inputs.ts'

const AREA = ['anode_final_exposed_area']
const minimum = 0

const demand = (title: string, symbol: string, description: string) =>
  resultOf(totalDemand, 'electric_current', { title, symbol, description, minimum })

/** Demands. */
export const demandValues = {
  initial_current_demand: demand(
    'Initial current demand',
    'I_ci',
    'Initial current demand of the whole structure, including current drain.',
  ),
  mean_current_demand: demand(
    'Mean current demand',
    'I_cm',
    'Mean current demand over the design life, including current drain.',
  ),
  final_current_demand: demand(
    'Final current demand',
    'I_cf',
    'Final current demand at the end of life, including current drain.',
  ),
}

/** Anodes. */
export const anodeValues = {
  required_net_anode_mass: resultOf(netAnodeMass, 'anode_mass', {
    description: 'Total net anode mass required for the design life.',
    minimum,
  }),
  anodes_required: resultOf(anodesForAll, '-', {
    description: 'Number of anodes required, the largest of the numbers by mass, initial current and final current.',
    minimum,
  }),
  governing_criterion: textValue({
    title: 'Governing criterion',
    description:
      'Criterion that governs the number of anodes: mass, initial current or final current. If two are equal, the first in this order is reported.',
  }),
  anodes_required_mass: resultOf(anodesForMass, '-', {
    description: 'Number of anodes required by mass, rounded up.',
    minimum,
  }),
  anodes_required_initial: resultOf(anodesForCurrent, '-', {
    title: 'Anodes required by initial current',
    symbol: 'N_i',
    description: 'Number of anodes required by initial current, rounded up.',
    minimum,
  }),
  anodes_required_final: resultOf(anodesForCurrent, '-', {
    title: 'Anodes required by final current',
    description: 'Number of anodes required by final current, rounded up.',
    minimum,
    needs: AREA,
  }),
  initial_anode_resistance: numberValue('electrical_resistance', {
    title: 'Initial anode resistance',
    description: 'Resistance of one new anode.',
    symbol: 'R_ai',
    minimum,
  }),
  final_anode_resistance: numberValue('electrical_resistance', {
    title: 'Final anode resistance',
    description: 'Resistance of one spent anode.',
    symbol: 'R_af',
    minimum,
    needs: AREA,
  }),
  initial_anode_current_output: resultOf(currentOutput, 'electric_current', {
    title: 'Initial anode current output',
    symbol: 'I_ai',
    description: 'Current output of one new anode.',
    minimum,
  }),
  final_anode_current_output: resultOf(currentOutput, 'electric_current', {
    title: 'Final anode current output',
    symbol: 'I_af',
    description: 'Current output of one spent anode.',
    minimum,
    needs: AREA,
  }),
  final_anode_radius: resultOf(finalSlenderRadius, 'anode_dimension', {
    title: 'Final anode radius',
    description: 'Radius of one spent slender or long flush anode.',
    minimum,
  }),
  installed_net_anode_mass: resultOf(installedMass, 'anode_mass', {
    description: 'Net mass of the installed anodes, or of the required number if none is entered.',
    minimum,
  }),
  gross_anode_mass: resultOf(installedMass, 'anode_mass', {
    title: 'Installed gross mass',
    symbol: 'M_gr',
    description: 'Gross mass of the anodes including inserts.',
    minimum,
    needs: ['anode_gross_mass'],
  }),
  retrofit_after: resultOf(anodeLife, 'calculated_life', {
    title: 'Anode life',
    description: 'Time until the usable alloy is consumed at the mean current demand, when a retrofit is due.',
    minimum,
  }),
  initial_potential: resultOf(structurePotential, 'protection_potential', {
    title: 'Potential at initial demand',
    symbol: 'E_si',
    description: 'Mean potential of the structure at the initial demand, against Ag/AgCl/seawater.',
  }),
  final_potential: resultOf(structurePotential, 'protection_potential', {
    title: 'Potential at final demand',
    symbol: 'E_sf',
    description: 'Mean potential of the structure at the final demand with spent anodes, against Ag/AgCl/seawater.',
    needs: AREA,
  }),
  initial_potential_margin: resultOf(potentialMargin, 'protection_potential', {
    title: 'Initial potential margin',
    symbol: 'Delta_E_si',
    description: 'Margin between the protective potential and the potential at the initial demand.',
  }),
  final_potential_margin: resultOf(potentialMargin, 'protection_potential', {
    title: 'Final potential margin',
    symbol: 'Delta_E_sf',
    description: 'Margin between the protective potential and the potential at the final demand.',
    needs: AREA,
  }),
}

/** Factors of the coating; `of` says whose they are. */
export const coatingValues = (of: string) => ({
  initial_coating_breakdown_factor: numberValue('coating_breakdown_factor', {
    title: 'Initial coating breakdown factor',
    description: of,
    symbol: 'f_ci',
    minimum,
  }),
  mean_coating_breakdown_factor: resultOf(meanCoatingBreakdown, 'coating_breakdown_factor', {
    description: of,
    minimum,
  }),
  final_coating_breakdown_factor: resultOf(finalCoatingBreakdown, 'coating_breakdown_factor', {
    description: of,
    minimum,
  }),
})

const NO_CURRENT = 'current demand is zero'
const orNone = (value: number | undefined, reason: string): number | NotApplicable => value ?? notApplicable(reason)

/** The factors of a run; none where no steel is coated. */
export const coatingValuesOf = (factor: ByPhase | undefined) => ({
  initial_coating_breakdown_factor: orNone(factor?.initial, NO_COATING),
  mean_coating_breakdown_factor: orNone(factor?.mean, NO_COATING),
  final_coating_breakdown_factor: orNone(factor?.final, NO_COATING),
})
const NO_COATING = 'no coated steel'

/** Values of a design and of what its anodes hold, SI; those of the end of life are absent where it is not known. */
export function valuesOf(design: Design, held: Held) {
  const { demand: of, counts, start, end, spent } = design
  const noArea = spent === undefined
  return {
    initial_current_demand: of.initial,
    mean_current_demand: of.mean,
    final_current_demand: of.final,
    required_net_anode_mass: design.M,
    anodes_required: counts.required,
    governing_criterion: counts.governing,
    anodes_required_mass: counts.mass,
    anodes_required_initial: counts.initial,
    anodes_required_final: counts.final,
    initial_anode_resistance: start.R,
    final_anode_resistance: end?.R,
    initial_anode_current_output: start.I,
    final_anode_current_output: end?.I,
    final_anode_radius: orNone(spent?.radius, 'not defined for short flush and bracelet anodes'),
    installed_net_anode_mass: held.installedMass,
    gross_anode_mass: held.grossMass,
    retrofit_after: orNone(held.life, NO_CURRENT),
    initial_potential: orNone(held.initial?.E, NO_CURRENT),
    final_potential: noArea ? undefined : orNone(held.final?.E, NO_CURRENT),
    initial_potential_margin: orNone(held.initial?.margin, NO_CURRENT),
    final_potential_margin: noArea ? undefined : orNone(held.final?.margin, NO_CURRENT),
  }
}

/** The answers of every galvanic design. */
export const answers = [
  'anodes_required',
  'governing_criterion',
  'required_net_anode_mass',
  'initial_current_demand',
  'mean_current_demand',
  'final_current_demand',
  'initial_anode_current_output',
  'final_anode_current_output',
  'final_potential_margin',
] as const
