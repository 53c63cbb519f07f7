/** Propeller-rudder interaction: what the workflow is, takes, gives and does not do. */
import { house } from '@keelson/equations'
import { bertram, brix } from '@keelson/physics/rudder/sources.ts'
import { defineContract } from '@keelson/workflow'
import { assumptions, method, notChecked, validity } from './method.ts'
import { charts, checks, figures } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'propeller-rudder-interaction',
  version: 1,
  status: 'stable',
  title: 'Propeller-rudder interaction',
  askedAs: [
    'How fast is the water at my rudder behind the propeller?',
    'How much does the slipstream raise the rudder force at 12 knots?',
    'What lift and drag has a rudder of aspect ratio 1.8 in the slipstream at 20 degrees?',
    'How far does the propeller jet contract before it reaches the rudder?',
    'Slipstream at bollard pull, the ship moored',
    'How much do thrust and propwash raise the inflow speed at the rudder and its side force?',
  ],
  question: 'At what speed does the propeller jet meet the rudder, and which forces follow?',
  routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  standards: [
    { source: bertram, section: 'ch. 2 propeller, ch. 6 rudder forces and rudder behind a propeller, after Soeding' },
    { source: brix, section: '1.2, coefficients of rudders' },
    { source: house, section: 'angles of stall' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: ['corrected_slipstream_velocity', 'lift', 'drag', 'yaw_moment', 'slipstream_radius_at_rudder', 'thrust'],
  checks,
  tables: {},
  charts,
  figures,
  deliverables: [],
  method,
  assumptions,
  validity,
  warnings,
  notChecked,
})
