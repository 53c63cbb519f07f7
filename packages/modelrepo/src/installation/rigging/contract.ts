/** Rigging: what the workflow is, takes, gives and does not do. */
import { statics } from '@keelson/physics/lift/leg.ts'
import { crosbyG2130 } from '@keelson/standards/crosby-g2130-2023/source.ts'
import { dnvStN001 } from '@keelson/standards/dnv-st-n001-2021/source.ts'
import { nobleDenton0027 } from '@keelson/standards/noble-denton-0027-rev11/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { assumptions, method, notChecked, validity } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'rigging',
  version: 1,
  status: 'stable',
  title: 'Rigging group resolution and lift-load analysis',
  askedAs: [
    'What do the slings of a 50 t offshore lift have to hold?',
    'Which breaking load does my sling need on a 240 mm pin?',
    'Working load limit of a 7/8 inch G-2130 shackle?',
    'Sling force of two legs at 60 degrees under 100 kN?',
    'Skew load factor of four slings with a length tolerance of 0.25 %?',
    'Four-leg lift with CoG offset: hook load, shackles, spreader bar, DAF and SKL',
  ],
  question: 'What load must the slings and shackles of this lift carry, and are they adequate?',
  routes: [{ domain: 'floating-marine', subdomain: 'installation' }],
  standards: [
    { source: nobleDenton0027, section: '5.5, 6.2, 7 and 8.2' },
    { source: dnvStN001, section: 'section 16' },
    { source: crosbyG2130, section: 'G-2130' },
    { source: statics, section: 'chapters 2 and 3' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [
    'maximum_sling_force',
    'required_mbl',
    'sling_utilisation',
    'sling_force',
    'skew_load_factor_calculated',
    'maximum_skew_sling_force',
    'working_load_limit',
    'governing_wll',
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
