/** Drilling hydraulics: what the workflow is, takes, gives and does not do. */
import {
  bourgoyne,
  dodgeMetzner,
  guoLiu,
  haciislamogluCartalos,
  lapeyrouse,
  metznerReed,
} from '@keelson/physics/rheology/sources.ts'
import { apiRp13d } from '@keelson/standards/api-rp-13d-2010/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { hydraulics } from './hydraulics.ts'
import type { Inputs } from './inputs.ts'
import { warnings } from './warnings.ts'

/** Sections of a well that are calculated at once. */
const FEW_SECTIONS = 10

export const contract = defineContract({
  ...about,
  ...hydraulics.contract,
  id: 'well-hydraulics',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: apiRp13d, section: 'clauses 5 and 7: readings, velocities and the yield power law' },
    { source: bourgoyne, section: 'ch. 4: Bingham plastic, bit, optimum hydraulics, slip by Moore' },
    { source: guoLiu, section: 'ch. 2: power law, clinging constant, slip by Guo and Fang, carrying capacity' },
    { source: lapeyrouse, section: 'ch. 5: surge and swab, gel' },
    { source: metznerReed, section: 'power law flow in a single pipe' },
    { source: dodgeMetzner, section: 'turbulent friction of the power law' },
    { source: haciislamogluCartalos, section: 'eccentric annuli' },
  ],
  kind: 'calculation',
  cost: ({ sections }: Partial<Inputs>) => ((sections?.length ?? 0) > FEW_SECTIONS ? 'standard' : 'instant'),
  tries: ['flow_rate', 'mud_weight', 'drill_pipe_outer_diameter'],
  answers: [
    'standpipe_pressure',
    'equivalent_circulating_density',
    'surge_equivalent_mud_weight',
    'swab_equivalent_mud_weight',
    'hydraulic_power_per_area',
    'carrying_capacity_index',
    'pipe_pressure_loss',
    'annular_pressure_loss',
  ],
  deliverables: [],
  warnings,
})
