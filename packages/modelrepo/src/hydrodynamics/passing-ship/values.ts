/** The values that a run answers with. */
import { depthFroude, surgeForce, swayForce, yawMoment } from '@keelson/physics/passing-ship/equations.ts'
import { listValue, numberValue, resultOf } from '@keelson/workflow'

const stagger = (of: string, symbol: string) =>
  numberValue('vessel_offset', {
    title: `Stagger at maximum ${of}`,
    description:
      'Unsigned stagger for parabolic hulls. For station tables, the signed stagger of the positive maximum.',
    symbol,
  })

export const values = {
  surge_force: listValue('hull_force', {
    title: surgeForce.title,
    description: 'Moored ship surge force at each stagger, forward positive.',
    symbol: 'X',
    single: true,
  }),
  sway_force: listValue('hull_force', {
    title: 'Sway force',
    description: 'Moored ship sway force at each stagger, positive towards the passing ship.',
    symbol: 'Y',
    single: true,
  }),
  yaw_moment: listValue('hull_moment', {
    title: yawMoment.title,
    description: 'Moored ship yaw moment about midships at each stagger, positive bow towards the passing ship.',
    symbol: 'N',
    single: true,
  }),
  peak_surge_force: resultOf(surgeForce, 'hull_force', {
    title: 'Maximum surge force',
    symbol: 'X_max',
    description: 'Maximum surge force magnitude during the passage.',
    minimum: 0,
  }),
  peak_sway_force: resultOf(swayForce, 'hull_force', {
    title: 'Maximum sway force',
    symbol: 'Y_max',
    description: 'Maximum sway force magnitude during the passage.',
    minimum: 0,
  }),
  peak_sway_repulsion: resultOf(swayForce, 'hull_force', {
    title: 'Maximum repulsive sway force',
    symbol: 'Y_away',
    description: 'Maximum magnitude of sway force away from the passing ship. Not reported if there is no repulsion.',
    minimum: 0,
  }),
  peak_yaw_moment: resultOf(yawMoment, 'hull_moment', {
    title: 'Maximum yaw moment',
    symbol: 'N_max',
    description: 'Maximum yaw moment magnitude during the passage.',
    minimum: 0,
  }),
  peak_surge_stagger: stagger('surge force', 'xi_X'),
  peak_sway_stagger: stagger('sway force', 'xi_Y'),
  peak_sway_repulsion_stagger: numberValue('vessel_offset', {
    title: 'Stagger at maximum repulsive sway force',
    description: 'Unsigned stagger for parabolic hulls and signed stagger for station tables.',
    symbol: 'xi_away',
  }),
  peak_yaw_stagger: stagger('yaw moment', 'xi_N'),
  depth_froude_number: resultOf(depthFroude, '-', {
    description: 'Froude number based on water depth. Up to 0.7 the water surface acts as a rigid lid.',
    minimum: 0,
  }),
} as const
