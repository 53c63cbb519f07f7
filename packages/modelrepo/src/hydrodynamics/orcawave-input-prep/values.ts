/** The outputs of the OrcaWave preparation. */
import { displacedMass, largestPanel } from '@keelson/standards/orcina-orcawave-11/checks.ts'
import { listValue, numberValue, textValue } from '@keelson/workflow'
import { meshValues } from '../_shared/diffraction/values.ts'

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
  body_count: numberValue('-', { title: 'Bodies', description: 'In the model.', minimum: 1, count: true }),
  wave_heading: listValue('heading', { title: 'Wave headings', description: 'As given and written.', symbol: 'beta' }),
  water_depth_field: numberValue('water_depth', {
    title: 'Water depth in the file',
    description: 'Null for infinite depth, for which the file has its own word.',
    symbol: 'd',
    minimum: 0,
  }),
  ...meshValues({ displacedMass, largestPanel }),
}
