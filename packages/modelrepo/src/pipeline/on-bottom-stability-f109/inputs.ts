/** The inputs of the on-bottom stability check in their groups, and what of them the methods share. */
import { type InputsOf, waysOver } from '@keelson/workflow'
import { current, flow, waves } from './inputs-flow.ts'
import { amplitudes, method } from './inputs-method.ts'
import { pipe, water } from './inputs-pipe.ts'
import { acceptance, soil } from './inputs-soil.ts'

const groups = {
  Method: method,
  'Pipe and coating': pipe,
  'Waves and water': { ...waves, ...water },
  Current: current,
  'Flow at the pipe': flow,
  'Flow and forces, simplified method': amplitudes,
  Seabed: soil,
  Acceptance: acceptance,
}
type Inputs = InputsOf<typeof groups>
export const { way, composed } = waysOver('method', groups)

/** Of the pipe and its bed, by every method. */
export const pipeTaken = [
  ...(['coating_thickness', 'coating_density', 'coating_layers', 'content_density', 'steel_density'] as const),
  ...(['water_density', 'gravity'] as const),
] as const
export const pipeUnlessReplaced = ['outer_diameter', 'wall_thickness'] as const
export const pipeMay = ['hydrodynamic_diameter', 'submerged_weight'] as const

/** Of waves and current, by the methods of DNV-RP-F109. */
export const flowTaken = [
  'peak_enhancement_factor',
  'wave_angle',
  'storm_duration',
  'bottom_roughness',
  'current_angle',
] as const
export const flowUnlessReplaced = [
  ...(['significant_wave_height', 'peak_period', 'water_depth'] as const),
  ...(['reference_current_velocity', 'reference_height'] as const),
] as const
export const flowMay = ['significant_flow_velocity', 'flow_zero_crossing_period', 'design_current_velocity'] as const

/** What a run of any method has. */
export type Params = Partial<Inputs> & Pick<Inputs, (typeof pipeTaken)[number]>
/** Of the simplified method. */
export type Simplified = Params & Pick<Inputs, keyof typeof amplitudes>
/** Of either method of DNV-RP-F109. */
export type Spectral = Params & Pick<Inputs, (typeof flowTaken)[number]>
export type Absolute = Spectral & Pick<Inputs, 'safety_class'>
export type Generalised = Spectral & Pick<Inputs, 'allowable_displacement_diameters'>
