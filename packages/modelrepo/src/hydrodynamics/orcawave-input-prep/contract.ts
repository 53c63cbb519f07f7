/** OrcaWave input preparation: what the workflow is, takes, gives and does not do. */

import { AIRY } from '@keelson/physics/waves/dispersion.ts'
import { orcaWave, wamit } from '@keelson/standards/orcina-orcawave-11/source.ts'
import { defineContract } from '@keelson/workflow'
import { bodyFigures } from '../_shared/diffraction/outputs.ts'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, tables } from './outputs.ts'
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
    { source: orcaWave, section: 'text data file with calculation, environment and body data; mesh warnings' },
    { source: wamit, section: 'geometry data file (GDF), low-order method' },
    { source: AIRY, section: '3.2.2, linear dispersion relation' },
  ],
  kind: 'files',
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: ['mesh_accepted', 'panels', 'displaced_mass', 'shortest_wavelength', 'maximum_panel_size'],
  checks,
  tables,
  charts,
  figures: bodyFigures,
  deliverables: [
    { name: 'orcawave.yml', description: 'OrcaWave text data file.', mediaType: 'text/yaml' },
    { name: 'mesh.gdf', namedBy: 'mesh_file', description: 'WAMIT GDF of the mesh.', mediaType: 'text/plain' },
  ],
  warnings,
})
