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
  title: 'Stall behind a propeller',
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
  because: 'friction and stall at model scale differ from ship scale',
  source: house,
  clause: 'minimum Reynolds number of the stall data',
})
export const DISTANCE_REACH = reachRange({
  symbol: 'x/D',
  title: 'Ratio of rudder distance to propeller diameter',
  unit: '-',
  to: 2,
  unsafe: 'above',
  because: 'the jet speed is uncertain so far downstream, and stall occurs at a smaller angle without the jet',
  source: house,
  clause: 'rudder distance from the propeller',
})

export const angleSize = equation({
  source: house,
  clause: 'to either side',
  symbol: 'alpha_a',
  title: 'Angle of attack magnitude',
  unit: 'rad',
  where: { alpha: ['angle of attack', 'rad'] },
  evaluate: ({ alpha }) => abs(alpha),
})
