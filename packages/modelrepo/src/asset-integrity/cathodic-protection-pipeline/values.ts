/** The values that a run answers with. */
import { flagValue, numberValue, textValue } from '@keelson/workflow'
import { ATTENUATION } from './params-attenuation.ts'

const number = (
  title: string,
  description: string,
  symbol: string,
  unit: string,
  more: { readonly needs?: readonly string[]; readonly minimum?: number } = {},
) => numberValue({ title, description, symbol, unit, ...more })

export const values = {
  mean_current_demand: number('Mean current demand', 'Of the whole line over its life.', 'I_cm', 'A', { minimum: 0 }),
  final_current_demand: number('Final current demand', 'Of the whole line at the end of its life.', 'I_cf', 'A', {
    minimum: 0,
  }),
  required_net_anode_mass: number('Net anode mass required', 'Alloy that the life takes, all anodes.', 'M', 'kg', {
    minimum: 0,
  }),
  anodes_required: number('Anodes required', 'Larger of the numbers by mass and by final current.', 'N_req', '-', {
    minimum: 0,
  }),
  governing_criterion: textValue({
    title: 'Governing criterion',
    description: 'What decides the number of anodes: mass (also where both agree) or final current.',
  }),
  anode_spacing: number('Anode spacing', 'Length over the anodes installed, or else required.', 's', 'm', {
    minimum: 0,
  }),
  protected_length: number('Protected length', 'On each side of an anode, equation (14).', 'L_p', 'm', { minimum: 0 }),
  half_anode_spacing: number(
    'Half spacing at the limit',
    'Half spacing at which anode resistance and pipe wall just use up the driving voltage.',
    'L_h',
    'm',
    { minimum: 0 },
  ),
  surface_area: number('Surface of the pipe', 'pi D L.', 'A_c', 'm2', { minimum: 0 }),
  mean_current_density: number('Design mean current density', 'Of the table, or as given.', 'i_cm', 'A/m2'),
  mean_coating_breakdown_factor: number(
    'Mean coating breakdown factor',
    'Linepipe and field joints by their areas, half-way through the life.',
    'f_cm',
    '-',
  ),
  final_coating_breakdown_factor: number(
    'Final coating breakdown factor',
    'Linepipe and field joints by their areas at the end of life, or as given.',
    'f_cf',
    '-',
  ),
  anode_resistance: number('Final anode resistance', 'Of one bracelet at the end of life.', 'R_af', 'ohm'),
  anode_current_output: number('Final anode current output', 'Of one bracelet at the end of life.', 'I_af', 'A'),
  anodes_required_mass: number('Anodes required by mass', 'Rounded up.', 'N_m', '-', { minimum: 0 }),
  anodes_required_final: number('Anodes required by final current', 'Rounded up.', 'N_f', '-', { minimum: 0 }),
  mid_span_potential: number(
    'Potential at mid-span',
    'Half-way between two anodes at the end of life, against Ag/AgCl/seawater.',
    'E_s',
    'V',
  ),
  protected_from_one_end: flagValue({
    title: 'Could be protected from one end',
    description: 'Whether the whole line lies within the protected length of one end.',
  }),
  protected_from_both_ends: flagValue({
    title: 'Could be protected from both ends',
    description: 'Whether the whole line lies within the protected lengths of its two ends.',
  }),
  attenuation_constant: number('Attenuation constant', 'With the linear leakage given.', 'alpha', '1/m', {
    needs: ATTENUATION,
  }),
  characteristic_resistance: number('Characteristic resistance', 'Of the line with that leakage.', 'R_c', 'ohm', {
    needs: ATTENUATION,
  }),
  midpoint_potential_shift: number('Shift at the far point', 'Where no current flows.', 'E_L', 'V', {
    needs: ATTENUATION,
  }),
  drain_point_current: number('Current at the drain point', 'Drained on one side.', 'I_0', 'A', {
    needs: ATTENUATION,
  }),
  standard_edition: textValue({
    title: 'Edition',
    description: 'The edition of DNV-RP-F103 whose tables and names were used, never mixed with another.',
  }),
}
