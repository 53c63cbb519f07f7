/** The values that a run answers with. */
import { flagValue, type Measure, numberValue, textValue } from '@keelson/workflow'
import { ATTENUATION } from './params-attenuation.ts'

const number = (
  title: string,
  description: string,
  symbol: string,
  of: Measure,
  more: { readonly needs?: readonly string[]; readonly minimum?: number } = {},
) => numberValue(of, { title, description, symbol, ...more })

export const values = {
  mean_current_demand: number('Mean current demand', 'Of the whole line over its life.', 'I_cm', 'electric_current', {
    minimum: 0,
  }),
  final_current_demand: number(
    'Final current demand',
    'Of the whole line at the end of its life.',
    'I_cf',
    'electric_current',
    {
      minimum: 0,
    },
  ),
  required_net_anode_mass: number(
    'Net anode mass required',
    'Alloy that the life takes, all anodes.',
    'M',
    'anode_mass',
    {
      minimum: 0,
    },
  ),
  anodes_required: number('Anodes required', 'Larger of the numbers by mass and by final current.', 'N_req', '-', {
    minimum: 0,
  }),
  governing_criterion: textValue({
    title: 'Governing criterion',
    description: 'What decides the number of anodes: mass (also where both agree) or final current.',
  }),
  anode_spacing: number(
    'Anode spacing',
    'Length over the anodes installed, or else required.',
    's',
    'position_along_line',
    {
      minimum: 0,
    },
  ),
  protected_length: number('Protected length', 'On each side of an anode, equation (14).', 'L_p', 'pipeline_length', {
    minimum: 0,
  }),
  half_anode_spacing: number(
    'Half spacing at the limit',
    'Half spacing at which anode resistance and pipe wall just use up the driving voltage.',
    'L_h',
    'position_along_line',
    { minimum: 0 },
  ),
  surface_area: number('Surface of the pipe', 'pi D L.', 'A_c', 'steel_surface_area', { minimum: 0 }),
  mean_current_density: number('Design mean current density', 'Of the table, or as given.', 'i_cm', 'current_density'),
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
  anode_resistance: number(
    'Final anode resistance',
    'Of one bracelet at the end of life.',
    'R_af',
    'electrical_resistance',
  ),
  anode_current_output: number(
    'Final anode current output',
    'Of one bracelet at the end of life.',
    'I_af',
    'electric_current',
  ),
  anodes_required_mass: number('Anodes required by mass', 'Rounded up.', 'N_m', '-', { minimum: 0 }),
  anodes_required_final: number('Anodes required by final current', 'Rounded up.', 'N_f', '-', { minimum: 0 }),
  mid_span_potential: number(
    'Potential at mid-span',
    'Half-way between two anodes at the end of life, against Ag/AgCl/seawater.',
    'E_s',
    'protection_potential',
  ),
  protected_from_one_end: flagValue({
    title: 'Could be protected from one end',
    description: 'Whether the whole line lies within the protected length of one end.',
  }),
  protected_from_both_ends: flagValue({
    title: 'Could be protected from both ends',
    description: 'Whether the whole line lies within the protected lengths of its two ends.',
  }),
  attenuation_constant: number('Attenuation constant', 'With the linear leakage given.', 'alpha', 'wavenumber', {
    needs: ATTENUATION,
  }),
  characteristic_resistance: number(
    'Characteristic resistance',
    'Of the line with that leakage.',
    'R_c',
    'electrical_resistance',
    {
      needs: ATTENUATION,
    },
  ),
  midpoint_potential_shift: number('Shift at the far point', 'Where no current flows.', 'E_L', 'protection_potential', {
    needs: ATTENUATION,
  }),
  drain_point_current: number('Current at the drain point', 'Drained on one side.', 'I_0', 'electric_current', {
    needs: ATTENUATION,
  }),
  standard_edition: textValue({
    title: 'Edition',
    description: 'The edition of DNV-RP-F103 whose tables and names were used, never mixed with another.',
  }),
}
