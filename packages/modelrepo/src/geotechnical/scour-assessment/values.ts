/** The answers of the scour assessment. */
import { criticalShields, grainNumber, mobility, shieldsParameter } from '@keelson/physics/scour/mobility.ts'
import { froude } from '@keelson/physics/scour/pile-depth.ts'
import { onsetUtilisation, onsetVelocity, pipeCurrentRatio } from '@keelson/physics/scour/pipe-scour.ts'
import { relativeDensity } from '@keelson/physics/scour/rock-size.ts'
import { pipeTime, scourTime } from '@keelson/physics/scour/scour-time.ts'
import { flagValue, listValue, numberValue, resultOf } from '@keelson/workflow'
import * as mode from './modes.ts'

const SIZED = ['sediment_d50']
/** Any of these left out leaves the stress on the bed unknown. */
const FLOW = [...SIZED, 'current_velocity', 'water_depth', 'velocity_amplitude']
const onlyPile = { onlyWhen: mode.ofPile, single: true, minimum: 0 } as const
const pipeInWaves = { onlyWhen: mode.ofPipe, needs: ['keulegan_carpenter_number'], single: true, minimum: 0 } as const
const growth = (description: string) => ({ onlyWhen: mode.onSand, needs: FLOW, minimum: 0, description })

export const values = {
  equilibrium_scour_depth: listValue('burial_depth', {
    ...onlyPile,
    title: 'Scour depth at equilibrium',
    description: 'Below the original bed; one for each Keulegan-Carpenter number where several are given.',
    symbol: 'S',
  }),
  scour_depth_ratio: listValue('-', {
    ...onlyPile,
    title: 'Scour depth over the diameter',
    description: 'Likewise.',
    symbol: 'S_D',
  }),
  scour_extent: listValue('burial_depth', {
    ...onlyPile,
    title: 'Reach of the hole',
    description: 'Beyond the wall of the pile, upstream; downstream it is flatter and longer.',
    symbol: 'L_S',
  }),
  onset_velocity: resultOf(onsetVelocity, 'current_velocity', {
    description: 'Steady current at which a tunnel breaks through below the pipe.',
    onlyWhen: mode.ofPipe,
  }),
  onset_utilisation: resultOf(onsetUtilisation, 'utilisation', {
    description: 'Square of the current over that of the onset: above 1 a tunnel forms.',
    onlyWhen: mode.ofPipe,
    needs: ['current_velocity'],
  }),
  current_scour_ratio: resultOf(pipeCurrentRatio, '-', { description: 'Below the pipe.', onlyWhen: mode.ofPipe }),
  pipeline_current_scour_depth: numberValue('burial_depth', {
    title: 'Scour depth below the pipe, current',
    description: 'Below the original bed.',
    symbol: 'S_c',
    onlyWhen: mode.ofPipe,
  }),
  wave_scour_ratio: listValue('-', {
    ...pipeInWaves,
    title: 'Scour depth over the diameter, waves',
    description: 'Below the pipe; one for each Keulegan-Carpenter number where several are given.',
    symbol: 'S_Dw',
  }),
  wave_scour_depth: listValue('burial_depth', {
    ...pipeInWaves,
    title: 'Scour depth below the pipe, waves',
    description: 'Likewise.',
    symbol: 'S_w',
  }),
  required_d50_exposed: numberValue('grain_size', {
    title: 'Rock size, exposed',
    description: 'Median size of stones that stay on top of others.',
    symbol: 'd_e',
    onlyWhen: mode.ofRock,
  }),
  required_d50_embedded: numberValue('grain_size', {
    title: 'Rock size, embedded',
    description: 'Median size of stones that stay among others.',
    symbol: 'd_i',
    onlyWhen: mode.ofRock,
  }),
  relative_density: resultOf(relativeDensity, '-', { description: 'Of the rock.', onlyWhen: mode.ofRock }),
  time_scale: resultOf(scourTime, 'storm_duration', growth('Time after which the hole has 63 % of its depth.')),
  dimensionless_time_scale: resultOf(pipeTime, '-', {
    description: 'Of the growth.',
    onlyWhen: mode.onSand,
    needs: FLOW,
    minimum: 0,
  }),
  scour_at_1_day: numberValue('burial_depth', {
    ...growth('From a flat bed.'),
    title: 'Depth after a day',
    symbol: 'S_day',
  }),
  scour_at_duration: numberValue('burial_depth', {
    ...growth('From a flat bed.'),
    needs: [...FLOW, 'duration'],
    title: 'Depth after the duration',
    symbol: 'S_t',
  }),
  dimensionless_grain_size: resultOf(grainNumber, '-', {
    description: 'Of the sand.',
    onlyWhen: mode.onSand,
    needs: SIZED,
  }),
  critical_shields: resultOf(criticalShields, '-', {
    description: 'Below it the grains of the bed lie still.',
    onlyWhen: mode.onSand,
    needs: SIZED,
  }),
  bed_shear_stress: numberValue(
    { unit: 'Pa', noKind: 'the stress of flow on a bed is a thousandth of any stress in the ground' },
    {
      title: 'Bed shear stress',
      description: 'Of the current, of the waves, or the largest of both: as the loading says.',
      symbol: 'tau',
      minimum: 0,
      onlyWhen: mode.onSand,
      needs: FLOW,
    },
  ),
  shields: resultOf(shieldsParameter, '-', {
    description: 'Of the undisturbed bed, or as given.',
    onlyWhen: mode.onSand,
    needs: FLOW,
    minimum: 0,
  }),
  shields_over_critical: resultOf(mobility, '-', {
    description: 'From 1 on the bed moves.',
    onlyWhen: mode.onSand,
    needs: FLOW,
    minimum: 0,
  }),
  live_bed: flagValue({
    title: 'Live bed',
    description: 'Whether the bed moves away from the structure too.',
    onlyWhen: mode.onSand,
    needs: FLOW,
  }),
  froude_number: resultOf(froude, '-', { description: 'Of the current.', onlyWhen: mode.byHec }),
}
