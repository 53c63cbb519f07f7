/** Draughts and trim of a heeled hull, from the water in the plane of her sections. Coherent SI; x forward. */
import { cos, equation } from '@keelson/equations'
import { barrassDerrett } from '../hull/sources.ts'

const common = { source: barrassDerrett, clause: 'ch. 21, lost buoyancy' }
const s_w: readonly [string, string] = ['longitudinal slope of the waterline', '-']
const theta_e: readonly [string, string] = ['equilibrium heel', 'rad']

/** On the centre line of the ship, along her own vertical. */
export const draughtAt = equation({
  ...common,
  symbol: 'T_x',
  title: 'Draught at a longitudinal position',
  unit: 'm',
  where: {
    z_w: ['waterline height at the origin', 'm'],
    s_w,
    x: ['longitudinal position', 'm'],
    theta_e,
  },
  evaluate: ({ z_w, s_w, x, theta_e }) => (z_w + s_w * x) / cos(theta_e),
})
export const trimBetween = equation({
  ...common,
  symbol: 't',
  title: 'Trim to length ratio, by the bow',
  unit: 'm',
  where: { s_w, x_f: ['foremost station', 'm'], x_a: ['aftmost station', 'm'], theta_e },
  evaluate: ({ s_w, x_f, x_a, theta_e }) => (s_w * (x_f - x_a)) / cos(theta_e),
})
