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
    title: 'Mass against displacement',
    criterion: MASS_TOLERANCE,
    demand: massDifference,
    capacity: 'Tolerance',
    reach: [soundMesh, meshBelowWater],
  }),
  mesh_geometry: checkOf('-', {
    title: 'Mesh geometry',
    criterion: { source: orcaWave, clause: 'closed below z = 0, symmetry as declared' },
    demand: 'Faults of the mesh',
    capacity: 'Faults allowed',
  }),
  panel_count: checkOf('-', {
    title: 'Panel count',
    criterion: PANEL_LIMIT,
    demand: 'Panels in the file',
    capacity: 'Largest count',
    selfCheck: 'The file holds no more panels than the program reads; a mesh of more is too large for a case.',
  }),
  panels_per_wavelength: checkOf('-', {
    title: 'Panels per wavelength',
    criterion: panelsPerWavelength,
    demand: 'Panels per wavelength needed',
    capacity: panelsPerWavelength,
  }),
}
