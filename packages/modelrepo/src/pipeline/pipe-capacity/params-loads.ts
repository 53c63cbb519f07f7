/** Inputs of pressure, tension and bending at the point. */

import { always, optional, quantity } from '@keelson/workflow'
import { waterDensity } from '../../_shared/pipe/params.ts'
import { WITH_STD2RD } from './modes.ts'

export const loadParams = {
  internal_pressure: optional(
    quantity('internal_pressure', {
      title: 'Internal pressure',
      description: 'Design pressure inside at the point.',
      symbol: 'P_i',
      minimum: 0,
      example: 15,
      requiredWhen: always,
    }),
  ),
  external_pressure: optional(
    quantity('external_pressure', {
      title: 'External pressure',
      description: 'At the point. Absent, the pressure of the water at the water depth.',
      symbol: 'P_o',
      minimum: 0,
      example: 1.5,
      requiredWhen: always,
      requiredUnless: [{ inputs: ['water_depth'] }, { inputs: ['net_external_pressure'] }],
    }),
  ),
  water_depth: optional(
    quantity('water_depth', {
      title: 'Water depth',
      description: 'Depth of the point. Gives the external pressure where that is absent.',
      symbol: 'd',
      minimum: 0,
      example: 150,
    }),
  ),
  water_density: waterDensity,
  minimum_internal_pressure: quantity('internal_pressure', {
    title: 'Smallest internal pressure',
    description:
      'Internal pressure that is always there, credited against collapse and propagation; 0 for an empty pipe.',
    symbol: 'P_min',
    minimum: 0,
    default: 0,
  }),
  net_internal_pressure: optional(
    quantity('pipe_pressure', {
      title: 'Net internal pressure',
      description:
        'Internal less external pressure, for burst and the combined check; replaces the difference of the two.',
      symbol: 'P_net',
      example: 13.5,
      overrides: [{ inputs: ['internal_pressure'] }],
    }),
  ),
  net_external_pressure: optional(
    quantity('pipe_pressure', {
      title: 'Net external pressure',
      description:
        'External less internal pressure, for collapse, propagation and bending. The external pressure still enters the net internal pressure, unless that is given too.',
      symbol: 'P_ext',
      example: 1.5,
      overrides: [
        { inputs: ['minimum_internal_pressure'] },
        { inputs: ['external_pressure'], with: ['net_internal_pressure'] },
      ],
    }),
  ),
  effective_tension: quantity('pipe_axial_force', {
    title: 'Effective tension',
    description: 'T_a - P_i A_i + P_o A_o, tension positive; the force in the wall is not.',
    symbol: 'T_eff',
    default: 0,
  }),
  bending_strain: quantity('strain', {
    title: 'Bending strain',
    description: 'Nominal strain of bending, before the safety factor.',
    symbol: 'epsilon',
    minimum: 0,
    default: 0,
  }),
  bending_moment: optional(
    quantity('bending_moment', {
      title: 'Bending moment',
      description: 'For Method 1 of API STD 2RD. Absent, the elastic moment of the bending strain.',
      symbol: 'M',
      example: 100,
      usedWhen: WITH_STD2RD,
    }),
  ),
}
