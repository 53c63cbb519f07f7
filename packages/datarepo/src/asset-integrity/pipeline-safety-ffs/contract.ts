/** Defect verdicts: what the workflow is, takes, gives and does not do. */

import { asmeB31G } from '@keelson/standards/asme-b31g-2012/source.ts'
import { dnvRpF101 } from '@keelson/standards/dnv-rp-f101-2021/source.ts'
import { pof100 } from '@keelson/standards/pof-100-2021/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Rows up to which a run is at once. */
const INSTANT_ROWS = 50

export const contract = defineContract({
  ...about,
  id: 'pipeline-safety-ffs',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'asset-integrity' }],
  standards: [
    { source: asmeB31G, section: 'Level 1, original and modified; Level 2, effective area' },
    { source: dnvRpF101, section: 'Single defect, internal pressure; 3.8 and 4.4, interacting defects' },
    { source: pof100, section: 'Estimated repair factor, sizing tolerance' },
  ],
  kind: 'calculation',
  cost: (p) =>
    (p.defects?.length ?? Number.POSITIVE_INFINITY) <= INSTANT_ROWS && p.profiles === undefined
      ? 'instant'
      : 'standard',
  tries: ['wall_thickness', 'maximum_allowable_operating_pressure', 'specified_minimum_yield_strength'],
  params: inputs,
  rules,
  values,
  warnings,
  answers: [
    'governing_defect',
    'governing_allowable_pressure',
    'governing_safe_pressure',
    'governing_repair_factor',
    'assessed_defects',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
})
