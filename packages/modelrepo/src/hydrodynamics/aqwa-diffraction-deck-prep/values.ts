/** The outputs of the AQWA preparation. */
import { displacedMass, largestPanel } from '@keelson/standards/ansys-aqwa-2024/checks.ts'
import { listValue, numberValue, textValue } from '@keelson/workflow'
import { meshValues } from '../_shared/diffraction/values.ts'

const counted = (title: string, description: string) =>
  numberValue('-', { title, description, minimum: 0, count: true })

export const values = {
  dat_text: textValue({ title: 'AQWA data file', description: 'Text of the file analysis.dat.', long: true }),
  hrtz_frequencies: listValue('cyclic_frequency', {
    title: 'File frequencies',
    description: 'HRTZ frequencies in ascending order.',
    symbol: 'f',
  }),
  dirn_directions: listValue('heading', {
    title: 'File directions',
    description: 'DIRN directions in ascending order from −180 to 180 deg, including the mirrored side.',
    symbol: 'beta',
  }),
  mass_field: numberValue('ship_displacement', {
    title: 'Mass in file',
    description: 'Mass in deck 3.',
    symbol: 'm',
    minimum: 0,
  }),
  inertia_pmas_ixx_iyy_izz: listValue('moment_of_inertia', {
    title: 'File inertia',
    description: 'PMAS moments of inertia Ixx, Iyy and Izz about the centre of gravity.',
    symbol: 'I',
  }),
  water_depth_field: numberValue('water_depth', {
    title: 'File water depth',
    description: 'DPTH water depth. Not reported for infinite depth, for which a deep-water depth is written.',
    symbol: 'd',
    minimum: 0,
  }),
  density_field: numberValue('seawater_density', {
    title: 'File water density',
    description: 'Density field of the DENS card.',
    symbol: 'rho',
    minimum: 0,
  }),
  gravity_field: numberValue('gravity', {
    title: 'File gravity',
    description: 'Gravity field of the ACCG card.',
    symbol: 'g',
    minimum: 0,
  }),
  number_of_coordinate_cards: counted(
    'Coordinate cards',
    'Number of deck 1 coordinate cards, including the centre of gravity.',
  ),
  number_of_qppl_cards: counted('Four-node panel cards', 'Number of QPPL cards in deck 2. Triangles are TPPL cards.'),
  coor_card: textValue({
    title: 'Coordinate card',
    description: 'Coordinate card of the selected node.',
    needs: ['node_id'],
  }),
  qppl_card: textValue({
    title: 'Panel card',
    description: 'Panel card of the selected nodes.',
    needs: ['panel_nodes'],
  }),
  ...meshValues({ displacedMass, largestPanel }),
}
