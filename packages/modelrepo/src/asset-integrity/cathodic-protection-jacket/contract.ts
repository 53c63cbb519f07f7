/** Jacket cathodic protection: what the workflow is, takes, gives and does not do. */
import { type ContractParams, defineContract } from '@keelson/workflow'
import { checkSpecs } from '../_shared/cathodic-protection/checks.ts'
import { structureCost, structureRules, structureValues } from '../_shared/cathodic-protection/structure.ts'
import { tableSpecs } from '../_shared/cathodic-protection/tables.ts'
import { headline } from '../_shared/cathodic-protection/values.ts'
import * as words from '../_shared/cathodic-protection/words.ts'
import { inputs } from './params.ts'

export const contract = defineContract({
  id: 'cathodic-protection-jacket',
  version: 1,
  status: 'stable',
  title: 'Jacket cathodic protection, galvanic anodes',
  question:
    'How many galvanic anodes does this jacket need to be polarised, kept and protected to the end of its life?',
  askedAs: [],
  routes: [words.route],
  standards: words.standards,
  kind: 'calculation',
  cost: structureCost,
  params: inputs,
  rules: structureRules,
  values: structureValues,
  headline: [...headline],
  checks: checkSpecs,
  tables: tableSpecs,
  charts: words.chartSpecs,
  deliverables: [],
  method: [words.zoneStep, ...words.surfaceSteps, ...words.anodeSteps],
  assumptions: [
    ...words.assumptions,
    'Conductors, piles and mudmats count where they are rows of the zone table; wells by their number or with open pile ends in the drain.',
  ],
  validity: words.validity,
  warnings: {},
  notChecked: [
    ...words.notChecked,
    'Drain of conductors and well casings below the drain given: about 5 A is usual for a platform well',
    'Flooded members and pile annuli, which are closed or need protection of their own',
    'Corrosion allowance and wrap of the splash zone above the reach of the anodes',
  ],
})

export type Params = ContractParams<typeof contract>
