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
      'Verdict: accept, rerate or repair, the most severe result of the methods run. Repair applies if a thickness, depth or discontinuity distance limit is not met, or if no pressure is acceptable. Rerate applies if a lower pressure makes the pipe acceptable.',
  }),
  governing_method: textValue({ title: 'Governing method', description: 'Method with the lowest safe pressure.' }),
  allowable_pressure: resultOf(allowablePressureOfFlaw, 'pipe_pressure', {
    description:
      'Lesser of the safe pressure of the flaw and the allowable pressure of the undamaged pipe. It is compared with the MAOP.',
    needs: ['specified_minimum_yield_strength'],
  }),
  safe_pressure: numberValue('pipe_pressure', {
    title: 'Flaw safe pressure',
    description:
      'Lowest safe pressure of the methods run. Only ASME B31G-1991 is limited to the design pressure. For API 579-1 it is the reduced pressure, and for DNV-RP-F101 Part A the pressure resistance.',
    symbol: 'P_S',
  }),
  failure_pressure: resultOf(failurePressure, 'pipe_pressure', {
    description: 'Lowest failure pressure, without safety factors, of the methods that define one.',
  }),
  remaining_strength_factor: resultOf(part5.remainingStrengthFactor, '-', {
    description: 'Remaining strength factor of API 579-1 Part 5, from Level 2 if run.',
  }),
  reduced_maximum_allowable_working_pressure: resultOf(part5.reducedPressure, 'pipe_pressure', {
    title: 'Reduced allowable pressure',
    description:
      'Lowest reduced pressure of the API 579-1 parts run, from the remaining strength factor (Part 5) or the Level 2 assessment (Part 4).',
  }),
  maximum_allowable_working_pressure: resultOf(allowablePressure, 'pipe_pressure', {
    title: 'Undamaged pipe allowable pressure',
    description:
      'Design code pressure for the corroded wall thickness (API 579-1), otherwise for the nominal wall thickness.',
    symbol: 'MAWP',
    needs: ['specified_minimum_yield_strength'],
  }),
  remaining_life: resultOf(remainingLife, 'design_life', {
    description:
      'Allowable future corrosion divided by the average corrosion rate, for the method with the shortest life. Remaining life is counted from today, without the future corrosion allowance.',
    needs: ['service_age'],
  }),
  corrosion_rate: resultOf(averageLossRate, 'corrosion_rate', {
    description: 'Maximum metal loss divided by years in service.',
    needs: ['service_age'],
  }),
  folias_factor: resultOf(part5.foliasFactor, '-', {
    description: 'Folias factor of API 579-1, otherwise the bulging factor of the governing B31G form.',
  }),
  shell_parameter_lambda: resultOf(part5.shellParameter, '-', {
    title: 'Shell parameter',
    description: 'Shell parameter of the flaw (Level 1) or its worst sub-interval (Level 2).',
  }),
  minimum_measured_thickness: numberValue('wall_thickness_pipe', {
    title: 'Minimum measured thickness',
    description: 'Minimum thickness reading of the flaw.',
    symbol: 't_mm',
  }),
  remaining_thickness_ratio: resultOf(thicknessRatio, '-', {
    description: 'Minimum reading less future corrosion, divided by the corroded wall thickness adjacent to the flaw.',
  }),
  inside_diameter: resultOf(insideDiameter, 'line_pipe_outer_diameter', {
    title: 'Inside diameter',
    description: 'Inside diameter of the corroded pipe.',
  }),
  averaging_factor_q: resultOf(part4.averagingFactor, '-', { description: 'Averaging length factor of Part 4.' }),
  averaging_length: resultOf(part4.averagingLength, 'defect_length', {
    title: 'Averaging length',
    description: 'Averaging length of Part 4. If it exceeds the grid, only the part within the grid is averaged.',
  }),
  average_measured_thickness_longitudinal: resultOf(part4.averageThickness, 'wall_thickness_pipe', {
    title: 'Average thickness (longitudinal)',
    description: 'Average thickness along the pipe before future corrosion.',
    symbol: 't_am_s',
  }),
  average_measured_thickness_circumferential: resultOf(part4.averageThickness, 'wall_thickness_pipe', {
    title: 'Average thickness (circumferential)',
    description: 'Average thickness around the pipe before future corrosion.',
    symbol: 't_am_c',
  }),
  coefficient_of_variation: resultOf(part4.coefficientOfVariation, '-', {
    title: 'Coefficient of variation',
    description: 'Standard deviation of the grid readings divided by their mean.',
  }),
  level_1_acceptable: flagValue({
    title: 'Level 1 acceptance',
    description:
      'Level 1 result. In Part 4, the average thicknesses in both directions and the minimum wall thickness are assessed. In Part 5, the remaining strength factor is assessed.',
  }),
  level_2_acceptable: flagValue({
    title: 'Level 2 acceptance',
    description:
      'Level 2 result. In Part 4, the average thicknesses are compared with the required thickness times the allowable remaining strength factor, and the minimum wall thickness is assessed. In Part 5, the remaining strength factor is assessed.',
  }),
  screening_thickness_ratio_limit: resultOf(part5.screeningRatio, '-', {
    description: 'Screening thickness ratio at the shell parameter.',
  }),
  tensile_strength_factor: resultOf(part5.tensileStrengthFactor, '-', {
    description: 'Tensile strength factor for the circumferential extent (Part 5 Level 1).',
  }),
  critical_interval_start: place(
    'Start of worst sub-interval',
    'Start of the worst sub-interval (Part 5 Level 2).',
    'x_1',
  ),
  critical_interval_end: place('End of worst sub-interval', 'End of the worst sub-interval (Part 5 Level 2).', 'x_2'),
  length_correction_factor: resultOf(f101.lengthCorrection, '-', {
    description: 'Length correction factor of DNV-RP-F101.',
  }),
  safe_working_pressure: resultOf(f101.safeWorkingPressure, 'pipe_pressure', {
    description: 'Safe working pressure of DNV-RP-F101 Part B: the capacity times both usage factors.',
  }),
  corrected_relative_depth: resultOf(f101.correctedDepth, '-', {
    description: 'Corrected relative depth of DNV-RP-F101 Part A.',
  }),
  corroded_pipe_pressure_resistance: resultOf(f101.pressureResistance, 'pipe_pressure', {
    title: 'Pressure resistance',
    description: 'Pressure resistance of DNV-RP-F101 Part A.',
  }),
  interaction_spacing_axial: resultOf(f101.axialInteraction, 'defect_length', {
    title: 'Axial interaction spacing',
    description:
      'Axial spacing for interaction between neighbouring flaws. Flaws within both spacings are treated as one flaw (DNV-RP-F101).',
  }),
  interaction_spacing_circumferential: resultOf(f101.circumferentialInteraction, 'defect_length', {
    title: 'Circumferential interaction spacing',
    description: 'Circumferential spacing for interaction between neighbouring flaws.',
  }),
  design_pressure: resultOf(b91.designPressure, 'pipe_pressure', {
    title: 'Design pressure',
    description: 'Design pressure of ASME B31G-1991.',
  }),
  b31g_shape_parameter: resultOf(b91.shapeParameter, '-', {
    title: 'Shape parameter',
    description: 'Shape parameter A of ASME B31G-1991.',
  }),
  effective_length_start: place('Start of effective length', 'Start of the RSTRENG effective length.', 'x_1'),
  effective_length_end: place('End of effective length', 'End of the RSTRENG effective length.', 'x_2'),
  failure_stress: resultOf(effectiveFailureStress, 'stress', {
    description: 'Failure stress of RSTRENG, otherwise of the governing form of ASME B31G-2012.',
  }),
  modified_b31g_failure_pressure: resultOf(failurePressure, 'pipe_pressure', {
    title: 'Modified B31G failure pressure',
    description: 'Modified B31G failure pressure of a river-bottom profile, from its full length and maximum depth.',
    symbol: 'P_F_full',
  }),
}
