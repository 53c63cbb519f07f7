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
  initial_current_demand: demand('Initial current demand', 'I_ci', 'Of the whole structure, with the drain.'),
  mean_current_demand: demand('Mean current demand', 'I_cm', 'Over the life, with the drain.'),
  final_current_demand: demand('Final current demand', 'I_cf', 'At the end of life, with the drain.'),
}

/** Anodes. */
export const anodeValues = {
  required_net_anode_mass: resultOf(netAnodeMass, 'anode_mass', {
    description: 'Alloy that the life takes, all anodes.',
    minimum,
  }),
  anodes_required: resultOf(anodesForAll, '-', { description: 'Largest of the numbers by the criteria.', minimum }),
  governing_criterion: textValue({
    title: 'Governing criterion',
    description: 'What decides the number of anodes: mass, initial or final; of equals the first.',
  }),
  anodes_required_mass: resultOf(anodesForMass, '-', { description: 'Rounded up.', minimum }),
  anodes_required_initial: resultOf(anodesForCurrent, '-', {
    title: 'Anodes required by initial current',
    symbol: 'N_i',
    description: 'Rounded up.',
    minimum,
  }),
  anodes_required_final: resultOf(anodesForCurrent, '-', {
    title: 'Anodes required by final current',
    description: 'Rounded up.',
    minimum,
    needs: AREA,
  }),
  initial_anode_resistance: numberValue('electrical_resistance', {
    title: 'Initial anode resistance',
    description: 'Of one anode as new.',
    symbol: 'R_ai',
    minimum,
  }),
  final_anode_resistance: numberValue('electrical_resistance', {
    title: 'Final anode resistance',
    description: 'Of one spent anode.',
    symbol: 'R_af',
    minimum,
    needs: AREA,
  }),
  initial_anode_current_output: resultOf(currentOutput, 'electric_current', {
    title: 'Initial anode current output',
    symbol: 'I_ai',
    description: 'Of one anode as new.',
    minimum,
  }),
  final_anode_current_output: resultOf(currentOutput, 'electric_current', {
    title: 'Final anode current output',
    symbol: 'I_af',
    description: 'Of one spent anode.',
    minimum,
    needs: AREA,
  }),
  final_anode_radius: resultOf(finalSlenderRadius, 'anode_dimension', {
    title: 'Final anode radius',
    description: 'Of one spent slender or long flush anode.',
    minimum,
  }),
  installed_net_anode_mass: resultOf(installedMass, 'anode_mass', {
    description: 'Of the anodes installed, or else required.',
    minimum,
  }),
  gross_anode_mass: resultOf(installedMass, 'anode_mass', {
    title: 'Installed gross mass',
    symbol: 'M_gr',
    description: 'With the inserts.',
    minimum,
    needs: ['anode_gross_mass'],
  }),
  retrofit_after: resultOf(anodeLife, 'calculated_life', {
    title: 'Alloy lasts',
    description: 'Until the usable alloy of the anodes is spent at the mean demand: the time of a retrofit.',
    minimum,
  }),
  initial_potential: resultOf(structurePotential, 'protection_potential', {
    title: 'Potential at the initial demand',
    symbol: 'E_si',
    description: 'Mean of the structure, where the anodes give exactly the initial demand; against Ag/AgCl/seawater.',
  }),
  final_potential: resultOf(structurePotential, 'protection_potential', {
    title: 'Potential at the final demand',
    symbol: 'E_sf',
    description:
      'Mean of the structure, where the spent anodes give exactly the final demand; against Ag/AgCl/seawater.',
    needs: AREA,
  }),
  initial_potential_margin: resultOf(potentialMargin, 'protection_potential', {
    title: 'Initial potential margin',
    symbol: 'Delta_E_si',
    description: 'To the protective potential.',
  }),
  final_potential_margin: resultOf(potentialMargin, 'protection_potential', {
    title: 'Final potential margin',
    symbol: 'Delta_E_sf',
    description: 'To the protective potential.',
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

const NO_CURRENT = 'the structure takes no current'
const orNone = (value: number | undefined, reason: string): number | NotApplicable => value ?? notApplicable(reason)

/** The factors of a run; none where no steel is coated. */
export const coatingValuesOf = (factor: ByPhase | undefined) => ({
  initial_coating_breakdown_factor: orNone(factor?.initial, NO_COATING),
  mean_coating_breakdown_factor: orNone(factor?.mean, NO_COATING),
  final_coating_breakdown_factor: orNone(factor?.final, NO_COATING),
})
const NO_COATING = 'no steel is coated'

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
    final_anode_radius: orNone(spent?.radius, 'short flush and bracelet anodes have no final radius'),
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
