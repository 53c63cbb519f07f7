/** The checks of a run: whether the well flows, holds its point, and keeps its velocities. */
import { brillMukherjee, turner } from '@keelson/physics/multiphase/sources.ts'
import { apiRp14e } from '@keelson/standards/api-rp-14e-1991/source.ts'
import { nodal } from './modes.ts'

export const checks = {
  natural_flow: {
    title: 'Natural flow',
    source: brillMukherjee,
    clause: 'ch. 1, systems analysis',
    demand: 'Pressure that the lift needs',
    capacity: 'Pressure that the inflow gives, at the best rate',
    unit: 'psi',
    onlyWhen: nodal,
  },
  rate_below_open_flow: {
    title: 'Rate below the open flow',
    source: brillMukherjee,
    clause: 'ch. 1, systems analysis',
    demand: 'Operating rate',
    capacity: 'Absolute open flow',
    unit: 'stb/d',
    onlyWhen: nodal,
  },
  pressure_below_reservoir: {
    title: 'Flowing pressure below the reservoir pressure',
    source: brillMukherjee,
    clause: 'ch. 1, systems analysis',
    demand: 'Flowing bottomhole pressure',
    capacity: 'Reservoir pressure',
    unit: 'psi',
    onlyWhen: nodal,
  },
  stable_intersection: {
    title: 'Stable intersection',
    source: brillMukherjee,
    clause: 'ch. 1, systems analysis',
    demand: 'Rate of the highest unstable intersection, 0 without one',
    capacity: 'Operating rate',
    unit: 'stb/d',
    onlyWhen: nodal,
  },
  erosional_velocity: {
    title: 'Erosional velocity',
    source: apiRp14e,
    clause: '2.5a',
    demand: 'Mixture velocity',
    capacity: 'Erosional velocity, c = 100',
    unit: 'ft/s',
    onlyWhen: nodal,
  },
  unloading: {
    title: 'Unloading of a gas well',
    source: turner,
    clause: 'droplet model; Coleman below 500 psia',
    demand: 'Critical gas velocity',
    capacity: 'Gas velocity at the wellhead',
    unit: 'ft/s',
    onlyWhen: nodal,
  },
}
