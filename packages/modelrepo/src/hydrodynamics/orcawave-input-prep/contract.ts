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
import { about } from './about.ts'
import { inputs } from './inputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'orcawave-input-prep',
  version: 1,
  status: 'stable',

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

  warnings,
})
