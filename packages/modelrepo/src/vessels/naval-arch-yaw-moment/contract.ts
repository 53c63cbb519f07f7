/** Rudder-induced yaw moment: what the workflow is, takes, gives and does not do. */
import { clarke, mmg, msc137 } from '@keelson/physics/manoeuvring/sources.ts'
import { fujii, lewisPna, whickerFehlner } from '@keelson/physics/rudder/sources.ts'
import { defineContract } from '@keelson/workflow'
import { assumptions, method, notChecked, validity } from './method.ts'
import { charts, figures } from './outputs.ts'
import { inputs } from './params.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'naval-arch-yaw-moment',
  version: 1,
  status: 'stable',
  title: 'Rudder-induced yaw moment',
  askedAs: [
    'What side force does my rudder make at 10 degrees and 5 m/s?',
    'How large is the yaw moment of a 20 m2 rudder 45 m aft of the centre of gravity?',
    'Is this hull directionally stable by the derivatives of Clarke?',
    'How wide is the steady turning circle at 4 degrees of helm?',
    'Lift and drag of a low-aspect-ratio rudder by Whicker and Fehlner',
    'Yawing moment and turning ability against rudder deflection and ship speed',
  ],
  question: 'What side force and yaw moment does this rudder bring, and how does the ship turn under them?',
  routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  standards: [
    { source: whickerFehlner, section: 'lift and drag in free stream' },
    { source: fujii, section: 'normal force coefficient' },
    { source: lewisPna, section: 'chapter IX, aspect ratio and components of the rudder force' },
    { source: mmg, section: 'forces of the rudder on the ship, axes and signs' },
    { source: clarke, section: 'derivatives by main dimensions, course stability' },
    { source: msc137, section: 'turning ability, which linear theory cannot prove' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  values,
  answers: [
    'side_force',
    'yaw_moment',
    'normal_force',
    'steady_turning_diameter',
    'steady_yaw_rate',
    'directional_stability_c',
  ],
  checks: {},
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
