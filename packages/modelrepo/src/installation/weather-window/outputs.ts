/** The checks, tables and charts that the contract declares. */
import { numberColumn, textColumn } from '@keelson/workflow'
import * as mode from './modes.ts'

export const tables = {
  windows: {
    title: 'Windows',
    description: 'Every run of workable samples, the longest first.',
    onlyWhen: mode.ofRecord,
    columns: {
      start: numberColumn('storm_duration', 'From the start of the record'),
      length: numberColumn('storm_duration', 'Length', { symbol: 'T_w' }),
      suitable: textColumn('Long enough'),
    },
  },
  persistence: {
    title: 'Persistence by limit',
    description: 'Share of the time, in per cent, in windows at least as long, by the limit of the wave height.',
    onlyWhen: mode.ofRecord,
    columns: {
      limit: numberColumn('significant_wave_height', 'Limit of the wave height'),
      any: numberColumn('fraction', 'Any', { unit: '%' }),
      quarter: numberColumn('fraction', 'A quarter of the window', { unit: '%' }),
      half: numberColumn('fraction', 'Half of the window', { unit: '%' }),
      whole: numberColumn('fraction', 'The window needed', { unit: '%' }),
      double: numberColumn('fraction', 'Twice the window', { unit: '%' }),
    },
  },
  months: {
    title: 'Months',
    description: 'Workability, feasible starts and mean waiting time of the starts of each month.',
    onlyWhen: mode.ofRecord,
    columns: {
      month: textColumn('Month'),
      workability: numberColumn('fraction', 'Workability', { unit: '%' }),
      feasible: numberColumn('fraction', 'Feasible starts', { unit: '%' }),
      waiting: numberColumn('storm_duration', 'Mean waiting time'),
    },
  },
  operations: {
    title: 'Operations',
    description: 'What the forecast may reach for each.',
    onlyWhen: mode.byAlpha,
    columns: {
      operation: textColumn('Operation'),
      period: numberColumn('storm_duration', 'Planned operation period', { symbol: 'T_POP' }),
      reference: numberColumn('storm_duration', 'Reference period', { symbol: 'T_R' }),
      design: numberColumn('significant_wave_height', 'Design wave height', { symbol: 'OP_LIM' }),
      alpha: numberColumn('-', 'Alpha factor', { symbol: 'alpha' }),
      limit: numberColumn('significant_wave_height', 'Limit of the forecast', { symbol: 'OP_WF' }),
    },
  },
}

export const charts = {
  time_line: {
    title: 'Weather and windows',
    description: 'The record with its limits; workable windows light, those long enough dark with their lengths.',
    onlyWhen: mode.ofRecord,
  },
  persistence: {
    title: 'Persistence',
    description: 'Share of the time in windows at least as long, at the limit and around it.',
    onlyWhen: mode.ofRecord,
  },
  windows: {
    title: 'Lengths of the windows',
    description: 'How many windows are how long, against what is needed.',
    onlyWhen: mode.ofRecord,
  },
  months: {
    title: 'Months',
    description: 'Workability and feasible starts of each month.',
    onlyWhen: mode.ofRecord,
  },
  waiting: {
    title: 'Waiting time by month',
    description: 'Mean wait of the starts of each month.',
    onlyWhen: mode.ofRecord,
  },
  alpha: {
    title: 'Alpha factors',
    description: 'Over the design wave height for each period, with the operations.',
    onlyWhen: mode.byAlpha,
  },
  distribution: {
    title: 'Distribution of the wave height',
    description: 'Share of the time below a wave height, with the limit.',
    onlyWhen: mode.byWeibull,
  },
}
