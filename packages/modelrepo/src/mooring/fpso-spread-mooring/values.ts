/** The values that a run answers with. */
import { numberValue } from '@keelson/workflow'
import { spreadValues } from '../_shared/spread/values.ts'

const force = (title: string, description: string, symbol: string) =>
  numberValue('hull_force', { title, description, symbol })

export const values = {
  wind_force: force('Wind force', 'Along the heading of the wind.', 'F_w'),
  current_force: force('Current force', 'Along the heading of the current.', 'F_c'),
  wave_drift_force: force('Mean wave drift force', 'Along the heading of the waves.', 'F_d'),
  ...spreadValues,
}
