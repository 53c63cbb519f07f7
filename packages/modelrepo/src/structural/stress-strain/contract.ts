/** Stress-strain curves: what the workflow is, takes, gives and does not do. */
import { chenHan } from '@keelson/physics/materials/bilinear.ts'
import { rambergOsgood } from '@keelson/physics/materials/ramberg-osgood.ts'
import { dieter } from '@keelson/physics/materials/true-stress.ts'
import { api5l } from '@keelson/standards/api-5l-2018/source.ts'
import { asmeViii2 } from '@keelson/standards/asme-bpvc-viii-2-2019/source.ts'
import { dnvStF101 } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { curves } from './curves.ts'
import { feeds } from './feeds.ts'
import type { Inputs } from './inputs.ts'
import { warnings } from './warnings.ts'

/** Longest lists of a run that is always quick. */
const QUICK = 100
const longest = (p: Partial<Inputs>) =>
  Math.max(p.strain_grid?.[0]?.num ?? 0, p.strain?.length ?? 0, p.true_stress?.length ?? 0, p.grades?.length ?? 0)

export const contract = defineContract({
  ...about,
  ...curves.contract,
  id: 'stress-strain',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'structural' }],
  standards: [
    { source: rambergOsgood, section: 'three-parameter curve' },
    { source: asmeViii2, section: 'Annex 3-D, 3-D.3 and table 3-D.1' },
    { source: api5l, section: 'table 7, strength of PSL 2 grades' },
    { source: dnvStF101, section: '5.3.3, de-rating by temperature' },
    { source: dieter, section: 'ch. 8, true stress and strain' },
    { source: chenHan, section: 'ch. 1, straight lines' },
  ],
  kind: 'calculation',
  cost: (p: Partial<Inputs>) => (longest(p) > QUICK ? 'standard' : 'instant'),
  answers: [
    'stress_at_strain_0_005',
    'stress_at_strain_0_02',
    'strain_at_yield',
    'ramberg_osgood_k',
    'ramberg_osgood_n',
    'true_stress',
    'true_strain',
    'temperature_derating_stress',
  ],
  deliverables: [],
  warnings,
  feeds,
})
