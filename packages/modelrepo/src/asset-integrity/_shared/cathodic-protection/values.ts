/** The values that every galvanic design answers with. */
import { type Measure, type NotApplicable, notApplicable, numberValue, textValue } from '@keelson/workflow'
import type { Design } from './design.ts'
import type { Held } from './held.ts'

const positive = (title: string, description: string, symbol: string, of: Measure, needs?: readonly string[]) =>
  numberValue(of, { title, description, symbol, minimum: 0, ...(needs && { needs }) })
const signed = (title: string, description: string, symbol: string, of: Measure, needs?: readonly string[]) =>
  numberValue(of, { title, description, symbol, ...(needs && { needs }) })
const AREA = ['anode_final_exposed_area']

/** Demands. */
export const demandValues = {
  initial_current_demand: positive(
    'Initial current demand',
    'Of the whole structure, with the drain.',
    'I_ci',
    'electric_current',
  ),
  mean_current_demand: positive('Mean current demand', 'Over the life, with the drain.', 'I_cm', 'electric_current'),
  final_current_demand: positive(
    'Final current demand',
    'At the end of life, with the drain.',
    'I_cf',
    'electric_current',
  ),
}

/** Anodes. */
export const anodeValues = {
  required_net_anode_mass: positive(
    'Net anode mass required',
    'Alloy that the life takes, all anodes.',
    'M',
    'anode_mass',
  ),
  anodes_required: positive('Anodes required', 'Largest of the numbers by the criteria.', 'N_req', '-'),
  governing_criterion: textValue({
    title: 'Governing criterion',
    description: 'What decides the number of anodes: mass, initial or final; of equals the first.',
  }),
  anodes_required_mass: positive('Anodes required by mass', 'Rounded up.', 'N_m', '-'),
  anodes_required_initial: positive('Anodes required by initial current', 'Rounded up.', 'N_i', '-'),
  anodes_required_final: positive('Anodes required by final current', 'Rounded up.', 'N_f', '-', AREA),
  initial_anode_resistance: positive(
    'Initial anode resistance',
    'Of one anode as new.',
    'R_ai',
    'electrical_resistance',
  ),
  final_anode_resistance: positive(
    'Final anode resistance',
    'Of one spent anode.',
    'R_af',
    'electrical_resistance',
    AREA,
  ),
  initial_anode_current_output: positive(
    'Initial anode current output',
    'Of one anode as new.',
    'I_ai',
    'electric_current',
  ),
  final_anode_current_output: positive(
    'Final anode current output',
    'Of one spent anode.',
    'I_af',
    'electric_current',
    AREA,
  ),
  final_anode_radius: positive(
    'Final anode radius',
    'Of one spent slender or long flush anode.',
    'r_f',
    'anode_dimension',
  ),
  installed_net_anode_mass: positive(
    'Installed net mass',
    'Of the anodes installed, or else required.',
    'M_i',
    'anode_mass',
  ),
  gross_anode_mass: positive('Installed gross mass', 'With the inserts.', 'M_gr', 'anode_mass', ['anode_gross_mass']),
  retrofit_after: positive(
    'Alloy lasts',
    'Until the usable alloy of the anodes is spent at the mean demand: the time of a retrofit.',
    't_a',
    'calculated_life',
  ),
  initial_potential: signed(
    'Potential at the initial demand',
    'Mean of the structure, where the anodes give exactly the initial demand; against Ag/AgCl/seawater.',
    'E_si',
    'protection_potential',
  ),
  final_potential: signed(
    'Potential at the final demand',
    'Mean of the structure, where the spent anodes give exactly the final demand; against Ag/AgCl/seawater.',
    'E_sf',
    'protection_potential',
    AREA,
  ),
  initial_potential_margin: signed(
    'Initial potential margin',
    'To the protective potential.',
    'Delta_E_si',
    'protection_potential',
  ),
  final_potential_margin: signed(
    'Final potential margin',
    'To the protective potential.',
    'Delta_E_sf',
    'protection_potential',
    AREA,
  ),
}

/** Factors of the coating; `of` says whose they are. */
export const coatingValues = (of: string) => ({
  initial_coating_breakdown_factor: positive('Initial coating breakdown factor', of, 'f_ci', '-'),
  mean_coating_breakdown_factor: positive('Mean coating breakdown factor', of, 'f_cm', '-'),
  final_coating_breakdown_factor: positive('Final coating breakdown factor', of, 'f_cf', '-'),
})

const NO_CURRENT = 'the structure takes no current'
const orNone = (value: number | undefined, reason: string): number | NotApplicable => value ?? notApplicable(reason)

/** Values of a design and of what its anodes hold, SI; those of the end of life are absent where it is not known. */
export function valuesOf(design: Design, held: Held) {
  const { demand, counts, start, end, spent } = design
  const noArea = spent === undefined
  return {
    initial_current_demand: demand.initial,
    mean_current_demand: demand.mean,
    final_current_demand: demand.final,
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

/** The headline of every galvanic design. */
export const headline = [
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
