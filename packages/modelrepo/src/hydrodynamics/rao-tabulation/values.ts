/** What rao-tabulation answers: the six motions by both ways between the nodes, and the motion of the points. */
import { listValue } from '@keelson/workflow'
import { amplitudeValue, phaseValue } from '../_shared/rao/values.ts'
import { ELSEWHERE } from './inputs.ts'

const ofPoints = { single: true, needs: ['point'] } as const
const perMetre = { unit: '1/s2', noKind: 'an acceleration per wave amplitude of any size', minimum: 0 } as const

const motion = (title: string) =>
  listValue('-', {
    ...ofPoints,
    title,
    description: 'Amplitude in metres per metre of wave amplitude. A list is reported if a list of points is entered.',
    minimum: 0,
  })
const acceleration = (title: string, description: string) =>
  listValue(perMetre, { ...ofPoints, minimum: 0, title, description })

export const values = {
  amplitude_complex: amplitudeValue('from real and imaginary parts'),
  phase_complex: phaseValue('from real and imaginary parts'),
  amplitude_magnitude_phase: amplitudeValue('interpolated separately from phases'),
  phase_magnitude_phase: phaseValue('interpolated separately from amplitudes'),
  vertical_amplitude_at_point: motion('Point vertical amplitude'),
  vertical_phase_at_point: listValue('motion_phase', {
    ...ofPoints,
    title: 'Point vertical phase',
    description: 'Vertical phase from 0 to 360 degrees, with the sign convention of the table.',
    minimum: 0,
    maximum: 360,
  }),
  lateral_amplitude_at_point: motion('Point lateral amplitude'),
  longitudinal_amplitude_at_point: motion('Point longitudinal amplitude'),
  vertical_acceleration_rao: acceleration(
    'Vertical acceleration',
    'Vertical acceleration in m/s² per metre of wave amplitude.',
  ),
  lateral_acceleration_rao: acceleration(
    'Lateral acceleration',
    'Lateral acceleration in deck axes, including gravity due to roll, in m/s² per metre of wave amplitude.',
  ),
  longitudinal_acceleration_rao: acceleration(
    'Longitudinal acceleration',
    'Longitudinal acceleration in deck axes, including gravity due to pitch, in m/s² per metre of wave amplitude.',
  ),
  phase_at_reference: listValue('motion_phase', {
    title: 'Phases relative to alternative origin',
    description:
      'Phases of the six motions by the selected interpolation, 0 to 360 degrees, with the sign convention of the table.',
    onlyWhen: { phase_origin: [ELSEWHERE] },
    minimum: 0,
    maximum: 360,
  }),
}
