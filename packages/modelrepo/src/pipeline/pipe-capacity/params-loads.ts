/** Inputs of pressure, tension and bending at the point. */

import { always, optional, quantity } from '@keelson/workflow'
import { waterDensity } from '../../_shared/pipe/params.ts'
import { WITH_STD2RD } from './modes.ts'

export const loadParams = {
  internal_pressure: optional(
    quantity({
      title: 'Internal pressure',
      description: 'Design pressure inside at the point.',
      symbol: 'P_i',
      unit: 'Pa',
      minimum: 0,
      example: 15e6,
      requiredWhen: always,
    }),
  ),
  external_pressure: optional(
    quantity({
      title: 'External pressure',
      description: 'At the point. Absent, the pressure of the water at the water depth.',
      symbol: 'P_o',
      unit: 'Pa',
      minimum: 0,
      example: 1.5e6,
      requiredWhen: always,
      requiredUnless: [{ inputs: ['water_depth'] }, { inputs: ['net_external_pressure'] }],
    }),
  ),
  water_depth: optional(
    quantity({
      title: 'Water depth',
      description: 'Depth of the point. Gives the external pressure where that is absent.',
      symbol: 'd',
      unit: 'm',
      minimum: 0,
      example: 150,
    }),
  ),
  water_density: waterDensity,
  minimum_internal_pressure: quantity({
    title: 'Smallest internal pressure',
    description:
      'Internal pressure that is always there, credited against collapse and propagation; 0 for an empty pipe.',
    symbol: 'P_min',
    unit: 'Pa',
    minimum: 0,
    default: 0,
  }),
  net_internal_pressure: optional(
    quantity({
      title: 'Net internal pressure',
      description:
        'Internal less external pressure, for burst and the combined check; replaces the difference of the two.',
      symbol: 'P_net',
      unit: 'Pa',
      example: 13.5e6,
      overrides: [{ inputs: ['internal_pressure'] }],
    }),
  ),
  net_external_pressure: optional(
    quantity({
      title: 'Net external pressure',
      description:
        'External less internal pressure, for collapse, propagation and bending. The external pressure still enters the net internal pressure, unless that is given too.',
      symbol: 'P_ext',
      unit: 'Pa',
      example: 1.5e6,
      overrides: [
        { inputs: ['minimum_internal_pressure'] },
        { inputs: ['external_pressure'], with: ['net_internal_pressure'] },
      ],
    }),
  ),
  effective_tension: quantity({
    title: 'Effective tension',
    description: 'T_a - P_i A_i + P_o A_o, tension positive; the force in the wall is not.',
    symbol: 'T_eff',
    unit: 'N',
    default: 0,
  }),
  bending_strain: quantity({
    title: 'Bending strain',
    description: 'Nominal strain of bending, before the safety factor.',
    symbol: 'epsilon',
    unit: '-',
    minimum: 0,
    typical: [0, 0.005],
    default: 0,
  }),
  bending_moment: optional(
    quantity({
      title: 'Bending moment',
      description: 'For Method 1 of API STD 2RD. Absent, the elastic moment of the bending strain.',
      symbol: 'M',
      unit: 'N*m',
      example: 100e3,
      usedWhen: WITH_STD2RD,
    }),
  ),
}
