/** The tables, charts and figures of a run. */
import { inPractice, textColumn } from '@keelson/workflow'
import { nodal } from '../_shared/nodal/modes.ts'
import { nodeCharts, nodeTables, swingCharts, swingTable } from '../_shared/nodal/outputs.ts'

const { numberColumn } = inPractice('oilfield')
const pressure = (title: string, symbol?: string) =>
  numberColumn('well_pressure_absolute', title, symbol === undefined ? {} : { symbol })

export const tables = {
  ...nodeTables,
  flowline: {
    title: 'Flowline at the operating rate',
    description: 'From the separator up to the choke or the wellhead, by Beggs and Brill.',
    columns: {
      from_separator: numberColumn('well_section_length', 'Way from the separator'),
      pressure: pressure('Pressure', 'p'),
      liquid_holdup: numberColumn('-', 'Liquid holdup', { symbol: 'H_L' }),
      flow_pattern: textColumn('Flow pattern'),
      mixture_velocity: numberColumn('pipe_flow_velocity', 'Mixture velocity', { symbol: 'v_m' }),
    },
    onlyWhen: nodal,
  },
  varied_input: {
    title: 'Sensitivity',
    description: 'The whole system solved for each value of the input; where a rate is missing the well does not flow.',
    columns: {
      value: textColumn('Value'),
      oil_rate: numberColumn('oil_rate', 'Operating oil rate', { symbol: 'q' }),
      flowing_bottomhole_pressure: pressure('Operating flowing pressure', 'p_wf'),
      wellhead_pressure: pressure('Operating wellhead pressure', 'p_wh'),
    },
    onlyWhen: nodal,
  },
  ...swingTable,
}

const sensitivity = { onlyWhen: nodal, needs: ['sensitivity_parameter'] }

export const charts = {
  ...nodeCharts,
  node_curves: {
    title: 'Both curves at the node',
    description:
      'Pressure left at the node by what lies below it, and pressure asked for by what lies above it; losses as the outflow has them at each rate.',
    onlyWhen: nodal,
  },
  pressure_path: {
    title: 'Pressure from the reservoir to the end of the system',
    description: 'At the operating rate along the way: the drawdown, the tubing, the choke and the flowline.',
    onlyWhen: nodal,
  },
  loss_by_component: {
    title: 'Where the pressure is spent',
    description: 'At the operating rate, by component.',
    onlyWhen: nodal,
  },
  sensitivity_rate: {
    title: 'Rate over the varied input',
    description: 'Operating rate at each value; values at which the well does not flow are left out.',
    ...sensitivity,
  },
  sensitivity_curves: {
    title: 'Curves of the varied input',
    description: 'Inflow and outflow at the bottomhole for its values; at most six are drawn.',
    ...sensitivity,
  },
  ...swingCharts,
}

export const figures = {
  system: {
    title: 'The system',
    description:
      'From the reservoir to the separator with the pressures, bores and lengths at the operating rate, and the node; not to scale.',
    onlyWhen: nodal,
  },
  well: {
    title: 'The well',
    description: 'Tubing with its flow patterns and the pressures at its ends.',
    onlyWhen: nodal,
  },
}
