/** The checks, tables, charts and figures of the run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'
import { FLUIDS } from './inputs.ts'
import { WITH_TENSIONERS } from './values.ts'

export const TENSION = 'line_tension'

export const tables = {
  stack: {
    title: 'Joints from the slip ring down',
    description:
      'What each kind of joint weighs and lifts, and the effective tension at its foot: nominal weights, the fluid columns shared out over the length.',
    columns: {
      name: textColumn('Joints'),
      count: numberColumn('-', 'Number', { symbol: 'c' }),
      length: numberColumn('mooring_line_length', 'Length down to the foot', { symbol: 'x' }),
      weight: numberColumn(TENSION, 'Submerged weight down to the foot', { symbol: 'W_j' }),
      lift: numberColumn(TENSION, 'Lift down to the foot', { symbol: 'B_j' }),
      tension: numberColumn('pipe_axial_force', 'Effective tension at the foot', { symbol: 'T_e' }),
      tension_failed: numberColumn('pipe_axial_force', 'The same with failed tensioners'),
    },
  },
  profile: {
    title: 'Tension along the string',
    description: 'At the shares of the depth; by the simple rule, and the effective tension at the setting.',
    columns: {
      share: numberColumn('-', 'Share of the depth', { symbol: 'f' }),
      simple: numberColumn('pipe_axial_force', 'Simple rule', { symbol: 'T_f' }),
      tension: numberColumn('pipe_axial_force', 'Effective tension', { symbol: 'T_e' }),
      tension_failed: numberColumn('pipe_axial_force', 'The same with failed tensioners'),
    },
  },
}

export const charts = {
  tension_depth: {
    title: 'Effective tension along the depth',
    description: 'At the setting, for lighter and heavier mud, with all tensioners and after the failure.',
    needs: FLUIDS,
  },
  tension_mud: {
    title: 'Top tension against mud weight',
    description: 'Minimum and overall minimum, with the setting and its upper limit.',
    needs: WITH_TENSIONERS,
  },
}

export const figures = {
  stack: {
    title: 'Stack-up',
    description:
      'Heights are in proportion: flow line, still water, string and section considered, with the columns of mud and seawater. Widths, tensioners, the lower marine riser package and the depth of the mudline below it are signs. Without joints the slip ring has no height of its own and stands between still water and flow line.',
  },
}
