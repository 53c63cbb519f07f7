/** The outputs of the AQWA preparation. */
import { displacedMass, largestPanel } from '@keelson/standards/ansys-aqwa-2024/checks.ts'
import { listValue, numberValue, textValue } from '@keelson/workflow'
import { meshValues } from '../_shared/diffraction/values.ts'

const counted = (title: string, description: string) =>
  numberValue('-', { title, description, minimum: 0, count: true })

export const values = {
  dat_text: textValue({ title: 'AQWA data file', description: 'Text of analysis.dat.', long: true }),
  hrtz_frequencies: listValue('cyclic_frequency', {
    title: 'Frequencies in the file',
    description: 'Of HRTZ, ascending.',
    symbol: 'f',
  }),
  dirn_directions: listValue('heading', {
    title: 'Directions in the file',
    description: 'Of DIRN, ascending from -180 to 180 deg; the side that was not given is added.',
    symbol: 'beta',
  }),
  mass_field: numberValue('ship_displacement', {
    title: 'Mass in the file',
    description: 'Of deck 3.',
    symbol: 'm',
    minimum: 0,
  }),
  inertia_pmas_ixx_iyy_izz: listValue('moment_of_inertia', {
    title: 'Inertia in the file',
    description: 'Ixx, Iyy and Izz of PMAS, about the centre of gravity.',
    symbol: 'I',
  }),
  water_depth_field: numberValue('water_depth', {
    title: 'Water depth in the file',
    description: 'Of DPTH; null for infinite depth, in whose place a depth that no wave feels is written.',
    symbol: 'd',
    minimum: 0,
  }),
  density_field: numberValue('seawater_density', {
    title: 'Water density in the file',
    description: 'Of DENS.',
    symbol: 'rho',
    minimum: 0,
  }),
  gravity_field: numberValue('gravity', {
    title: 'Gravity in the file',
    description: 'Of ACCG.',
    symbol: 'g',
    minimum: 0,
  }),
  number_of_coordinate_cards: counted('Coordinate cards', 'Of deck 1, with that of the centre of gravity.'),
  number_of_qppl_cards: counted('Panel cards of four nodes', 'QPPL cards of deck 2; triangles are TPPL cards.'),
  coor_card: textValue({ title: 'Coordinate card', description: 'Of the node asked for.', needs: ['node_id'] }),
  qppl_card: textValue({ title: 'Panel card', description: 'Of the nodes asked for.', needs: ['panel_nodes'] }),
  ...meshValues({ displacedMass, largestPanel }),
}
