/** The checks of a run, each by its clause. */
import { COUNTED, windowLength, workableShare } from '@keelson/physics/weather-windows/equations.ts'
import { checkOf } from '@keelson/workflow'
import * as mode from './modes.ts'

export const checks = {
  window: checkOf('storm_duration', {
    title: 'Window length',
    criterion: COUNTED,
    demand: 'Window needed',
    capacity: windowLength,
    onlyWhen: mode.ofRecord,
  }),
  workability: checkOf('fraction', {
    title: 'Workability',
    criterion: COUNTED,
    unit: '%',
    demand: 'Workability needed',
    capacity: workableShare,
    onlyWhen: mode.ofShare,
  }),
}
