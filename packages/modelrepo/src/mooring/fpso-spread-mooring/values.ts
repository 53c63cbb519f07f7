/** The values that a run answers with. */
import { numberValue } from '@keelson/workflow'
import { spreadValues } from '../_shared/spread/values.ts'

const force = (title: string, description: string, symbol: string) =>
  numberValue('hull_force', { title, description, symbol })

export const values = {
  wind_force: force('Wind force', 'Wind force along the wind heading.', 'F_w'),
  current_force: force('Current force', 'Current force along the current heading.', 'F_c'),
  wave_drift_force: force('Mean wave drift force', 'Mean wave drift force along the wave heading.', 'F_d'),
  ...spreadValues,
}
