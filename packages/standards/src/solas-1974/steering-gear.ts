/** Power of a steering gear that puts the rudder over in the time of SOLAS 1974 II-1/29. Coherent SI. */
import { abs, constant, equation, type Source } from '@keelson/equations'

export const solas: Source = {
  id: 'SOLAS 1974',
  title: 'International Convention for the Safety of Life at Sea, chapter II-1',
  publisher: 'IMO',
  revision: 'consolidated 2020',
  read: 'public descriptions',
}
const CLAUSE = 'II-1/29.3.2'

/** From 35 degrees on one side to 30 on the other. */
export const SWEEP = constant({
  symbol: 'theta_s',
  title: 'Rudder sweep angle',
  value: 65,
  unit: 'deg',
  source: solas,
  clause: CLAUSE,
})
export const SWEEP_TIME = constant({
  symbol: 't_s',
  title: 'Rudder sweep time',
  value: 28,
  unit: 's',
  source: solas,
  clause: CLAUSE,
})
/** Angle at which the gear is proved, with the ship at her maximum speed ahead. */
export const HARD_OVER = constant({
  symbol: 'delta_max',
  title: 'Hard-over rudder angle',
  value: 35,
  unit: 'deg',
  source: solas,
  clause: CLAUSE,
})

export const steeringPower = equation({
  source: solas,
  clause: CLAUSE,
  symbol: 'P_s',
  title: 'Power at rudder stock',
  unit: 'W',
  where: {
    Q: ['torque at rudder stock', 'N*m'],
    theta_s: ['rudder sweep angle', 'rad'],
    t_s: ['rudder sweep time', 's'],
  },
  evaluate: ({ Q, theta_s, t_s }) => (abs(Q) * theta_s) / t_s,
})
