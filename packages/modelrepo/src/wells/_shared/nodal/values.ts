/** The values that every nodal analysis answers with. */
import { backPressureExponent } from '@keelson/physics/inflow/fetkovich.ts'
import { flowEfficiency } from '@keelson/physics/inflow/productivity-index.ts'
import { rateAtBubblePoint } from '@keelson/physics/inflow/vogel.ts'
import { drawdown, liftDeficit, liftGasRate, pumpHead } from '@keelson/physics/multiphase/lift-deficit.ts'
import { flagValue, inPractice, rowsValue, textValue } from '@keelson/workflow'
import { profileColumns } from '../lift/outputs.ts'

const { gives, givesAs, numberColumn, numberValue } = inPractice('oilfield')
const signed = { signed: true } as const

export const operatingValues = {
  operating_oil_rate: numberValue('oil_rate', {
    title: 'Operating oil rate',
    description: 'Highest stable intersection of inflow and lift; 0 at water cut 1.',
    symbol: 'q',
    minimum: 0,
  }),
  operating_liquid_rate: givesAs(
    'q_L',
    'Operating liquid rate',
    'oil_rate',
    'Oil and water at the operating point.',
    // Of water alone all of it is liquid.
    { orSymbol: 'q' },
  ),
  operating_flowing_pressure: givesAs(
    'p_wf',
    'Operating flowing pressure',
    'well_pressure_absolute',
    'Flowing bottomhole pressure at the operating point.',
  ),
  drawdown: gives(drawdown, 'pressure_loss', 'Reservoir pressure less the operating flowing pressure.'),
  stability: textValue({ title: 'Stability', description: 'Of the operating point: stable, or unstable.' }),
  operating_point_exists: flagValue({ title: 'Flows naturally', description: 'Whether inflow and lift meet.' }),
  lift_deficit: gives(
    liftDeficit,
    'pressure_loss',
    'Least that the lift needs above the inflow, over 1 to 99 % of the open flow, where they do not meet.',
    signed,
  ),
  required_pump_head: gives(pumpHead, 'pump_head', 'Head of gas-free liquid that makes up the lift deficit.', {
    title: 'Pump head for the deficit',
    ...signed,
  }),
  required_gas_lift_rate: gives(
    liftGasRate,
    'gas_rate',
    'Gas, entering at the node, with which the best rate of the scan just flows.',
    { title: 'Lift gas for the deficit', ...signed },
  ),
}

const indexValues = {
  absolute_open_flow: givesAs('q_max', 'Absolute open flow', 'oil_rate', 'Rate at no flowing pressure.'),
  productivity_index: givesAs(
    'J',
    'Productivity index',
    'productivity_index',
    'Of the oil (of the total liquid at water cut 1), at the reservoir pressure.',
    { orInput: 'productivity_index' },
  ),
  flow_efficiency: gives(flowEfficiency, '-', 'Productivity index with the skin over that without.'),
  rate_at_bubble_point: gives(
    rateAtBubblePoint,
    'oil_rate',
    'End of the straight line of an undersaturated reservoir.',
  ),
  vogel_additional_rate: givesAs(
    'q_v',
    'Rate gained below the bubble point',
    'oil_rate',
    'Most that the curved part adds.',
  ),
  fetkovich_exponent: gives(backPressureExponent, '-', 'Slope of the back-pressure line.'),
  fetkovich_coefficient: givesAs(
    'C',
    'Fetkovich coefficient',
    '-',
    'The number for rates in stb/d and pressures in psi.',
  ),
  oil_rate: givesAs('q_1', 'Rate at the pressure asked for', 'oil_rate', 'Inflow at the flowing pressure asked for.', {
    needs: ['flowing_bottomhole_pressure'],
  }),
  flowing_bottomhole_pressure: givesAs(
    'p_wf2',
    'Pressure at the rate asked for',
    'well_pressure_absolute',
    'Flowing pressure of the inflow at the rate asked for.',
    { needs: ['oil_rate'] },
  ),
}
const laterValues = {
  future_absolute_open_flow: givesAs(
    'q_maxF',
    'Later absolute open flow',
    'oil_rate',
    'At the later reservoir pressure.',
    { needs: ['future_reservoir_pressure'] },
  ),
  future_oil_rate: givesAs(
    'q_F',
    'Later rate at the pressure asked for',
    'oil_rate',
    'At the later reservoir pressure and the flowing pressure asked for.',
    { needs: ['future_reservoir_pressure', 'flowing_bottomhole_pressure'] },
  ),
}
export const inflowValues = { ...indexValues, ...laterValues }
/** Of an inflow with a lift above it. */
export const liftedValues = {
  ...indexValues,
  lift_pressure: givesAs(
    'p_l2',
    'Lift pressure at the rate asked for',
    'well_pressure_absolute',
    'Flowing pressure that the lift needs at the rate asked for, to hold beside a traverse or a gauge.',
    { needs: ['oil_rate'] },
  ),
  ...laterValues,
}

const curve = {
  oil_rate: numberColumn('oil_rate', 'Oil rate', { symbol: 'q' }),
  flowing_bottomhole_pressure: numberColumn('well_pressure_absolute', 'Flowing pressure', { symbol: 'p_wf' }),
}
export const inflowCurveValue = {
  ipr_curve: rowsValue({
    title: 'Inflow curve',
    description: 'Flowing pressure that the inflow gives at each rate.',
    columns: curve,
  }),
}
export const curveValues = {
  ...inflowCurveValue,
  vlp_curve: rowsValue({
    title: 'Lift curve',
    description:
      'Flowing pressure that the lift needs at each rate; rates at which the correlation fails are left out.',
    columns: curve,
  }),
  flow_profile: rowsValue({
    title: 'Flow profile',
    description: 'Along the tubing at the operating rate.',
    columns: profileColumns,
  }),
}
