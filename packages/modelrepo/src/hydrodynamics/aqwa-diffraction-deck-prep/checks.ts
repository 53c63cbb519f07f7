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
    title: 'Mass against displacement',
    criterion: MASS_TOLERANCE,
    demand: massDifference,
    capacity: 'Tolerance',
    reach: [soundMesh, meshBelowWater],
  }),
  mesh_geometry: checkOf('-', {
    title: 'Mesh geometry',
    criterion: { source: aqwa, clause: 'closed below z = 0, cut at z = 0, symmetry as declared' },
    demand: 'Faults of the mesh',
    capacity: 'Faults allowed',
  }),
  panels_per_wavelength: checkOf('-', {
    title: 'Panels per wavelength',
    criterion: PANELS_PER_WAVELENGTH,
    demand: 'Panels per wavelength needed',
    capacity: panelsPerWavelength,
  }),
  card_width: checkOf('-', {
    title: 'Width of the cards',
    criterion: CARD_WIDTH,
    demand: 'Lines wider than a card',
    capacity: 'Lines allowed',
    selfCheck: 'No line of the file is wider than the card that AQWA reads: the numbers are written to fit.',
  }),
  read_back: checkOf('-', {
    title: 'File read back',
    criterion: { source: aqwa, clause: 'every number to 1e-5 of itself, every word as it was meant' },
    demand: 'Entries that read back otherwise',
    capacity: 'Entries allowed',
    selfCheck: 'The file reads back as it was meant: what is handed over is looked at, not the body.',
  }),
}
