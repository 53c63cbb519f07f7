/** The tables that every nodal analysis has, and the titles of its charts. */
import { always, inPractice, textColumn, wordedColumn } from '@keelson/workflow'
import { wayTables } from '../lift/outputs.ts'

const { numberColumn } = inPractice('oilfield')

export const nodeTables = {
  intersections: {
    title: 'Intersections of inflow and lift',
    description: 'All that were found between 0.01 % of the open flow and the open flow itself.',
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
    title: 'What moves the well',
    description: 'One input changed at a time, the others held. Where a rate is missing the well does not flow.',
    columns: {
      input: wordedColumn('Input'),
      low_change: wordedColumn('Change down'),
      low_rate: numberColumn('oil_rate', 'Operating rate, lowered'),
      low_open_flow: numberColumn('oil_rate', 'Open flow, lowered'),
      high_change: wordedColumn('Change up'),
      high_rate: numberColumn('oil_rate', 'Operating rate, raised'),
      high_open_flow: numberColumn('oil_rate', 'Open flow, raised'),
    },
  },
}

export const curveChart = {
  inflow_and_lift: {
    title: 'Inflow and lift',
    description: 'They meet where the well flows; a lift curve that falls to the right is unstable.',
  },
}
export const nodeCharts = {
  ...curveChart,
  pressure_depth: { title: 'Pressure against depth', description: 'At the operating rate.' },
  holdup_depth: { title: 'Liquid holdup against depth', description: 'At the operating rate.' },
}
export const openFlowChart = {
  open_flow_tornado: { title: 'What moves the open flow', description: 'One input changed at a time.' },
}
export const swingCharts = {
  operating_tornado: { title: 'What moves the operating rate', description: 'One input changed at a time.' },
  ...openFlowChart,
}
