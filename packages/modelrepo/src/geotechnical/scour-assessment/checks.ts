/** The checks of a run, each by its clause. */
import { SAND_GRAINS } from '@keelson/physics/scour/mobility.ts'
import { depthOfRatio } from '@keelson/physics/scour/pile-depth.ts'
import { flowNumber, onsetNumber, STEADY_CURRENT } from '@keelson/physics/scour/pipe-scour.ts'
import { stoneSize } from '@keelson/physics/scour/rock-size.ts'
import { checkOf } from '@keelson/workflow'
import * as mode from './modes.ts'

export const checks = {
  embedment: checkOf('burial_depth', {
    title: 'Loss of embedment',
    criterion: depthOfRatio,
    demand: 'Scour depth at equilibrium',
    capacity: 'Allowable scour depth',
    onlyWhen: mode.ofPile,
    needs: ['allowable_scour_depth'],
    reach: [SAND_GRAINS],
  }),
  onset: checkOf('-', {
    title: 'Onset of scour below the pipe',
    criterion: onsetNumber,
    demand: flowNumber,
    capacity: onsetNumber,
    onlyWhen: mode.ofPipe,
    needs: ['current_velocity'],
    reach: [STEADY_CURRENT, SAND_GRAINS],
  }),
  rock: checkOf('grain_size', {
    title: 'Size of the rock',
    criterion: stoneSize,
    demand: 'Size that an exposed stone needs',
    capacity: 'Median size of the rock',
    onlyWhen: mode.ofRock,
    needs: ['rock_d50'],
  }),
}
