/** AQWA diffraction deck preparation: what the workflow is, takes, gives and does not do. */

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
import { wamit } from '@keelson/standards/orcina-orcawave-11/source.ts'
import { checkOf, defineContract, numberColumn, textColumn } from '@keelson/workflow'
import { bodyFigures, waveColumns } from '../_shared/diffraction/outputs.ts'
import { about } from './about.ts'
import { inputs } from './inputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'aqwa-diffraction-deck-prep',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  standards: [
    { source: aqwa, section: 'decks 0 to 8 of a radiation and diffraction analysis' },
    { source: wamit, section: 'geometry data file (GDF), low-order method' },
  ],
  kind: 'files',
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: ['mesh_accepted', 'displaced_mass', 'shortest_wavelength', 'maximum_panel_size'],
  checks: {
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
  },
  tables: {
    decks: {
      title: 'Decks of the file',
      description: 'What stands in the file, deck by deck.',
      columns: { deck: textColumn('Deck'), cards: numberColumn('-', 'Cards'), first: textColumn('Begins with') },
    },
    wave_resolution: {
      title: 'Waves and panels',
      description: 'Every wave of the file, longest first, and how many panels of the mesh lie in its length.',
      columns: waveColumns,
    },
  },
  charts: {
    mesh_view: {
      title: 'Mesh view with normals',
      description: 'Panels of the mesh in isometric view, at most 1500 of them, with normals into the fluid.',
    },
    wave_resolution: {
      title: 'Wavelength and panel size',
      description: 'The largest panel that each wave allows, and the mesh as it is.',
    },
  },
  figures: bodyFigures,
  deliverables: [{ name: 'analysis.dat', description: 'AQWA-LINE data file.', mediaType: 'text/plain' }],

  warnings,
})
