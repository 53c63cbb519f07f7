/** Stress-strain curves: what the workflow is, takes, gives and does not do. */
import { chenHan } from '@keelson/physics/materials/bilinear.ts'
import { rambergOsgood } from '@keelson/physics/materials/ramberg-osgood.ts'
import { dieter } from '@keelson/physics/materials/true-stress.ts'
import { api5l } from '@keelson/standards/api-5l-2018/source.ts'
import { asmeViii2 } from '@keelson/standards/asme-bpvc-viii-2-2019/source.ts'
import { dnvStF101 } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { assumptions, method, notChecked, validity } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs, type Params } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Longest lists of a run that is always quick. */
const QUICK = 100
const longest = (p: Params) =>
  Math.max(p.strain_grid?.[0]?.num ?? 0, p.strain?.length ?? 0, p.true_stress?.length ?? 0, p.grades?.length ?? 0)

export const contract = defineContract({
  id: 'stress-strain',
  version: 1,
  status: 'stable',
  title: 'Stress-strain curves: Ramberg-Osgood, ASME VIII-2 MPC, API 5L grades',
  askedAs: [
    'Make me a plasticity table of X65 for Abaqus, true stress against plastic strain.',
    'What stress does my pipe steel have at 2 % strain on the reel?',
    'Fit a Ramberg-Osgood curve through my yield and tensile test results.',
    'Which SMYS and SMTS has X70 at 80 degC?',
    'Turn this engineering stress and strain into true stress and true strain.',
    'Material curve for FEA from yield, tensile and hardening exponent, with necking strain, by ASME VIII-2',
  ],
  question: 'Which stress belongs to which strain in this steel, for finite elements, bending and reeling?',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'structural' }],
  standards: [
    { source: rambergOsgood, section: 'three-parameter curve' },
    { source: asmeViii2, section: 'Annex 3-D, 3-D.3 and table 3-D.1' },
    { source: api5l, section: 'table 7: strength of PSL 2 grades' },
    { source: dnvStF101, section: '5.3.3, de-rating by temperature' },
    { source: dieter, section: 'ch. 8, true stress and strain' },
    { source: chenHan, section: 'ch. 1, straight lines' },
  ],
  kind: 'calculation',
  cost: (p) => (longest(p) > QUICK ? 'standard' : 'instant'),
  params: inputs,
  rules,
  values,
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
