/** The outputs of the AQWA preparation. */
import { displacedMass, largestPanel } from '@keelson/standards/ansys-aqwa-2024/checks.ts'
import { flagValue, listValue, numberValue, resultOf, textsValue, textValue } from '@keelson/workflow'

const counted = (title: string, description: string) => numberValue('-', { title, description, minimum: 0 })

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
  displaced_volume: numberValue('displacement_volume', {
    title: 'Displaced volume',
    description: 'Of the whole body below still water.',
    symbol: 'V',
  }),
  waterplane_area: numberValue('hull_area', {
    title: 'Waterplane area',
    description: 'Of the whole body at z = 0.',
    symbol: 'A_w',
  }),
  displaced_mass: resultOf(displacedMass, 'ship_displacement', { description: 'Water density times volume.' }),
  centre_of_buoyancy: listValue('hull_coordinate', {
    title: 'Centre of buoyancy',
    description: '[x, y, z] of the whole body.',
  }),
  unique_nodes: counted('Nodes', 'Distinct vertices of the mesh, to 1e-6 m.'),
  panels: numberValue('-', {
    title: 'Panels',
    description: 'NPAN of the mesh: half or a quarter of the body where it is symmetric.',
    symbol: 'N_p',
    minimum: 0,
  }),
  mesh_accepted: flagValue({ title: 'Mesh accepted', description: 'False with the reason among the warnings.' }),
  shortest_wavelength: numberValue('wave_length', {
    title: 'Shortest wavelength',
    description: 'At the highest frequency, in the water depth.',
    symbol: 'lambda',
    minimum: 0,
  }),
  maximum_panel_size: resultOf(largestPanel, 'structure_dimension', {
    description: 'Shortest wavelength over panels per wavelength.',
    minimum: 0,
  }),
  warnings: textsValue({ title: 'Warnings', description: 'What the user of the file should know.' }),
}
