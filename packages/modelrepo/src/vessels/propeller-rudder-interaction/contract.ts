/** Propeller-rudder interaction: what the workflow is, takes, gives and does not do. */
import { house } from '@keelson/equations'
import { bertram, brix } from '@keelson/physics/rudder/sources.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { feeds } from './feeds.ts'
import { inputs } from './inputs.ts'
import { charts, figures } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'propeller-rudder-interaction',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  standards: [
    { source: bertram, section: 'ch. 2 propeller, ch. 6 rudder forces and rudder behind a propeller, after Söding' },
    { source: brix, section: '1.2, rudder coefficients' },
    { source: house, section: 'stall angles' },
  ],
  kind: 'calculation',
  cost: 'instant',
  tries: ['rudder_angle'],
  params: inputs,
  rules,
  values,
  answers: ['corrected_slipstream_velocity', 'lift', 'drag', 'yaw_moment', 'slipstream_radius_at_rudder', 'thrust'],
  checks,
  tables: {},
  charts,
  figures,
  deliverables: [],
  warnings,
  feeds,
})
