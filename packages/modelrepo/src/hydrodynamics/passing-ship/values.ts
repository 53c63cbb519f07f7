/** The values that a run answers with. */
import { depthFroude, surgeForce, swayForce, yawMoment } from '@keelson/physics/passing-ship/equations.ts'
import { listValue, numberValue, resultOf } from '@keelson/workflow'

const stagger = (of: string, symbol: string) =>
  numberValue('vessel_offset', {
    title: `Stagger at the largest ${of}`,
    description: 'Of parabolic hulls its size; with tables the signed stagger of the positive extreme.',
    symbol,
  })

export const values = {
  surge_force: listValue('hull_force', {
    title: surgeForce.title,
    description: 'On the moored ship at each stagger, forward positive.',
    symbol: 'X',
    single: true,
  }),
  sway_force: listValue('hull_force', {
    title: 'Sway force',
    description: 'On the moored ship at each stagger, positive towards the passing ship.',
    symbol: 'Y',
    single: true,
  }),
  yaw_moment: listValue('hull_moment', {
    title: yawMoment.title,
    description:
      'On the moored ship at each stagger, about midships, positive where it turns the bow towards the passing ship.',
    symbol: 'N',
    single: true,
  }),
  peak_surge_force: resultOf(surgeForce, 'hull_force', {
    title: 'Largest surge force',
    symbol: 'X_max',
    description: 'Magnitude, over the passage.',
    minimum: 0,
  }),
  peak_sway_force: resultOf(swayForce, 'hull_force', {
    title: 'Largest sway force',
    symbol: 'Y_max',
    description: 'Magnitude, over the passage.',
    minimum: 0,
  }),
  peak_sway_repulsion: resultOf(swayForce, 'hull_force', {
    title: 'Largest push away',
    symbol: 'Y_away',
    description:
      'Magnitude of the largest sway force away from the passing ship; null where it is nowhere pushed away.',
    minimum: 0,
  }),
  peak_yaw_moment: resultOf(yawMoment, 'hull_moment', {
    title: 'Largest yaw moment',
    symbol: 'N_max',
    description: 'Magnitude, over the passage.',
    minimum: 0,
  }),
  peak_surge_stagger: stagger('surge force', 'xi_X'),
  peak_sway_stagger: stagger('sway force', 'xi_Y'),
  peak_sway_repulsion_stagger: numberValue('vessel_offset', {
    title: 'Stagger at the largest push away',
    description: 'Of parabolic hulls its size; with tables signed.',
    symbol: 'xi_away',
  }),
  peak_yaw_stagger: stagger('yaw moment', 'xi_N'),
  depth_froude_number: resultOf(depthFroude, '-', {
    description: 'Up to 0.7 the water surface is as a rigid lid.',
    minimum: 0,
  }),
} as const
