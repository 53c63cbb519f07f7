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
import { method } from './method.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'aqwa-diffraction-deck-prep',
  version: 1,
  status: 'stable',
  title: 'AQWA diffraction deck preparation',
  question: 'What data file does AQWA-LINE need for this floating body, and is its mesh fit for the waves?',
  askedAs: [
    'Write an AQWA .dat deck for this barge from its mesh, mass and gyradii.',
    'Convert my GDF mesh and frequencies to AQWA-LINE cards.',
    'Does my AQWA mesh displace the mass that I give it, and is it closed?',
    'What is the QPPL card or COOR card for these nodes?',
    'Which panel size does AQWA need for 1.5 rad/s?',
    'Input file of ANSYS AQWA for a ship hull with its headings and wave frequencies',
  ],
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
      apart: { x: 'A projection on paper.' },
    },
    wave_resolution: {
      title: 'Wavelength and panel size',
      description: 'The largest panel that each wave allows, and the mesh as it is.',
    },
  },
  figures: bodyFigures,
  deliverables: [{ name: 'analysis.dat', description: 'AQWA-LINE data file.', mediaType: 'text/plain' }],
  method,
  assumptions: [
    'One rigid body in metres, z up from still water; kg, m, s, degrees and Hz in the file.',
    'Inertia about the centre of gravity without products of inertia.',
    'For infinite depth the file has 1000 m, or half of the longest wave where that is more: no wave of the file feels it.',
    'Numbers stand in fields of ten columns: six digits at the least, which the file read back is held to.',
    'Panels of the mesh in still water are left out, and AQWA makes its own lid; panels above water do not diffract.',
  ],
  validity: [
    'Low-order GDF in metres, up to 120 000 panels; AQWA takes fewer by version and licence.',
    'The mass balance is assessed of a closed mesh that ends at still water.',
    'SYMX declares the plane y = 0 and SYMY the plane x = 0 of a mesh that holds half or a quarter of the body.',
    'Deck layout of public files of 2024; the file was not run in AQWA.',
  ],
  warnings,
  notChecked: [
    'The diffraction solution itself, its convergence with panel size, and irregular frequencies',
    'Several structures, Morison elements, external stiffness and damping, forward speed',
    'Static stability (GM) and moorings',
    'Overlapping panels and small gaps',
  ],
})
