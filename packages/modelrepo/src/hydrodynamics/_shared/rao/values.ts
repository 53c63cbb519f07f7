/** The six motions as values: one list of amplitudes, one of phases. */
import { listValue } from '@keelson/workflow'

const ORDER = 'surge, sway, heave, roll, pitch and yaw'

export const amplitudeValue = (how: string) =>
  listValue('-', {
    title: `Amplitudes, ${how}`,
    description: `Amplitudes of ${ORDER}. Translations are in metres per metre of wave amplitude and rotations in radians per metre.`,
    minimum: 0,
  })

export const phaseValue = (how: string) =>
  listValue('motion_phase', {
    title: `Phases, ${how}`,
    description: `Phases of ${ORDER}, 0 to 360 degrees, with the sign convention of the table. Zero for a motion with zero amplitude.`,
    minimum: 0,
    maximum: 360,
  })
