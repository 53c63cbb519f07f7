/** The values that a run answers with. */
import { flagValue, numberValue, textValue } from '@keelson/workflow'

const ratio = (title: string, description: string, symbol: string) => numberValue('-', { title, description, symbol })
const length = (title: string, description: string, symbol: string) =>
  numberValue('defect_length', { title, description, symbol })
const pressure = (title: string, description: string, symbol: string) =>
  numberValue('pipe_pressure', { title, description, symbol })

export const values = {
  verdict: textValue({
    title: 'Verdict',
    description:
      'accept, rerate or repair: the worst of the methods run. Repair where a wall or depth limit fails; rerate where a lower pressure makes the pipe acceptable.',
  }),
  governing_method: textValue({ title: 'Governing method', description: 'Method with the lowest safe pressure.' }),
  safe_pressure: pressure(
    'Safe pressure',
    'Lowest of the methods run. ASME B31G-1991 is capped at the design pressure, the others are not; API 579-1 gives its reduced pressure, part A of DNV-RP-F101 its pressure resistance.',
    'P_S',
  ),
  failure_pressure: pressure('Failure pressure', 'Without factors, the lowest of the methods that have one.', 'P_F'),
  remaining_strength_factor: ratio(
    'Remaining strength factor',
    'Of part 5 of API 579-1, level 2 where it was run.',
    'RSF',
  ),
  reduced_maximum_allowable_working_pressure: pressure(
    'Reduced allowable pressure',
    'MAWP min(1, RSF/RSF_a) of part 5; of part 4 the pressure that level 2 grants. The lowest of those run.',
    'MAWP_r',
  ),
  maximum_allowable_working_pressure: numberValue('pipe_pressure', {
    title: 'Allowable pressure without the flaw',
    description: 'By the design code at the corroded wall t_c (API 579-1), else at the nominal wall.',
    symbol: 'MAWP',
    needs: ['specified_minimum_yield_strength'],
  }),
  remaining_life: numberValue('design_life', {
    title: 'Remaining life',
    description:
      'Future corrosion that can be borne over the average rate so far, by the method that leaves least; counted from today, without the allowance FCA.',
    symbol: 'RL',
    needs: ['service_age'],
  }),
  corrosion_rate: numberValue('corrosion_rate', {
    title: 'Average corrosion rate',
    description: 'Deepest loss over the years in service.',
    symbol: 'CR',
    needs: ['service_age'],
  }),
  folias_factor: ratio('Folias factor', 'M_t of API 579-1; else the bulging factor of the governing B31G form.', 'M_t'),
  shell_parameter_lambda: ratio(
    'Shell parameter',
    'Of the flaw (level 1) or of its worst sub-interval (level 2).',
    'lambda',
  ),
  minimum_measured_thickness: length('Minimum measured thickness', 'Least reading of the flaw.', 't_mm'),
  remaining_thickness_ratio: ratio('Remaining thickness ratio', '(t_mm - FCA)/t_c.', 'R_t'),
  inside_diameter: length('Inside diameter', 'D_o - 2 t_c.', 'D'),
  averaging_factor_q: ratio('Averaging factor', 'Of part 4.', 'Q'),
  averaging_length: length(
    'Averaging length',
    'Q sqrt(D t_c); where it reaches beyond the grid the part inside counts.',
    'L_avg',
  ),
  average_measured_thickness_longitudinal: length(
    'Average thickness along the pipe',
    'Before future corrosion.',
    't_am_s',
  ),
  average_measured_thickness_circumferential: length(
    'Average thickness around the pipe',
    'Before future corrosion.',
    't_am_c',
  ),
  coefficient_of_variation: ratio('Scatter of the readings', 'Standard deviation over mean of the grid.', 'COV'),
  level_1_acceptable: flagValue({
    title: 'Level 1 accepts',
    description: 'Part 4: averages in both directions and least wall. Part 5: RSF >= RSF_a.',
  }),
  level_2_acceptable: flagValue({
    title: 'Level 2 accepts',
    description: 'Part 4: averages against RSF_a t_min, and least wall. Part 5: RSF >= RSF_a.',
  }),
  screening_thickness_ratio_limit: ratio('Thickness ratio of the screening curve', 'At lambda.', 'R_t_lim'),
  tensile_strength_factor: ratio('Tensile strength factor', 'Of the circumferential extent, part 5 level 1.', 'TSF'),
  critical_interval_start: length('Start of the worst sub-interval', 'Of level 2 of part 5.', 'x_1'),
  critical_interval_end: length('End of the worst sub-interval', 'Of level 2 of part 5.', 'x_2'),
  length_correction_factor: ratio('Length correction factor', 'Q of DNV-RP-F101.', 'Q_F101'),
  safe_working_pressure: pressure('Safe working pressure', 'F_1 F P_cap of part B of DNV-RP-F101.', 'P_sw'),
  corrected_relative_depth: ratio('Corrected relative depth', '(d/t)* of part A of DNV-RP-F101.', 'r_d_star'),
  corroded_pipe_pressure_resistance: pressure('Pressure resistance', 'Of part A of DNV-RP-F101.', 'p_corr'),
  interaction_spacing_axial: length(
    'Axial spacing of interaction',
    'Neighbours within 2 sqrt(D t) along and the other spacing around are one flaw (DNV-RP-F101).',
    's_L_lim',
  ),
  interaction_spacing_circumferential: length('Circumferential spacing of interaction', 'pi sqrt(D t).', 's_C_lim'),
  design_pressure: pressure('Design pressure', 'P of ASME B31G-1991.', 'P'),
  b31g_shape_parameter: ratio('Shape parameter', 'A of ASME B31G-1991.', 'A_91'),
  effective_length_start: length('Start of the effective length', 'Of RSTRENG.', 'x_1'),
  effective_length_end: length('End of the effective length', 'Of RSTRENG.', 'x_2'),
  failure_stress: pressure('Failure stress', 'Of RSTRENG; else of the governing B31G form of 2012.', 'S_F'),
  modified_b31g_failure_pressure: pressure(
    'Failure pressure by modified B31G',
    'Of a river bottom: whole length, deepest point.',
    'P_F_full',
  ),
}
