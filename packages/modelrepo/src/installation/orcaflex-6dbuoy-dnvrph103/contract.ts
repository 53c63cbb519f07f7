/** The OrcaFlex buoy of a subsea structure: what the workflow is, takes, gives and does not do. */
import { newman } from '@keelson/physics/added-mass/source.ts'
import { dnvRpH103 } from '@keelson/standards/dnv-rp-h103-2011/source.ts'
import { orcaFlex } from '@keelson/standards/orcina-orcaflex-11/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { feeds } from './feeds.ts'
import { FILE_NAME } from './files-deck.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Depths at which the structure hangs in a calculation that is made at once. */
const FEW_DEPTHS = 5

export const contract = defineContract({
  ...about,
  id: 'orcaflex-6dbuoy-dnvrph103',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'installation' }],
  standards: [
    { source: dnvRpH103, section: '4.3, 4.4, 4.6 and table A-2' },
    { source: orcaFlex, section: 'text data file: general, environment, 6D buoys' },
    { source: newman, section: '4.13' },
  ],
  kind: 'files',
  cost: (p) => (p.depth_to_structure.length > FEW_DEPTHS ? 'standard' : 'instant'),
  tries: ['significant_wave_height', 'lowering_speed', 'mass_in_air'],
  pictureCost: 'standard',
  params: inputs,
  rules,
  values,
  answers: [
    'vertical_added_mass',
    'slack_sling_criterion_surface',
    'slack_sling_criterion_deep',
    'maximum_hook_load',
    'allowable_significant_wave_height',
    'submerged_mass',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [
    { name: FILE_NAME, description: 'OrcaFlex text data file with the lumped buoy.', mediaType: 'text/yaml' },
  ],
  warnings,
  feeds,
})
