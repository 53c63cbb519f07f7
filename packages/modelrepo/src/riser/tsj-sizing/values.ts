/** The values that a run answers with. */
import { baseMomentBalance } from '@keelson/physics/tensioned-beam/joint.ts'
import { listValue, numberValue, resultOf, textValue } from '@keelson/workflow'

const use = (title: string, description: string, symbol: string) =>
  numberValue('utilisation', { title, description, symbol, minimum: 0 })

export const values = {
  base_moment: resultOf(baseMomentBalance, 'bending_moment', {
    description: 'Bending moment at the first station. The moment is 0 without a riser angle.',
  }),
  bending_moments: listValue('bending_moment', {
    title: 'Bending moments',
    symbol: 'M',
    description: 'Bending moments at the stations.',
  }),
  end_slope_remaining: numberValue('inclination', {
    title: 'Remaining slope at the thin end',
    symbol: 'psi_L',
    description: 'Slope change that occurs in the adjacent riser.',
  }),
  true_wall_tensions: listValue('pipe_axial_force', {
    title: 'True wall tensions',
    symbol: 'T_w',
    description: 'True wall tension at each station, equal to the effective tension plus the pressure terms.',
  }),
  von_mises_stresses: listValue('stress', {
    title: 'Von Mises stresses',
    symbol: 'sigma_vM',
    description: 'Von Mises stress at each station, on the more highly stressed side.',
  }),
  utilisations: listValue('utilisation', {
    title: 'Utilisations',
    symbol: 'U',
    description: 'Von Mises stress utilisation at each station.',
    minimum: 0,
  }),
  maximum_utilisation: use('Maximum station utilisation', 'Maximum utilisation of all stations.', 'U_max'),
  governing_position: numberValue('position_along_line', {
    title: 'Governing station',
    description: 'Position of the governing station. If several are equal, the first is reported.',
  }),
  scan_maximum_utilisation: use(
    'Maximum utilisation along the joint',
    'Maximum utilisation at the 401 positions and the stations, accurate to 0.1 %.',
    'U_scan',
  ),
  scan_maximum_position: numberValue('position_along_line', {
    title: 'Maximum utilisation position',
    description: 'Position of the maximum utilisation, accurate to one spacing of the 401 positions.',
  }),
  riser_end_utilisation: use(
    'Adjacent riser utilisation',
    'Utilisation of the adjacent riser section under the thin end moment.',
    'U_R',
  ),
  status: textValue({
    title: 'Status',
    description: 'Pass if the adjacent riser and the joint over its whole length pass, otherwise fail.',
  }),
}
