/** The values that a run answers with. */
import { baseMomentBalance } from '@keelson/physics/tensioned-beam/joint.ts'
import { listValue, numberValue, resultOf, textValue } from '@keelson/workflow'

const use = (title: string, description: string, symbol: string) =>
  numberValue('utilisation', { title, description, symbol, minimum: 0 })

export const values = {
  base_moment: resultOf(baseMomentBalance, 'bending_moment', {
    description: 'At the first station; 0 without an angle.',
  }),
  bending_moments: listValue('bending_moment', {
    title: 'Bending moments',
    symbol: 'M',
    description: 'At the stations.',
  }),
  end_slope_remaining: numberValue('inclination', {
    title: 'Slope that remains at the thin end',
    symbol: 'psi_L',
    description: 'What the riser behind still has to turn.',
  }),
  true_wall_tensions: listValue('pipe_axial_force', {
    title: 'True wall tensions',
    symbol: 'T_w',
    description: 'At the stations: effective tension and what the pressures add.',
  }),
  von_mises_stresses: listValue('stress', {
    title: 'Von Mises stresses',
    symbol: 'sigma_vM',
    description: 'At the stations, of the side that has more.',
  }),
  utilisations: listValue('utilisation', {
    title: 'Utilisations',
    symbol: 'U',
    description: 'At the stations.',
    minimum: 0,
  }),
  maximum_utilisation: use('Largest utilisation of the stations', 'Over the stations.', 'U_max'),
  governing_position: numberValue('position_along_line', {
    title: 'Governing station',
    description: 'Its position; the first of several.',
  }),
  scan_maximum_utilisation: use(
    'Largest utilisation along the joint',
    'Over 401 places and the stations, good to 0.1 %.',
    'U_scan',
  ),
  scan_maximum_position: numberValue('position_along_line', {
    title: 'Place of the largest utilisation',
    description: 'To one spacing of the 401 places.',
  }),
  riser_end_utilisation: use(
    'Utilisation of the riser behind',
    'Of its section just beyond the thin end, under the moment there.',
    'U_R',
  ),
  status: textValue({
    title: 'Status',
    description: 'pass where the joint, all along, and the riser behind hold; else fail.',
  }),
}
