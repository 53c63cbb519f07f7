/** The outputs of the OrcaWave preparation. */
import { displacedMass, largestPanel } from '@keelson/standards/orcina-orcawave-11/checks.ts'
import { listValue, numberValue, textValue } from '@keelson/workflow'
import { meshValues } from '../_shared/diffraction/values.ts'

export const values = {
  orcawave_yaml: textValue({ title: 'OrcaWave data file', description: 'Text of the file orcawave.yml.', long: true }),
  period_or_frequency: listValue('wave_period', {
    title: 'Wave periods',
    description: 'Wave periods written to the file in ascending order.',
    symbol: 'T',
  }),
  water_density_field: numberValue('seawater_density', {
    title: 'File water density',
    description: 'Water density in OrcaWave units.',
    symbol: 'rho',
    unit: 't/m3',
    minimum: 0,
  }),
  body_mass: numberValue('ship_displacement', {
    title: 'File body mass',
    description: 'Body mass in OrcaWave units.',
    symbol: 'm',
    minimum: 0,
  }),
  inertia_tensor_diagonal: listValue('moment_of_inertia', {
    title: 'File inertia',
    description: 'Inertia tensor diagonal about the centre of gravity in OrcaWave units.',
    symbol: 'I',
  }),
  body_count: numberValue('-', {
    title: 'Number of bodies',
    description: 'Number of bodies in the model.',
    minimum: 1,
    count: true,
  }),
  wave_heading: listValue('heading', {
    title: 'Wave headings',
    description: 'Wave headings as entered and written to the file.',
    symbol: 'beta',
  }),
  water_depth_field: numberValue('water_depth', {
    title: 'File water depth',
    description: 'Water depth in the file. Not reported for infinite depth, which is written as a keyword.',
    symbol: 'd',
    minimum: 0,
  }),
  ...meshValues({ displacedMass, largestPanel }),
}
