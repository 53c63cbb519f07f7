/** The six motions as values: one list of amplitudes, one of phases. */
import { listValue } from '@keelson/workflow'

const ORDER = 'surge, sway, heave, roll, pitch and yaw'

export const amplitudeValue = (how: string) =>
  listValue('-', {
    title: `Amplitudes, ${how}`,
    description: `Of ${ORDER}: metres per metre of wave amplitude, rotations in radians per metre.`,
    minimum: 0,
  })

export const phaseValue = (how: string) =>
  listValue('motion_phase', {
    title: `Phases, ${how}`,
    description: `Of ${ORDER}, 0 to 360 degrees, with the sign of the table; 0 of a motion that is none.`,
    minimum: 0,
    maximum: 360,
  })
