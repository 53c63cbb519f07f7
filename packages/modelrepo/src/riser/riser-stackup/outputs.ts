/** The checks, tables, charts and figures of the run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'
import { FLUIDS } from './inputs.ts'
import { WITH_TENSIONERS } from './values.ts'

export const TENSION = 'line_tension'

export const tables = {
  stack: {
    title: 'Joints from the slip ring down',
    description:
      'Weight and lift of each joint type and the effective tension at its lower end, for nominal weights with fluid columns distributed over the length.',
    columns: {
      name: textColumn('Joint type'),
      count: numberColumn('-', 'Number of joints', { symbol: 'c' }),
      length: numberColumn('mooring_line_length', 'Length to lower end', { symbol: 'x' }),
      weight: numberColumn(TENSION, 'Submerged weight to lower end', { symbol: 'W_j' }),
      lift: numberColumn(TENSION, 'Lift to lower end', { symbol: 'B_j' }),
      tension: numberColumn('pipe_axial_force', 'Effective tension at lower end', { symbol: 'T_e' }),
      tension_failed: numberColumn('pipe_axial_force', 'Effective tension with failed tensioners'),
    },
  },
  profile: {
    title: 'Tension along the string',
    description: 'Simple rule tension, and effective tension at the setting, for each depth fraction.',
    columns: {
      share: numberColumn('-', 'Depth fraction', { symbol: 'f' }),
      simple: numberColumn('pipe_axial_force', 'Simple rule tension', { symbol: 'T_f' }),
      tension: numberColumn('pipe_axial_force', 'Effective tension', { symbol: 'T_e' }),
      tension_failed: numberColumn('pipe_axial_force', 'Effective tension with failed tensioners'),
    },
  },
}

export const charts = {
  tension_depth: {
    title: 'Effective tension against depth',
    description:
      'Effective tension at the setting for lighter and heavier mud, with all tensioners and with failed tensioners.',
    needs: FLUIDS,
  },
  tension_mud: {
    title: 'Top tension against mud weight',
    description: 'Minimum and overall minimum top tension, with the setting and its upper limit.',
    needs: WITH_TENSIONERS,
  },
}

export const figures = {
  stack: {
    title: 'Stack-up',
    description:
      'Flow line, still water, string, reference section and fluid columns at proportional heights. Widths, tensioners, LMRP and mudline depth are schematic. Without joints the slip ring is shown between still water and flow line.',
  },
}
