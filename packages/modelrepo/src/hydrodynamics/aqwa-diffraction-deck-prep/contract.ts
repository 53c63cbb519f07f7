/** AQWA diffraction deck preparation: what the workflow is, takes, gives and does not do. */

import { AIRY } from '@keelson/physics/waves/dispersion.ts'
import { aqwa } from '@keelson/standards/ansys-aqwa-2024/source.ts'
import { wamit } from '@keelson/standards/orcina-orcawave-11/source.ts'
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
  id: 'aqwa-diffraction-deck-prep',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  standards: [
    { source: aqwa, section: 'decks 0 to 8 of a radiation and diffraction analysis' },
    { source: wamit, section: 'geometry data file (GDF), low-order method' },
    { source: AIRY, section: '3.2.2, linear dispersion relation' },
  ],
  kind: 'files',
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: ['mesh_accepted', 'displaced_mass', 'shortest_wavelength', 'maximum_panel_size'],
  checks,
  tables,
  charts,
  figures: bodyFigures,
  deliverables: [{ name: 'analysis.dat', description: 'AQWA-LINE data file.', mediaType: 'text/plain' }],
  warnings,
})
