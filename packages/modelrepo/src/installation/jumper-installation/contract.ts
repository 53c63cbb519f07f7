/** Installation of rigid jumpers: what the workflow is, takes, gives and does not do. */
import { roark } from '@keelson/physics/lift/two-point-beam.ts'
import { dnvRpH103 } from '@keelson/standards/dnv-rp-h103-2011/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { assumptions, method, notChecked, validity } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Periods of an operability that is calculated at once. */
const FEW_PERIODS = 10

export const contract = defineContract({
  id: 'jumper-installation',
  version: 1,
  status: 'stable',
  title: 'Rigid jumper lift and installation: splash-zone and Hs sweep',
  askedAs: [
    'Up to which Hs can I take this jumper through the splash zone?',
    'Will the slings go slack at 2 m Hs and 6 s?',
    'Snap force of a 10 t jumper at 0.6 m/s?',
    'Where do I lift a 20 m jumper so that it bends least?',
    'Is my deep lowering near resonance at 1500 m of wire?',
    'Crane capacity and DAF for lowering a rigid spool, and the gap at its tie-in',
  ],
  question: 'Up to which sea may this jumper be lowered, and are slings, crane, pipe and wire adequate?',
  routes: [{ domain: 'floating-marine', subdomain: 'installation' }],
  standards: [
    { source: dnvRpH103, section: '4.3, 4.4, 5.2 and 5.3' },
    { source: roark, section: 'tables 8.1 and A.1' },
  ],
  kind: 'calculation',
  cost: (p) => ((p.operability_periods?.length ?? 0) > FEW_PERIODS ? 'standard' : 'instant'),
  pictureCost: 'standard',
  params: inputs,
  rules,
  values,
  answers: [
    'allowable_significant_wave_height',
    'slack_utilisation',
    'maximum_hook_load',
    'bending_utilisation',
    'overhang_moment',
    'midspan_moment',
    'snap_force',
    'natural_period',
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
