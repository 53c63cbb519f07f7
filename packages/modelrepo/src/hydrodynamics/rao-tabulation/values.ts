/** What rao-tabulation answers: the six motions by both ways between the nodes, and the motion of the points. */
import { listValue } from '@keelson/workflow'
import { amplitudeValue, phaseValue } from '../_shared/rao/values.ts'
import { ELSEWHERE } from './inputs.ts'

const ofPoints = { single: true, needs: ['point'] } as const
const perMetre = { unit: '1/s2', noKind: 'an acceleration per wave amplitude, of any size', minimum: 0 } as const

const motion = (title: string) =>
  listValue('-', {
    ...ofPoints,
    title,
    description: 'Metres per metre of wave amplitude; a list for a list of points.',
    minimum: 0,
  })
const acceleration = (title: string, description: string) =>
  listValue(perMetre, { ...ofPoints, minimum: 0, title, description })

export const values = {
  amplitude_complex: amplitudeValue('by real and imaginary parts'),
  phase_complex: phaseValue('by real and imaginary parts'),
  amplitude_magnitude_phase: amplitudeValue('by amplitudes'),
  phase_magnitude_phase: phaseValue('by phases'),
  vertical_amplitude_at_point: motion('Vertical amplitude at the point'),
  vertical_phase_at_point: listValue('motion_phase', {
    ...ofPoints,
    title: 'Vertical phase at the point',
    description: '0 to 360 degrees, with the sign of the table.',
    minimum: 0,
    maximum: 360,
  }),
  lateral_amplitude_at_point: motion('Lateral amplitude at the point'),
  longitudinal_amplitude_at_point: motion('Longitudinal amplitude at the point'),
  vertical_acceleration_rao: acceleration(
    'Vertical acceleration',
    'Metres per second squared per metre of wave amplitude.',
  ),
  lateral_acceleration_rao: acceleration(
    'Lateral acceleration',
    'As felt on board, the part of gravity by roll included: metres per second squared per metre of wave amplitude.',
  ),
  longitudinal_acceleration_rao: acceleration(
    'Longitudinal acceleration',
    'As felt on board, the part of gravity by pitch included: metres per second squared per metre of wave amplitude.',
  ),
  phase_at_reference: listValue('motion_phase', {
    title: 'Phases against the crest elsewhere',
    description: 'Of the six motions by the chosen interpolation, 0 to 360 degrees, with the sign of the table.',
    onlyWhen: { phase_origin: [ELSEWHERE] },
    minimum: 0,
    maximum: 360,
  }),
}
