/** The fluid load and the dimensionless groups of API TR 11L, without a card. */
import {
  FLUID_LOAD_FACTOR,
  pumpedOffLoad,
  SPEED_FACTOR,
  speedGroup,
  springConstant,
  stretchGroup,
} from '@keelson/standards/api-tr-11l-2008/groups.ts'
import { inPractice, shownIn } from '@keelson/workflow'
import { fluidLoads } from './fluid-loads.ts'
import { way } from './inputs.ts'
import { groupWarnings } from './warnings.ts'

const { gives } = inPractice('oilfield')

export const groups = way({
  takes: [
    ...['strokes_per_minute', 'pump_diameter', 'pump_depth', 'fluid_specific_gravity', 'rod_elastic_constant'],
    'stroke_length',
  ] as const,
  values: {
    ...fluidLoads,
    rod_spring_constant: gives(springConstant, 'rod_stiffness', 'Spring constant of the whole rod string.'),
    dimensionless_rod_stretch: gives(stretchGroup, '-', 'Rod stretch under the fluid load divided by the stroke.'),
    dimensionless_pumping_speed: gives(
      speedGroup,
      '-',
      'Pumping speed divided by the natural frequency of a steel rod string of one diameter.',
    ),
  },
  checks: {},
  calculate: (p, trace) => {
    const { stroke_length: S, fluid_specific_gravity: gamma, rod_elastic_constant: e_r } = p
    const { pump_depth: L_p, pump_diameter: D_p, strokes_per_minute: N } = p
    trace.section('API TR 11L groups')
    const F_e = trace.apply(pumpedOffLoad, { k_f: FLUID_LOAD_FACTOR, gamma, D_p, L_p })
    const k_r = trace.apply(springConstant, { e_r, L_p })
    const stretch = trace.apply(stretchGroup, { F_e, S, k_r })
    const speed = trace.apply(speedGroup, { N, L_p, k_n: SPEED_FACTOR })
    return {
      values: { fluid_load: F_e },
      warnings: groupWarnings(stretch, speed),
      detail: `Pumped-off fluid load ${shownIn(F_e, 'lbf')}, rod spring constant ${shownIn(k_r, 'lbf/in')}`,
    }
  },
})
