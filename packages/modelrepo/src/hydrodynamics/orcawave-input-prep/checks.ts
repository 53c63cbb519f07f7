/** The checks of a run, each by its clause. */
import {
  MASS_TOLERANCE,
  massDifference,
  meshBelowWater,
  PANEL_LIMIT,
  panelsPerWavelength,
  soundMesh,
} from '@keelson/standards/orcina-orcawave-11/checks.ts'
import { orcaWave } from '@keelson/standards/orcina-orcawave-11/source.ts'
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
    criterion: { source: orcaWave, clause: 'closed below z = 0, symmetry as declared' },
    demand: 'Number of mesh faults',
    capacity: 'Allowable number of faults',
  }),
  panel_count: checkOf('-', {
    title: 'Panel count',
    criterion: PANEL_LIMIT,
    demand: 'Number of panels in file',
    capacity: 'Maximum panel count',
    selfCheck: 'The file has no more panels than the program accepts. Larger meshes are rejected as input.',
  }),
  panels_per_wavelength: checkOf('-', {
    title: 'Panels per wavelength',
    criterion: panelsPerWavelength,
    demand: 'Required panels per wavelength',
    capacity: panelsPerWavelength,
  }),
}
