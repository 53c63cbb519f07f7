/** A field of rod-pumped wells: what the workflow is, takes, gives and does not do. */
import { house } from '@keelson/equations'
import { everittJennings, gibbs, takacs } from '@keelson/physics/rod-pump/sources.ts'
import { apiRp11br } from '@keelson/standards/api-rp-11br-2008/source.ts'
import { apiTr11l } from '@keelson/standards/api-tr-11l-2008/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'artificial-lift-field-health',
  version: 1,
  status: 'stable',
  title: 'Field roll-up of rod-pump health',
  question: 'Which rod-pumped wells of the field are in trouble, which first, and does the field pass?',
  askedAs: [
    'Rank my beam-pumped wells from worst to best.',
    'How many wells of the field are in failure, critical, warning or normal?',
    'Diagnose the dyno cards of all wells of the lease at once and give me a to-do list.',
    'How much oil do we defer because of pump problems in this field?',
    'Which wells need a workover and which only pump-off control?',
    'Surveillance dashboard of all sucker rod wells: pump fillage, gearbox overload, worst first',
  ],
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: house, section: 'statuses, ranking and screening of a field' },
    { source: gibbs, section: 'wave equation, periodic solution' },
    { source: everittJennings, section: 'finite differences' },
    { source: apiTr11l, section: 'fluid load' },
    { source: apiRp11br, section: 'modified Goodman stress diagram' },
    { source: takacs, section: 'pump card, torque factors' },
  ],
  kind: 'calculation',
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: [
    'worst_wells',
    'screening_status',
    'count_failure',
    'count_critical',
    'count_warning',
    'count_normal',
    'count_error',
    'deferred_production',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'One card stands for a well: it is of a usual stroke and of today.',
    'Gas lock, parted rods and a stuck pump are failures, a pump that tags is critical, every other fault is a warning.',
    'A label that is not known is a warning and never normal.',
    'A fillage that is not known is ranked as that of a full pump.',
    'Rods count as pushed at the pump where its least load lies below zero by more than 2 % of the range of the measured load.',
    'A well with both rates defers what it makes less than its potential; one that makes more defers nothing.',
  ],
  validity: [
    'The statuses screen a field and stand in no standard; nor do the thresholds of the diagnosis.',
    'Each card has the validity of the diagnosis of one card: run it alone to see its steps.',
    'Loads of parted rods and rods of another material than steel: the check of the rods does not pass, nor that of the gearbox where rods are parted.',
    'A number outside of what its kind can be refuses the whole request; what else is wrong with one well is its own error.',
  ],
  warnings,
  notChecked: [
    'Trend of a well over its earlier cards',
    'Wells on gas lift, electric pumps or plungers',
    'Run life and failure rates',
    'Energy, money and the order of jobs by value',
    'Whether diagnoses that are given are right',
  ],
})
