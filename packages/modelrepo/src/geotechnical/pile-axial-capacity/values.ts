/** The values that a run answers with: those of axial capacity, of settlement and of bending. */
import * as closed from '@keelson/physics/pile/closed-forms.ts'
import * as clay from '@keelson/standards/api-rp-2geo-2011/py-clay.ts'
import * as sand from '@keelson/standards/api-rp-2geo-2011/py-sand.ts'
import { listValue, numberColumn, numberValue, resultOf, rowsValue } from '@keelson/workflow'
import { capacityValues } from '../_shared/pile/values.ts'
import * as modes from './modes.ts'

export const values = {
  ...capacityValues,
  head_stiffness: resultOf(closed.headStiffness, 'spring_stiffness', {
    description: 'Of the elastic pile on linear springs.',
    onlyWhen: modes.ofAxialResponse,
  }),
  head_settlement: resultOf(closed.headSettlement, 'displacement', {
    description: 'Under the load at the head.',
    onlyWhen: modes.ofSettlement,
  }),
  tip_settlement: numberValue('displacement', {
    title: 'Settlement of the tip',
    symbol: 'w_t',
    description: 'Under the load at the head.',
    onlyWhen: modes.ofLoadTransfer,
  }),
  shaft_resistance_mobilised: numberValue('foundation_load', {
    title: 'Shaft resistance mobilised',
    symbol: 'P_f',
    description: 'Part of the load that the shaft takes.',
    onlyWhen: modes.ofLoadTransfer,
  }),
  base_resistance_mobilised: numberValue('foundation_load', {
    title: 'Base resistance mobilised',
    symbol: 'P_b',
    description: 'Part of the load that the tip takes.',
    onlyWhen: modes.ofLoadTransfer,
  }),
  load_settlement_curve: rowsValue({
    title: 'Load and settlement of the head',
    description: 'As the tip is pushed down.',
    columns: {
      head_settlement: numberColumn('displacement', 'Settlement of the head', { symbol: 'w_0' }),
      head_load: numberColumn('foundation_load', 'Load at the head', { symbol: 'P' }),
    },
    onlyWhen: modes.ofLoadTransfer,
  }),
  ultimate_resistance: resultOf(clay.clayUltimate, 'force_per_length', {
    title: 'Ultimate lateral resistance',
    description: 'Before the factor of the loading in sand.',
    onlyWhen: modes.ofCurve,
  }),
  reference_displacement: resultOf(clay.referenceDeflection, 'displacement', {
    description: 'Of clay, at half of the ultimate resistance.',
    onlyWhen: modes.ofClayCurve,
  }),
  transition_depth: resultOf(clay.transitionDepth, 'soil_depth', {
    description: 'Of clay; below it soil flows around the pile.',
    onlyWhen: modes.ofClayCurve,
  }),
  factor_a: resultOf(sand.staticFactor, '-', {
    title: 'Factor of the loading',
    description: 'Of sand.',
    onlyWhen: modes.ofSandCurve,
  }),
  lateral_resistance: listValue('force_per_length', {
    single: true,
    title: 'Lateral resistance',
    symbol: 'p',
    description: 'At each deflection asked.',
    onlyWhen: modes.ofCurve,
    needs: ['displacement'],
  }),
  characteristic_beta: resultOf(closed.characteristic, 'wavenumber', {
    description: 'Of the pile in a uniform subgrade.',
    onlyWhen: modes.ofSubgrade,
  }),
  head_deflection: resultOf(closed.headDeflection, 'displacement', {
    description: 'At the seabed.',
    onlyWhen: modes.ofBending,
  }),
  head_rotation: numberValue('inclination', {
    title: 'Rotation of the head',
    symbol: 'theta_0',
    description: 'Positive where the head leans the way of the shear.',
    onlyWhen: modes.ofLateral,
  }),
  maximum_moment: resultOf(closed.largestMoment, 'foundation_moment', {
    description: 'Its size.',
    onlyWhen: modes.ofBending,
  }),
  depth_of_maximum_moment: resultOf(closed.depthOfLargestMoment, 'soil_depth', {
    description: 'Below the seabed.',
    onlyWhen: modes.ofBending,
  }),
  maximum_bending_stress: resultOf(closed.bendingStress, 'stress', {
    description: 'In the steel, of bending alone.',
    onlyWhen: modes.ofLateral,
  }),
  pile_profile: rowsValue({
    title: 'Pile with depth',
    description: 'Deflection, moment and soil resistance down the pile.',
    columns: {
      depth: numberColumn('soil_depth', 'Depth', { symbol: 'z' }),
      deflection: numberColumn('displacement', 'Deflection', { symbol: 'y' }),
      moment: numberColumn('foundation_moment', 'Moment', { symbol: 'M' }),
      soil_resistance: numberColumn('force_per_length', 'Soil resistance', { symbol: 'p' }),
    },
    onlyWhen: modes.ofLateral,
  }),
}
