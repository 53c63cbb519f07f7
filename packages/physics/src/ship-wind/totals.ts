/** Wind and current that act together on a hull, as vectors in its axes. Coherent SI. */
import { equation, house, hypot } from '@keelson/equations'

const TOGETHER = { source: house, clause: 'wind and current act together' } as const

export const totalForceX = equation({
  ...TOGETHER,
  symbol: 'F_x',
  title: 'Total force forward',
  unit: 'N',
  where: { F_wx: ['wind force forward', 'N'], F_cx: ['current force forward', 'N'] },
  evaluate: ({ F_wx, F_cx }) => F_wx + F_cx,
})

export const totalForceY = equation({
  ...TOGETHER,
  symbol: 'F_y',
  title: 'Total force to port',
  unit: 'N',
  where: { F_wy: ['wind force to port', 'N'], F_cy: ['current force to port', 'N'] },
  evaluate: ({ F_wy, F_cy }) => F_wy + F_cy,
})

export const totalMoment = equation({
  ...TOGETHER,
  symbol: 'M',
  title: 'Total yaw moment about midships',
  unit: 'N*m',
  where: { M_w: ['yaw moment of the wind', 'N*m'], M_c: ['yaw moment of the current', 'N*m'] },
  evaluate: ({ M_w, M_c }) => M_w + M_c,
})

export const totalForce = equation({
  ...TOGETHER,
  symbol: 'F',
  title: 'Total horizontal force',
  unit: 'N',
  where: { F_x: ['total force forward', 'N'], F_y: ['total force to port', 'N'] },
  evaluate: ({ F_x, F_y }) => hypot(F_x, F_y),
})
