/** The checks, charts and figures of the run, as the contract declares them. */

import * as mode from './modes.ts'

const FLOW = ['sediment_d50', 'current_velocity', 'water_depth', 'velocity_amplitude']

export const charts = {
  growth: {
    title: 'Growth of the hole',
    description: 'Depth from a flat bed over time, with its equilibrium, the time scale and the duration.',
    onlyWhen: mode.onSand,
    needs: FLOW,
  },
  depth_over_kc: {
    title: 'Depth by Keulegan-Carpenter number',
    description: 'For several shares of the current, with the flow of the run.',
    onlyWhen: { ...mode.pileInWaves, ...mode.byCoefficient },
  },
  shields_diagram: {
    title: 'Shields diagram',
    description: 'Threshold of motion over the size of the grains, with the bed of the run.',
    onlyWhen: mode.onSand,
    needs: FLOW,
  },
  rock_size: {
    title: 'Rock size by current',
    description: 'Of stones on top of others and among them, with the current at the rock.',
    onlyWhen: mode.ofRock,
  },
}

export const figures = {
  hole: {
    title: 'Scour hole',
    description:
      'The pile in its hole to scale: upstream at the angle of repose, downstream at half of it; the deepest where several flows are given.',
    onlyWhen: mode.ofPile,
  },
  tunnel: {
    title: 'Tunnel below the pipe',
    description:
      'The pipe in section over the deeper of the holes that current and waves make. Depth and diameter to scale; how far the hole reaches is not calculated.',
    onlyWhen: mode.ofPipe,
  },
  blanket: {
    title: 'Rock protection',
    description: 'Two layers of the stones that an exposed one needs, to scale, and the size to be placed beside them.',
    onlyWhen: mode.ofRock,
  },
}
