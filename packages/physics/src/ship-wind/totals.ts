/** Wind and current that act together on a hull, as vectors in its axes. Coherent SI. */
import { equation, house, hypot } from '@keelson/equations'

const TOGETHER = { source: house, clause: 'wind and current act together' } as const

export const totalForceX = equation({
  ...TOGETHER,
  symbol: 'F_x',
  title: 'Total longitudinal force, forward',
  unit: 'N',
  where: { F_wx: ['longitudinal wind force', 'N'], F_cx: ['longitudinal current force', 'N'] },
  evaluate: ({ F_wx, F_cx }) => F_wx + F_cx,
})

export const totalForceY = equation({
  ...TOGETHER,
  symbol: 'F_y',
  title: 'Total lateral force, to port',
  unit: 'N',
  where: { F_wy: ['lateral wind force', 'N'], F_cy: ['lateral current force', 'N'] },
  evaluate: ({ F_wy, F_cy }) => F_wy + F_cy,
})

export const totalMoment = equation({
  ...TOGETHER,
  symbol: 'M',
  title: 'Total yaw moment about midships',
  unit: 'N*m',
  where: { M_w: ['wind yaw moment', 'N*m'], M_c: ['current yaw moment', 'N*m'] },
  evaluate: ({ M_w, M_c }) => M_w + M_c,
})

export const totalForce = equation({
  ...TOGETHER,
  symbol: 'F',
  title: 'Total horizontal force',
  unit: 'N',
  where: { F_x: ['total longitudinal force', 'N'], F_y: ['total lateral force', 'N'] },
  evaluate: ({ F_x, F_y }) => hypot(F_x, F_y),
})
