/** The outputs of the OrcaWave preparation. */
import { displacedMass, largestPanel } from '@keelson/standards/orcina-orcawave-11/checks.ts'
import { flagValue, listValue, numberValue, resultOf, textsValue, textValue } from '@keelson/workflow'

export const values = {
  orcawave_yaml: textValue({ title: 'OrcaWave data file', description: 'Text of orcawave.yml.', long: true }),
  period_or_frequency: listValue('wave_period', {
    title: 'Wave periods',
    description: 'As written to the file, ascending.',
    symbol: 'T',
  }),
  water_density_field: numberValue('seawater_density', {
    title: 'Water density in the file',
    description: 'In OrcaWave units.',
    symbol: 'rho',
    unit: 't/m3',
    minimum: 0,
  }),
  body_mass: numberValue('ship_displacement', {
    title: 'Body mass in the file',
    description: 'In OrcaWave units.',
    symbol: 'm',
    minimum: 0,
  }),
  inertia_tensor_diagonal: listValue('moment_of_inertia', {
    title: 'Inertia in the file',
    description: 'Diagonal about the centre of gravity, in OrcaWave units.',
    symbol: 'I',
  }),
  body_count: numberValue('-', { title: 'Bodies', description: 'In the model.', minimum: 1 }),
  wave_heading: listValue('heading', { title: 'Wave headings', description: 'As given and written.', symbol: 'beta' }),
  water_depth_field: numberValue('water_depth', {
    title: 'Water depth in the file',
    description: 'Null for infinite depth, for which the file has its own word.',
    symbol: 'd',
    minimum: 0,
  }),
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
  displaced_mass: resultOf(displacedMass, 'ship_displacement', {
    description: 'Water density times volume.',
  }),
  centre_of_buoyancy: listValue('hull_coordinate', {
    title: 'Centre of buoyancy',
    description: '[x, y, z] of the whole body.',
  }),
  unique_nodes: numberValue('-', {
    title: 'Nodes',
    description: 'Distinct vertices in the file, to 1e-6 m.',
    minimum: 0,
  }),
  panels: numberValue('-', {
    title: 'Panels',
    description: 'NPAN of the file: half or a quarter of the body where it is symmetric.',
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
  warnings: textsValue({ title: 'Warnings', description: 'What the user of the files should know.' }),
}
