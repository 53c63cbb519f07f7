/** The checks of the deck: mass, mesh, panels for the shortest wave, columns, and the file read back. SI. */
import {
  CARD_WIDTH,
  massDifference,
  meshBelowWater,
  PANELS_PER_WAVELENGTH,
  panelsPerWavelength,
  soundMesh,
} from '@keelson/standards/ansys-aqwa-2024/checks.ts'
import { aqwa } from '@keelson/standards/ansys-aqwa-2024/source.ts'
import { MASS_TOLERANCE } from '@keelson/standards/orcina-orcawave-11/checks.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  mass_balance: checkOf('-', {
    title: 'Mass balance',
    criterion: MASS_TOLERANCE,
    demand: massDifference,
    capacity: 'Tolerance',
    reach: [soundMesh, meshBelowWater],
  }),
  mesh_geometry: checkOf('-', {
    title: 'Mesh geometry',
    criterion: { source: aqwa, clause: 'closed below z = 0, cut at z = 0, symmetry as declared' },
    demand: 'Number of mesh faults',
    capacity: 'Allowable number of faults',
  }),
  panels_per_wavelength: checkOf('-', {
    title: 'Panels per wavelength',
    criterion: PANELS_PER_WAVELENGTH,
    demand: 'Required panels per wavelength',
    capacity: panelsPerWavelength,
  }),
  card_width: checkOf('-', {
    title: 'Card width',
    criterion: CARD_WIDTH,
    demand: 'Number of overlength lines',
    capacity: 'Allowable number of overlength lines',
    selfCheck: 'Numbers are written to fit the AQWA card width, so no line of the file exceeds it.',
  }),
  read_back: checkOf('-', {
    title: 'File read-back',
    criterion: { source: aqwa, clause: 'every number within 10⁻⁵ of the intended value, every word as intended' },
    demand: 'Number of read-back differences',
    capacity: 'Allowable number of read-back differences',
    selfCheck: 'The file reads back as intended. This check concerns the file, not the body.',
  }),
}
