/** Rudder force and stock torque: what the workflow is, takes, gives and does not do. */
import { fujii, joessel, lewisPna } from '@keelson/physics/rudder/sources.ts'
import { iacsS10 } from '@keelson/standards/iacs-ur-s10-2019/source.ts'
import { solas } from '@keelson/standards/solas-1974/steering-gear.ts'
import { defineContract } from '@keelson/workflow'
import { assumptions, method, notChecked, validity } from './method.ts'
import { charts, checks, figures } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'rudder-stock-torque',
  version: 1,
  status: 'stable',
  title: 'Rudder force and stock torque',
  askedAs: [
    'What torque must the steering gear of a 20 m2 rudder at 15 knots hold?',
    'How thick must the rudder stock be by IACS UR S10?',
    'Does running astern need a thicker stock than running ahead?',
    'Torque on the tiller at 35 degrees, hard over, by Joessel?',
    'How much power does it take to put the rudder over 65 degrees in 28 seconds?',
  ],
  question: 'What force and torque does this rudder bring, which stock does it need, and does the gear hold it?',
  routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  standards: [
    { source: iacsS10, section: '1.3 materials, 2.1 force and torque of a blade without cut-outs, 4 stock' },
    { source: solas, section: 'II-1/29.3.2, time in which the rudder is put over' },
    { source: fujii, section: 'normal force coefficient' },
    { source: joessel, section: 'centre of pressure' },
    { source: lewisPna, section: 'chapter IX, aspect ratio of a rudder' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  headline: [
    'rudder_torque',
    'rudder_force',
    'stock_diameter_at_actuator',
    'stock_diameter_with_bending',
    'torque_utilisation',
    'torque',
    'normal_force',
    'steering_power',
  ],
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
