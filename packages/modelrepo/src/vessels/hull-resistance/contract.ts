/** Hull resistance and powering: what the workflow is, takes, gives and does not do. */
import { holtrop, holtropMennen, ittc57 } from '@keelson/physics/ship-resistance/sources.ts'
import { defineContract } from '@keelson/workflow'
import { assumptions, method, notChecked, validity } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'hull-resistance',
  version: 1,
  status: 'stable',
  title: 'Hull resistance and powering (Holtrop-Mennen)',
  askedAs: [
    'What engine power does a 205 m ship need for 25 knots?',
    'Resistance of my hull by Holtrop and Mennen',
    'How much of the resistance is waves at a Froude number of 0.3?',
    'Effective power of a fast twin-screw hull from 25 to 33 knots by Holtrop 1984',
    'What wake fraction and thrust deduction should I take for this ship?',
    'EHP and brake power of a vessel in calm water: frictional and wave-making drag by speed in knots',
  ],
  question: 'What resistance has this hull in calm water, and what power drives her?',
  routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  standards: [
    { source: holtropMennen, section: 'resistance and propulsion factors' },
    { source: holtrop, section: 'form factor, wave resistance by range of speed, wake and thrust deduction' },
    { source: ittc57, section: 'friction line' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [
    'total_resistance',
    'effective_power',
    'shaft_power',
    'wave_resistance',
    'wake_fraction',
    'thrust_deduction',
  ],
  checks: {},
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
