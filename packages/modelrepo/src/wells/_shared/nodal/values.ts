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
    description: 'Oil rate at the highest stable intersection of inflow and outflow; 0 at a water cut of 1.',
    symbol: 'q',
    minimum: 0,
  }),
  operating_liquid_rate: givesAs(
    'q_L',
    'Operating liquid rate',
    'oil_rate',
    'Total rate of oil and water at the operating point.',
    // Of water alone all of it is liquid.
    { orSymbol: 'q' },
  ),
  operating_flowing_pressure: givesAs(
    'p_wf',
    'Operating flowing pressure',
    'well_pressure_absolute',
    'Flowing bottomhole pressure at the operating point.',
  ),
  drawdown: gives(drawdown, 'pressure_loss', 'Reservoir pressure minus the operating flowing pressure.'),
  stability: textValue({ title: 'Stability', description: 'Operating point stability: stable or unstable.' }),
  operating_point_exists: flagValue({
    title: 'Natural flow',
    description: 'True if the inflow and outflow curves intersect.',
  }),
  lift_deficit: gives(
    liftDeficit,
    'pressure_loss',
    'Minimum excess of outflow over inflow pressure between 1 and 99 % of the open flow, if the curves do not intersect.',
    signed,
  ),
  required_pump_head: gives(pumpHead, 'pump_head', 'Head of gas-free liquid that equals the lift deficit.', {
    title: 'Required pump head',
    ...signed,
  }),
  required_gas_lift_rate: gives(
    liftGasRate,
    'gas_rate',
    'Minimum gas rate, entering at the node, for the well to flow at the rate of minimum deficit.',
    { title: 'Required lift gas rate', ...signed },
  ),
}

const indexValues = {
  absolute_open_flow: givesAs(
    'q_max',
    'Absolute open flow',
    'oil_rate',
    'Oil rate at zero flowing bottomhole pressure.',
  ),
  productivity_index: givesAs(
    'J',
    'Productivity index',
    'productivity_index',
    'Oil productivity index at the reservoir pressure; total liquid index at a water cut of 1.',
    { orInput: 'productivity_index' },
  ),
  flow_efficiency: gives(flowEfficiency, '-', 'Productivity index with skin divided by the index without skin.'),
  rate_at_bubble_point: gives(
    rateAtBubblePoint,
    'oil_rate',
    'Oil rate at the bubble point, where the straight line ends for an undersaturated reservoir.',
  ),
  vogel_additional_rate: givesAs(
    'q_v',
    'Vogel rate below bubble point',
    'oil_rate',
    'Maximum rate added by the Vogel curve below the bubble point.',
  ),
  fetkovich_exponent: gives(backPressureExponent, '-', 'Exponent of the back-pressure equation.'),
  fetkovich_coefficient: givesAs(
    'C',
    'Fetkovich coefficient',
    '-',
    'Coefficient of the back-pressure equation for rates in stb/d and pressures in psi.',
  ),
  oil_rate: givesAs(
    'q_1',
    'Rate at requested pressure',
    'oil_rate',
    'Inflow oil rate at the requested flowing pressure.',
    {
      needs: ['flowing_bottomhole_pressure'],
    },
  ),
  flowing_bottomhole_pressure: givesAs(
    'p_wf2',
    'Pressure at requested rate',
    'well_pressure_absolute',
    'Flowing bottomhole pressure of the inflow curve at the requested rate.',
    { needs: ['oil_rate'] },
  ),
}
const laterValues = {
  future_absolute_open_flow: givesAs(
    'q_maxF',
    'Future absolute open flow',
    'oil_rate',
    'Absolute open flow at the future reservoir pressure.',
    { needs: ['future_reservoir_pressure'] },
  ),
  future_oil_rate: givesAs(
    'q_F',
    'Future rate at requested pressure',
    'oil_rate',
    'Oil rate at the future reservoir pressure and the requested flowing pressure.',
    { needs: ['future_reservoir_pressure', 'flowing_bottomhole_pressure'] },
  ),
}
export const inflowValues = { ...indexValues, ...laterValues }
/** Of an inflow with a lift above it. */
export const liftedValues = {
  ...indexValues,
  lift_pressure: givesAs(
    'p_l2',
    'Outflow pressure at requested rate',
    'well_pressure_absolute',
    'Required outflow pressure at the requested rate, for comparison with a traverse or a measured pressure.',
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
    description: 'Available inflow pressure at each rate.',
    columns: curve,
  }),
}
export const curveValues = {
  ...inflowCurveValue,
  vlp_curve: rowsValue({
    title: 'Outflow curve',
    description: 'Required outflow pressure at each rate. Rates without a solution are omitted.',
    columns: curve,
  }),
  flow_profile: rowsValue({
    title: 'Flow profile',
    description: 'Flow conditions along the tubing at the operating rate.',
    columns: profileColumns,
  }),
}
