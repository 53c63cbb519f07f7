/** Wall thickness by four codes: what the workflow is, takes, gives and does not do. */
import { white } from '@keelson/physics/hydrostatic-pressure.ts'
import { baiBai } from '@keelson/physics/pipe-wall.ts'
import { apiRp1111 } from '@keelson/standards/api-rp-1111-2015/source.ts'
import { asmeB314 } from '@keelson/standards/asme-b31.4-2019/source.ts'
import { asmeB318 } from '@keelson/standards/asme-b31.8-2020/source.ts'
import { asmeB3610 } from '@keelson/standards/asme-b36.10m-2018/source.ts'
import { dnvStF101 } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { feeds } from './feeds.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'wall-thickness-quickcheck',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'pipeline' }],
  standards: [
    {
      source: dnvStF101,
      section: '5.4.2 pressure containment, 5.4.4 collapse, 5.4.5 propagation buckling, 7.5.1 mill test pressure',
    },
    { source: apiRp1111, section: '4.3.1 internal pressure (burst)' },
    { source: asmeB314, section: '403.2.1 and chapter IX (A402.3.5), hoop stress' },
    { source: asmeB318, section: '841.1.1 and chapter VIII (A842.2.2), hoop stress' },
    { source: asmeB3610, section: 'table 2-1, standard wall thicknesses' },
    { source: baiBai, section: 'ch. 2, wall thickness allowances' },
  ],
  cites: [{ source: white, section: '2.3, hydrostatic pressure' }],
  kind: 'calculation',
  cost: 'instant',
  tries: ['wall_thickness', 'design_pressure', 'external_pressure'],
  params: inputs,
  rules,
  values,
  answers: [
    'governing_code',
    'governing_limit_state',
    'required_nominal_wall_thickness',
    'f101_minimum_wall_thickness',
    'rp1111_minimum_wall_thickness',
    'b314_minimum_wall_thickness',
    'b318_minimum_wall_thickness',
    'utilisation',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
  feeds,
})
