/** The values that a run answers with. */
import { allowablePressureOfFlaw } from '@keelson/physics/metal-loss/allowable-pressure.ts'
import { averageLossRate } from '@keelson/standards/api-570-2016/corrosion-rate.ts'
import { insideDiameter, remainingLife, thicknessRatio } from '@keelson/standards/api-579-1-2021/corroded-wall.ts'
import * as part4 from '@keelson/standards/api-579-1-2021/part-4.ts'
import * as part5 from '@keelson/standards/api-579-1-2021/part-5.ts'
import { allowablePressure } from '@keelson/standards/asme-b31.8-2020/hoop-stress.ts'
import * as b91 from '@keelson/standards/asme-b31g-1991/remaining-strength.ts'
import { effectiveFailureStress } from '@keelson/standards/asme-b31g-2012/effective-area.ts'
import { failurePressure } from '@keelson/standards/asme-b31g-2012/level-1.ts'
import * as f101 from '@keelson/standards/dnv-rp-f101-2021/single-defect.ts'
import { flagValue, numberValue, resultOf, textValue } from '@keelson/workflow'

const place = (title: string, description: string, symbol: string) =>
  numberValue('defect_length', { title, description, symbol })

export const values = {
  verdict: textValue({
    title: 'Verdict',
    description:
      'accept, rerate or repair: the worst of the methods run. Repair where a wall or depth limit fails; rerate where a lower pressure makes the pipe acceptable.',
  }),
  governing_method: textValue({ title: 'Governing method', description: 'Method with the lowest safe pressure.' }),
  allowable_pressure: resultOf(allowablePressureOfFlaw, 'pipe_pressure', {
    description:
      'The lesser of the safe pressure of the flaw and the allowable pressure of the pipe without it: a flaw never strengthens a pipe. The MAOP is held against it.',
    needs: ['specified_minimum_yield_strength'],
  }),
  safe_pressure: numberValue('pipe_pressure', {
    title: 'Safe pressure of the flaw',
    description:
      'Lowest of the methods run, as their rules give it. ASME B31G-1991 is capped at the design pressure, the others are not; API 579-1 gives its reduced pressure, part A of DNV-RP-F101 its pressure resistance.',
    symbol: 'P_S',
  }),
  failure_pressure: resultOf(failurePressure, 'pipe_pressure', {
    description: 'Without factors, the lowest of the methods that have one.',
  }),
  remaining_strength_factor: resultOf(part5.remainingStrengthFactor, '-', {
    description: 'Of part 5 of API 579-1, level 2 where it was run.',
  }),
  reduced_maximum_allowable_working_pressure: resultOf(part5.reducedPressure, 'pipe_pressure', {
    title: 'Reduced allowable pressure',
    description: 'By the strength factor of part 5; of part 4 what level 2 grants. The lowest of those run.',
  }),
  maximum_allowable_working_pressure: resultOf(allowablePressure, 'pipe_pressure', {
    title: 'Allowable pressure without the flaw',
    description: 'By the design code at the corroded wall (API 579-1), else at the nominal wall.',
    symbol: 'MAWP',
    needs: ['specified_minimum_yield_strength'],
  }),
  remaining_life: resultOf(remainingLife, 'design_life', {
    description:
      'Future corrosion that can be borne over the average rate so far, by the method that leaves least; counted from today, without the allowance for future corrosion.',
    needs: ['service_age'],
  }),
  corrosion_rate: resultOf(averageLossRate, 'corrosion_rate', {
    description: 'Deepest loss over the years in service.',
    needs: ['service_age'],
  }),
  folias_factor: resultOf(part5.foliasFactor, '-', {
    description: 'Of API 579-1; else the bulging factor of the governing B31G form.',
  }),
  shell_parameter_lambda: resultOf(part5.shellParameter, '-', {
    title: 'Shell parameter',
    description: 'Of the flaw (level 1) or of its worst sub-interval (level 2).',
  }),
  minimum_measured_thickness: numberValue('wall_thickness_pipe', {
    title: 'Minimum measured thickness',
    description: 'Least reading of the flaw.',
    symbol: 't_mm',
  }),
  remaining_thickness_ratio: resultOf(thicknessRatio, '-', {
    description: 'Least reading less future corrosion, over the corroded wall beside the flaw.',
  }),
  inside_diameter: resultOf(insideDiameter, 'line_pipe_outer_diameter', {
    title: 'Inside diameter',
    description: 'At the corroded wall.',
  }),
  averaging_factor_q: resultOf(part4.averagingFactor, '-', { description: 'Of part 4.' }),
  averaging_length: resultOf(part4.averagingLength, 'defect_length', {
    title: 'Averaging length',
    description: 'Where it reaches beyond the grid the part inside counts.',
  }),
  average_measured_thickness_longitudinal: resultOf(part4.averageThickness, 'wall_thickness_pipe', {
    title: 'Average thickness along the pipe',
    description: 'Before future corrosion.',
    symbol: 't_am_s',
  }),
  average_measured_thickness_circumferential: resultOf(part4.averageThickness, 'wall_thickness_pipe', {
    title: 'Average thickness around the pipe',
    description: 'Before future corrosion.',
    symbol: 't_am_c',
  }),
  coefficient_of_variation: resultOf(part4.coefficientOfVariation, '-', {
    title: 'Scatter of the readings',
    description: 'Standard deviation over mean of the grid.',
  }),
  level_1_acceptable: flagValue({
    title: 'Level 1 accepts',
    description: 'Part 4: averages in both directions and least wall. Part 5: the remaining strength factor.',
  }),
  level_2_acceptable: flagValue({
    title: 'Level 2 accepts',
    description:
      'Part 4: averages against the required wall times the allowable strength factor, and least wall. Part 5: the remaining strength factor.',
  }),
  screening_thickness_ratio_limit: resultOf(part5.screeningRatio, '-', { description: 'At the shell parameter.' }),
  tensile_strength_factor: resultOf(part5.tensileStrengthFactor, '-', {
    description: 'Of the circumferential extent, part 5 level 1.',
  }),
  critical_interval_start: place('Start of the worst sub-interval', 'Of level 2 of part 5.', 'x_1'),
  critical_interval_end: place('End of the worst sub-interval', 'Of level 2 of part 5.', 'x_2'),
  length_correction_factor: resultOf(f101.lengthCorrection, '-', { description: 'Of DNV-RP-F101.' }),
  safe_working_pressure: resultOf(f101.safeWorkingPressure, 'pipe_pressure', {
    description: 'Of part B of DNV-RP-F101: both usage factors times the capacity.',
  }),
  corrected_relative_depth: resultOf(f101.correctedDepth, '-', { description: 'Of part A of DNV-RP-F101.' }),
  corroded_pipe_pressure_resistance: resultOf(f101.pressureResistance, 'pipe_pressure', {
    title: 'Pressure resistance',
    description: 'Of part A of DNV-RP-F101.',
  }),
  interaction_spacing_axial: resultOf(f101.axialInteraction, 'defect_length', {
    title: 'Axial spacing of interaction',
    description: 'Neighbours within both spacings are one flaw (DNV-RP-F101).',
  }),
  interaction_spacing_circumferential: resultOf(f101.circumferentialInteraction, 'defect_length', {
    title: 'Circumferential spacing of interaction',
    description: 'Around the pipe, between neighbours.',
  }),
  design_pressure: resultOf(b91.designPressure, 'pipe_pressure', {
    title: 'Design pressure',
    description: 'Of ASME B31G-1991.',
  }),
  b31g_shape_parameter: resultOf(b91.shapeParameter, '-', {
    title: 'Shape parameter',
    description: 'Of ASME B31G-1991.',
  }),
  effective_length_start: place('Start of the effective length', 'Of RSTRENG.', 'x_1'),
  effective_length_end: place('End of the effective length', 'Of RSTRENG.', 'x_2'),
  failure_stress: resultOf(effectiveFailureStress, 'stress', {
    description: 'Of RSTRENG; else of the governing B31G form of 2012.',
  }),
  modified_b31g_failure_pressure: resultOf(failurePressure, 'pipe_pressure', {
    title: 'Failure pressure by modified B31G',
    description: 'Of a river bottom: whole length, deepest point.',
    symbol: 'P_F_full',
  }),
}
