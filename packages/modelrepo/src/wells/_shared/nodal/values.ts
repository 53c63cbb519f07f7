/** The values that every nodal analysis answers with. */
import { backPressureExponent } from '@keelson/physics/inflow/fetkovich.ts'
import { flowEfficiency } from '@keelson/physics/inflow/productivity-index.ts'
import { rateAtBubblePoint } from '@keelson/physics/inflow/vogel.ts'
import { drawdown, liftDeficit, liftGasRate, pumpHead } from '@keelson/physics/multiphase/lift-deficit.ts'
import { flagValue, inPractice, rowsValue, textValue } from '@keelson/workflow'
import { profileColumns } from '../lift/outputs.ts'
import { nodal } from './modes.ts'

const { numberColumn, numberValue, resultOf } = inPractice('oilfield')

const curve = {
  oil_rate: numberColumn('oil_rate', 'Oil rate', { symbol: 'q' }),
  flowing_bottomhole_pressure: numberColumn('well_pressure_absolute', 'Flowing pressure', {
    symbol: 'p_wf',
  }),
}

export const operatingValues = {
  operating_oil_rate: numberValue('oil_rate', {
    title: 'Operating oil rate',
    description: 'Highest stable intersection of inflow and lift; 0 at water cut 1.',
    symbol: 'q',
    onlyWhen: nodal,
    minimum: 0,
  }),
  operating_liquid_rate: numberValue('oil_rate', {
    title: 'Operating liquid rate',
    description: 'Oil and water at the operating point.',
    symbol: 'q_L',
    onlyWhen: nodal,
    minimum: 0,
  }),
  operating_flowing_pressure: numberValue('well_pressure_absolute', {
    title: 'Operating flowing pressure',
    description: 'Flowing bottomhole pressure at the operating point.',
    symbol: 'p_wf',
    onlyWhen: nodal,
    minimum: 0,
  }),
  drawdown: resultOf(drawdown, 'pressure_loss', {
    description: 'Reservoir pressure less the operating flowing pressure.',
    onlyWhen: nodal,
    minimum: 0,
  }),
  stability: textValue({
    title: 'Stability',
    description: 'Of the operating point: stable, or unstable.',
    onlyWhen: nodal,
  }),
  operating_point_exists: flagValue({
    title: 'Flows naturally',
    description: 'Whether inflow and lift meet.',
    onlyWhen: nodal,
  }),
  lift_deficit: resultOf(liftDeficit, 'pressure_loss', {
    description: 'Least that the lift needs above the inflow, over 1 to 99 % of the open flow, where they do not meet.',
    onlyWhen: nodal,
  }),
  required_pump_head: resultOf(pumpHead, 'pump_head', {
    title: 'Pump head for the deficit',
    description: 'Head of gas-free liquid that makes up the lift deficit.',
    onlyWhen: nodal,
  }),
  required_gas_lift_rate: resultOf(liftGasRate, 'gas_rate', {
    title: 'Lift gas for the deficit',
    description: 'Gas, entering at the node, with which the best rate of the scan just flows.',
    onlyWhen: nodal,
  }),
}

export const inflowValues = {
  absolute_open_flow: numberValue('oil_rate', {
    title: 'Absolute open flow',
    description: 'Rate at no flowing pressure.',
    symbol: 'q_max',
    minimum: 0,
  }),
  productivity_index: numberValue('productivity_index', {
    title: 'Productivity index',
    description: 'Of the oil (of the total liquid at water cut 1), at the reservoir pressure.',
    symbol: 'J',
    minimum: 0,
  }),
  flow_efficiency: resultOf(flowEfficiency, '-', {
    description: 'Productivity index with the skin over that without.',
    minimum: 0,
  }),
  rate_at_bubble_point: resultOf(rateAtBubblePoint, 'oil_rate', {
    description: 'End of the straight line of an undersaturated reservoir.',
    minimum: 0,
  }),
  vogel_additional_rate: numberValue('oil_rate', {
    title: 'Rate gained below the bubble point',
    description: 'Most that the curved part adds.',
    symbol: 'q_v',
    minimum: 0,
  }),
  fetkovich_exponent: resultOf(backPressureExponent, '-', {
    description: 'Slope of the back-pressure line.',
    minimum: 0,
  }),
  fetkovich_coefficient: numberValue('-', {
    title: 'Fetkovich coefficient',
    description: 'The number for rates in stb/d and pressures in psi.',
    symbol: 'C',
    minimum: 0,
  }),
  oil_rate: numberValue('oil_rate', {
    title: 'Rate at the pressure asked for',
    description: 'Inflow at the flowing pressure asked for.',
    symbol: 'q_1',
    needs: ['flowing_bottomhole_pressure'],
    minimum: 0,
  }),
  flowing_bottomhole_pressure: numberValue('well_pressure_absolute', {
    title: 'Pressure at the rate asked for',
    description: 'Flowing pressure of the inflow at the rate asked for.',
    symbol: 'p_wf2',
    needs: ['oil_rate'],
    minimum: 0,
  }),
  lift_pressure: numberValue('well_pressure_absolute', {
    title: 'Lift pressure at the rate asked for',
    description: 'Flowing pressure that the lift needs at the rate asked for, to hold beside a traverse or a gauge.',
    symbol: 'p_l2',
    needs: ['oil_rate'],
    onlyWhen: nodal,
    minimum: 0,
  }),
  future_absolute_open_flow: numberValue('oil_rate', {
    title: 'Later absolute open flow',
    description: 'At the later reservoir pressure.',
    symbol: 'q_maxF',
    needs: ['future_reservoir_pressure'],
    minimum: 0,
  }),
  future_oil_rate: numberValue('oil_rate', {
    title: 'Later rate at the pressure asked for',
    description: 'At the later reservoir pressure and the flowing pressure asked for.',
    symbol: 'q_F',
    needs: ['future_reservoir_pressure', 'flowing_bottomhole_pressure'],
    minimum: 0,
  }),
}

export const curveValues = {
  ipr_curve: rowsValue({
    title: 'Inflow curve',
    description: 'Flowing pressure that the inflow gives at each rate.',
    columns: curve,
  }),
  vlp_curve: rowsValue({
    title: 'Lift curve',
    description:
      'Flowing pressure that the lift needs at each rate; rates at which the correlation fails are left out.',
    columns: curve,
    onlyWhen: nodal,
  }),
  flow_profile: rowsValue({
    title: 'Flow profile',
    description: 'Along the tubing at the operating rate.',
    columns: profileColumns,
    onlyWhen: nodal,
  }),
}
