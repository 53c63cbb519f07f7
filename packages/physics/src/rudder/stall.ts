/** Angles beyond which the flow leaves a rudder, as a rule of thumb: 20 to 25 degrees in open water, about 35 in the propeller jet. */
import { abs, constant, equation, house, reachRange } from '@keelson/equations'

export const STALL_OPEN = constant({
  symbol: 'alpha_s',
  title: 'Stall in open water',
  value: 25,
  unit: 'deg',
  source: house,
  clause: 'stall of a rudder in open water',
})

export const STALL_BEHIND = constant({
  symbol: 'alpha_s',
  title: 'Stall behind the propeller',
  value: 35,
  unit: 'deg',
  source: house,
  clause: 'stall of a rudder behind its propeller',
})

export const REYNOLDS_REACH = reachRange({
  symbol: 'R_n',
  title: 'Rudder Reynolds number',
  unit: '-',
  from: 1e5,
  unsafe: 'below',
  because: 'friction and stall are those of a model',
  source: house,
  clause: 'the flow on small models is laminar',
})
export const DISTANCE_REACH = reachRange({
  symbol: 'x/D',
  title: 'Distance of the rudder over the propeller diameter',
  unit: '-',
  to: 2,
  unsafe: 'above',
  because: 'the jet that far behind is doubtful, and stall comes sooner without it',
  source: house,
  clause: 'rudders stand within one diameter',
})

export const angleSize = equation({
  source: house,
  clause: 'to either side',
  symbol: 'alpha_a',
  title: 'Size of the angle of attack',
  unit: 'rad',
  where: { alpha: ['angle of attack', 'rad'] },
  evaluate: ({ alpha }) => abs(alpha),
})
