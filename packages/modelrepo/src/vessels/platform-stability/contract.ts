/** Floating platform stability: what the workflow is, takes, gives and does not do. */
import { barrassDerrett } from '@keelson/physics/hull/sources.ts'
import { modu2009 } from '@keelson/standards/imo-modu-code-2009/source.ts'
import { sor96118 } from '@keelson/standards/sor-96-118-1996/heel.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import { type Inputs, OFFSETS } from './inputs.ts'
import { platform } from './platform.ts'
import { warnings } from './warnings.ts'

/** Stations of a hull that is calculated at once. */
const FEW_STATIONS = 12

export const contract = defineContract({
  ...about,
  ...platform.contract,
  id: 'platform-stability',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  standards: [
    { source: modu2009, section: '3.2 and 3.3.1' },
    { source: sor96118, section: 'steady heel' },
    { source: barrassDerrett, section: 'ch. 5, 10 to 14, 19, 22, 41 and 43' },
  ],
  kind: 'calculation',
  cost: ({ hull_type, offsets = [] }) =>
    hull_type === OFFSETS && (offsets as Inputs['offsets']).length > FEW_STATIONS ? 'standard' : 'instant',
  tries: ['kg', 'hull_breadth', 'wind_heeling_moment_upright'],
  answers: ['area_ratio', 'allowable_kg', 'static_heel', 'gm_fluid', 'wind_heeling_moment'],
  deliverables: [],
  warnings,
  feeds,
})
