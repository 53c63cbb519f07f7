/** The checks, tables, charts and figures of the run, as the contract declares them. */
import { barlowWall } from '@keelson/physics/riser-stack/screen.ts'
import { apparentWeight, effectiveTension } from '@keelson/physics/riser-stack/stack-up.ts'
import * as api from '@keelson/standards/api-rp-16q-2017/top-tension.ts'
import { checkOf, numberColumn, textColumn } from '@keelson/workflow'
import { FLUIDS } from './inputs.ts'
import { WITH_TENSIONERS } from './values.ts'

const TENSION = 'line_tension'
const SETTING = 'Tensioner setting'

export const checks = {
  slip_ring: checkOf(TENSION, {
    title: 'Setting gives the slip-ring tension',
    criterion: api.slipRingTension,
    demand: api.slipRingTension,
    capacity: api.verticalTension,
    needs: FLUIDS,
    reach: [api.STRING_HANGS],
  }),
  top_tension: checkOf(TENSION, {
    title: 'Setting bears the loss of tensioners',
    criterion: api.minimumTopTension,
    demand: api.minimumTopTension,
    capacity: SETTING,
    needs: WITH_TENSIONERS,
    reach: [api.STRING_HANGS],
  }),
  overall_tension: checkOf(TENSION, {
    title: 'Setting lifts the lower marine riser package off',
    criterion: api.overallMinimum,
    demand: api.overallMinimum,
    capacity: SETTING,
    needs: [...WITH_TENSIONERS, 'required_connector_overpull'],
    reach: [api.STRING_HANGS],
  }),
  upper_limit: checkOf(TENSION, {
    title: 'Setting stays below the limit of the tensioners',
    criterion: api.maximumSetting,
    demand: SETTING,
    capacity: api.maximumSetting,
    needs: ['dynamic_tension_limit'],
  }),
  effective_tension: checkOf(TENSION, {
    title: 'String is in effective tension',
    criterion: effectiveTension,
    demand: `${apparentWeight.title}, above the worst section`,
    capacity: api.verticalTension,
    needs: FLUIDS,
    reach: [api.STRING_HANGS],
  }),
  effective_tension_failed: checkOf(TENSION, {
    title: 'String is in effective tension with failed tensioners',
    criterion: effectiveTension,
    demand: `${apparentWeight.title}, above the worst section`,
    capacity: api.verticalTensionFailed,
    needs: WITH_TENSIONERS,
    reach: [api.STRING_HANGS],
  }),
  wall: checkOf('wall_thickness_pipe', {
    title: 'Wall bears the design pressure',
    criterion: barlowWall,
    demand: barlowWall,
    capacity: 'Wall of the main tube',
    needs: ['wall_thickness'],
  }),
}

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
