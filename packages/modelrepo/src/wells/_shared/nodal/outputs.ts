/** The tables that every nodal analysis has, and the titles of its charts. */
import { always, inPractice, textColumn, wordedColumn } from '@keelson/workflow'
import { wayTables } from '../lift/outputs.ts'

const { numberColumn } = inPractice('oilfield')

export const nodeTables = {
  intersections: {
    title: 'Inflow and outflow intersections',
    description: 'All intersections found between 0.01 and 100 % of the absolute open flow.',
    columns: {
      rate: numberColumn('oil_rate', 'Rate', { symbol: 'q' }),
      flowing_bottomhole_pressure: numberColumn('well_pressure_absolute', 'Flowing pressure', {
        symbol: 'p_wf',
      }),
      stability: textColumn('Stability'),
    },
  },
  ...wayTables('the operating rate', always),
}
export const swingTable = {
  sensitivity: {
    title: 'Sensitivity to each input',
    description:
      'Operating rate and absolute open flow with one input varied at a time. No rate is shown if the well does not flow.',
    columns: {
      input: wordedColumn('Input'),
      low_change: wordedColumn('Decrease'),
      low_rate: numberColumn('oil_rate', 'Operating rate, input decreased'),
      low_open_flow: numberColumn('oil_rate', 'Absolute open flow, input decreased'),
      high_change: wordedColumn('Increase'),
      high_rate: numberColumn('oil_rate', 'Operating rate, input increased'),
      high_open_flow: numberColumn('oil_rate', 'Absolute open flow, input increased'),
    },
  },
}

export const curveChart = {
  inflow_and_lift: {
    title: 'Inflow and outflow',
    description:
      'Inflow and outflow curves, whose stable intersection is the operating point. Where the outflow curve falls with increasing rate, flow may be unstable.',
  },
}
export const nodeCharts = {
  ...curveChart,
  pressure_depth: { title: 'Pressure against depth', description: 'Pressure along the tubing at the operating rate.' },
  holdup_depth: {
    title: 'Liquid holdup against depth',
    description: 'Liquid holdup along the tubing at the operating rate.',
  },
}
export const openFlowChart = {
  open_flow_tornado: {
    title: 'Open flow sensitivity',
    description: 'Absolute open flow with one input varied at a time.',
  },
}
export const swingCharts = {
  operating_tornado: {
    title: 'Operating rate sensitivity',
    description: 'Operating rate with one input varied at a time.',
  },
  ...openFlowChart,
}
