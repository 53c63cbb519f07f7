/** RAO tabulation: what the workflow is, takes, gives and does not do. */
import { faltinsen } from '@keelson/physics/handbooks.ts'
import { iso19901_7 } from '@keelson/physics/rao/sources.ts'
import { AIRY } from '@keelson/physics/waves/dispersion.ts'
import { defineContract } from '@keelson/workflow'
import { tableRules } from '../_shared/rao/table.ts'
import { method } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'rao-tabulation',
  version: 1,
  status: 'stable',
  title: 'RAO tabulation and interpolation',
  question: 'How does the vessel, and any point of her, move in a regular wave of this period and heading?',
  askedAs: [
    'What is the heave RAO at 8 s and 45 degrees from my table?',
    'How much does the crane tip move per metre of wave?',
    'What lateral acceleration does the deck cargo feel, gravity included?',
    'Interpolate motion RAOs with amplitude and phase',
    'Which phase has the heave against the wave crest at another reference point?',
    'Move or transfer the RAOs from the CoG to the crane tip, turret, moonpool or helideck in six degrees of freedom',
  ],
  routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  standards: [
    { source: AIRY, section: 'section 7 motions, 3.2.2 linear waves' },
    { source: iso19901_7, section: 'motions and accelerations at points of the structure' },
    { source: faltinsen, section: 'linear response to regular waves, motions of a rigid body' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules: tableRules,
  values,
  answers: [
    'amplitude_complex',
    'phase_complex',
    'vertical_amplitude_at_point',
    'lateral_acceleration_rao',
    'vertical_acceleration_rao',
  ],
  checks: {},
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'Motions are linear in the wave and harmonic at its period: what the table holds is per metre of wave amplitude, half the height.',
    'The vessel is rigid, and her rotations are small.',
    'Between its nodes the table is linear in period and heading.',
    'The period is that at which the waves are met: without forward speed.',
  ],
  validity: [
    'Within the periods and headings of the table, after symmetry; outside, the query is refused.',
    'Symmetry: hull, moorings and free surfaces alike on both sides.',
  ],
  warnings,
  notChecked: [
    'Where the table comes from, its draught, its mesh, its roll damping and its water depth',
    'Irregular seas, significant and extreme motions, forward speed',
    'Low-frequency motions, and motions that are not linear in the waves',
    'Clearances, green water and limits of equipment at the points',
  ],
})
