/** Intact and damage stability: what the workflow is, takes, gives and does not do. */
import { barrassDerrett } from '@keelson/physics/hull/sources.ts'
import { isCode } from '@keelson/standards/imo-is-code-2008/source.ts'
import { marpolI } from '@keelson/standards/imo-marpol-i-2007/survival.ts'
import { solas2009 } from '@keelson/standards/imo-solas-ii-1-2009/source.ts'
import { solas2020 } from '@keelson/standards/imo-solas-ii-1-2020/passenger.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { HULL, type Params } from './inputs.ts'
import { stability } from './stability.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...stability.contract,
  id: 'damage-stability',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  standards: [
    { source: isCode, section: 'A/2.2 and A/2.3' },
    { source: solas2009, section: 'reg. 6 to 7-2' },
    { source: solas2020, section: 'reg. 6.2.3 and 7-2.3' },
    { source: marpolI, section: 'reg. 28.3' },
    { source: barrassDerrett, section: 'ch. 10 to 14, 21 and 22' },
  ],
  kind: 'calculation',
  cost: ({ analysis }: Partial<Params>) => (analysis === HULL ? 'standard' : 'instant'),
  tries: ['draft', 'compartment_length', 'initial_gm'],
  answers: [
    'area_0_40',
    'weather_area_ratio',
    'heel_at_rest',
    'damaged_gm',
    'sinkage',
    'least_s_factor',
    'attained_index',
    'required_index',
  ],
  deliverables: [],
  warnings,
})
