/** The values that a run answers with. */
import { flowlineLoss, producedGas, tubingLoss } from '@keelson/physics/multiphase/losses.ts'
import { flagValue, inPractice, listValue, rowsValue, textColumn } from '@keelson/workflow'
import { nodal } from '../_shared/nodal/modes.ts'
import { curveValues, inflowValues, operatingValues } from '../_shared/nodal/values.ts'

const { numberColumn, numberValue, resultOf } = inPractice('oilfield')

const system = {
  operating_gas_rate: resultOf(producedGas, 'gas_rate', {
    description: 'Of the oil at the producing gas-oil ratio.',
    onlyWhen: nodal,
    minimum: 0,
  }),
  operating_wellhead_pressure: numberValue('well_pressure_absolute', {
    title: 'Operating wellhead pressure',
    description: 'Upstream of the choke.',
    symbol: 'p_wh',
    onlyWhen: nodal,
    minimum: 0,
  }),
  node_pressure: numberValue('well_pressure_absolute', {
    title: 'Pressure at the node',
    description: 'At the operating rate.',
    symbol: 'p_n',
    onlyWhen: nodal,
    minimum: 0,
  }),
  tubing_pressure_loss: resultOf(tubingLoss, 'pressure_loss', {
    description: 'At the operating rate.',
    onlyWhen: nodal,
  }),
  flowline_pressure_loss: resultOf(flowlineLoss, 'pressure_loss', {
    description: 'At the operating rate, from the inlet to the separator.',
    onlyWhen: nodal,
  }),
  choke_flow_critical: flagValue({
    title: 'Critical flow through the choke',
    description:
      'Whether the downstream pressure is at most 0.588 of that upstream; if not, the rate is an upper bound.',
    onlyWhen: nodal,
  }),
  pressure_losses: rowsValue({
    title: 'Pressure losses',
    description: 'At the operating rate, from the reservoir to the end of the system; they add up to the whole.',
    columns: {
      component: textColumn('Component'),
      pressure_loss: numberColumn('pressure_loss', 'Pressure loss'),
    },
    onlyWhen: nodal,
  }),
}

const sensitivity = {
  sensitivity_operating_oil_rate: listValue('oil_rate', {
    practice: 'oilfield',
    title: 'Operating oil rate over the varied input',
    description: 'In the order of its values; null where the well does not flow.',
    gaps: true,
    needs: ['sensitivity_parameter'],
    onlyWhen: nodal,
    minimum: 0,
  }),
  sensitivity_operating_flowing_pressure: listValue('well_pressure_absolute', {
    practice: 'oilfield',
    title: 'Operating flowing pressure over the varied input',
    description: 'In the order of its values; null where the well does not flow.',
    gaps: true,
    needs: ['sensitivity_parameter'],
    onlyWhen: nodal,
    minimum: 0,
  }),
}

export const values = { ...operatingValues, ...system, ...inflowValues, ...sensitivity, ...curveValues }
