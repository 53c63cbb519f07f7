/** Floating platform stability: what the workflow is, takes, gives and does not do. */
import { barrassDerrett } from '@keelson/physics/hull/sources.ts'
import { modu2009 } from '@keelson/standards/imo-modu-code-2009/source.ts'
import { sor96118 } from '@keelson/standards/sor-96-118-1996/heel.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { assumptions, method, notChecked, validity } from './method.ts'
import { OFFSETS } from './modes.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Stations of a hull that is calculated at once. */
const FEW_STATIONS = 12

export const contract = defineContract({
  id: 'platform-stability',
  version: 1,
  status: 'stable',
  title: 'Floating platform stability',
  question: 'Is this floating unit stable in the wind, and how high may its centre of gravity be?',
  askedAs: [
    'What is the GM of a barge or a four-column semi at 20 m draught?',
    'Does this barge meet the MODU Code area ratio of 1.4 in a 51.5 m/s storm?',
    'How far does the platform heel under a wind moment of 30 MN m?',
    'Maximum allowable KG of this semisubmersible?',
    'Wind force and heeling moment by the MODU Code for three blocks?',
    'GZ curve of a box barge up to 90 degrees?',
  ],
  routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  standards: [
    { source: modu2009, section: '3.2 and 3.3.1' },
    { source: sor96118, section: 'steady heel' },
    { source: barrassDerrett, section: 'ch. 5, 10 to 14, 19, 22, 41 and 43' },
  ],
  kind: 'calculation',
  cost: (p) => (p.hull_type === OFFSETS && (p.offsets?.length ?? 0) > FEW_STATIONS ? 'standard' : 'instant'),
  params: inputs,
  rules,
  values,
  answers: ['area_ratio', 'allowable_kg', 'static_heel', 'gm_fluid', 'wind_heeling_moment'],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions,
  validity,
  warnings,
  notChecked,
})
