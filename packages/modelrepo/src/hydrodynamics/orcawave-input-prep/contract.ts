/** OrcaWave input preparation: what the workflow is, takes, gives and does not do. */
import {
  MASS_TOLERANCE,
  massDifference,
  meshBelowWater,
  PANEL_LIMIT,
  panelsPerWavelength,
  soundMesh,
} from '@keelson/standards/orcina-orcawave-11/checks.ts'
import { orcaWave, wamit } from '@keelson/standards/orcina-orcawave-11/source.ts'
import { checkOf, defineContract } from '@keelson/workflow'
import { bodyFigures, waveColumns } from '../_shared/diffraction/outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'orcawave-input-prep',
  version: 1,
  status: 'stable',
  title: 'OrcaWave input preparation',
  question: 'What data file and mesh does OrcaWave need for this floating body, and is the mesh fit for the waves?',
  askedAs: [
    'Write me the OrcaWave yml and GDF for this barge from its mass, gyradii and frequencies.',
    'Is my diffraction mesh fine enough for the shortest wave, and is it closed and symmetric?',
    'Does the displaced mass of the panel mesh agree with the vessel mass?',
    'How do I set up a full QTF run with a lid against irregular frequencies?',
    'What panel size do I need for a wave period of 5 seconds?',
    'Prepare an OrcaWave model of a ship or semi: hull mesh, headings and wave periods',
  ],
  routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  standards: [
    { source: orcaWave, section: 'text data file: calculation, environment and body data; mesh warnings' },
    { source: wamit, section: 'geometry data file (GDF), low-order method' },
  ],
  kind: 'files',
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: ['mesh_accepted', 'panels', 'displaced_mass', 'shortest_wavelength', 'maximum_panel_size'],
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
  },
  tables: {
    wave_resolution: {
      title: 'Waves and panels',
      description: 'Every wave of the file, shortest first, and how many panels of the mesh lie in its length.',
      columns: waveColumns,
    },
  },
  charts: {
    mesh_view: {
      title: 'Mesh view with normals',
      description: 'Panels of the file in isometric view, at most 1500 of them, with normals into the fluid.',
      apart: { x: 'A projection on paper.' },
    },
    wave_resolution: {
      title: 'Wavelength and panel size',
      description: 'The largest panel that each wave allows, and the mesh as it is.',
    },
  },
  figures: bodyFigures,
  deliverables: [
    { name: 'orcawave.yml', description: 'OrcaWave text data file.', mediaType: 'text/yaml' },
    { name: 'mesh.gdf', namedBy: 'mesh_file', description: 'WAMIT GDF of the mesh.', mediaType: 'text/plain' },
  ],
  method: [
    {
      title: 'Mesh hydrostatics',
      text: 'Panels turned outward, mirrored over the symmetry planes; volume, centre of buoyancy and waterplane by the divergence theorem.',
      module: 'physics/mesh/hydrostatics.ts',
    },
    {
      title: 'GDF',
      text: 'Read in free format with every fault named; written with vertices anticlockwise seen from the fluid.',
      module: 'physics/mesh/gdf.ts',
    },
    {
      title: 'Mesh checks',
      text: 'Closed but at z = 0, volumes from three directions within 1 %, nothing above z = 0, aspect ratio up to 25, panels for the shortest wave, interior lid.',
      module: 'modelrepo/hydrodynamics/_shared/diffraction/verdict.ts',
    },
    {
      title: 'Acceptance',
      text: 'The mesh is accepted if every check of it passes: mass within 2 %, no fault of the geometry, and panels fine enough for the shortest wave.',
      module: 'modelrepo/hydrodynamics/_shared/diffraction/verdict.ts',
    },
    {
      title: 'Shortest wave',
      text: 'Linear dispersion at the highest frequency; largest panel is wavelength over panels per wavelength.',
      module: 'physics/waves/dispersion.ts',
    },
    {
      title: 'Units',
      text: 'te, m, kN, te/m³, te·m², s and degrees in the file.',
      module: 'modelrepo/hydrodynamics/orcawave-input-prep/files-deck.ts',
    },
    {
      title: 'Waves',
      text: 'Frequencies to periods 2π/ω, ascending; WavesReferredToBy: period (s).',
      module: 'modelrepo/hydrodynamics/_shared/diffraction/waves.ts',
    },
    {
      title: 'Keys and their order',
      text: 'Units and solve type first, then what they activate; QTF keys for a QTF solve only; joined keys for matrices.',
      module: 'modelrepo/hydrodynamics/orcawave-input-prep/files-deck.ts',
    },
    {
      title: 'YAML',
      text: 'YAML 1.1 with Yes and No, header # Type: Diffraction, read back and compared with what was meant.',
      module: 'modelrepo/_shared/orcina-deck/deck.ts',
    },
  ],
  assumptions: [
    'One rigid body in metres, z up from still water; body origin at the free surface under the mesh origin.',
    'Inertia about the centre of gravity without products of inertia; no external stiffness or damping.',
    'First-order loads by both methods with Haskind preferred, mean drift by pressure integration: no control surface is written.',
    'Exponents in the file have a point and a sign (1.0e-7), which OrcaWave and every YAML reader take for a number.',
    'Lid panels that stand in the mesh at z = 0 are used as they are; OrcaWave is then not asked to add others.',
  ],
  validity: [
    'Low-order GDF in metres, up to 120000 panels.',
    'Still water at z = 0: a mesh that reaches above it is warned of, not cut, and its mass balance is not assessed.',
    'OrcaWave 11 data names; the file was not run in OrcaWave.',
  ],
  warnings,
  notChecked: [
    'The diffraction solution itself, its convergence with panel size, and irregular frequencies',
    'Several bodies, control surfaces, Morison elements and field points',
    'Free surface zone and frequency range of a full QTF calculation',
    'Static stability (GM), moorings and other external stiffness or damping',
    'Overlapping panels and small gaps: OrcaWave validates the panel arrangement',
  ],
})
