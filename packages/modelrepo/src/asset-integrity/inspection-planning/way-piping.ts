/** Piping by API 570: thickness measurement, and the external visual inspection of its class. */
import { notApplicable } from '@keelson/workflow'
import { wallCharts } from './charts.ts'
import { wallFigure } from './figures.ts'
import { way } from './inputs.ts'
import { readings } from './inputs-thickness.ts'
import { pipingIntervals } from './intervals.ts'
import { holdToRate, interval, outside, planned, wallChecks, wallValues } from './plan.ts'
import { wallTables } from './tables.ts'
import { wallOf } from './wall.ts'

export const piping = way({
  takes: [...readings.takes, 'code_maximum_interval'],
  unlessReplaced: readings.unlessReplaced,
  may: [...readings.may, 'piping_class'],
  takesWhen: readings.takesWhen,
  mayWhen: readings.mayWhen,
  values: { ...wallValues, ...interval, ...outside },
  checks: wallChecks,
  tables: wallTables,
  charts: wallCharts,
  figures: wallFigure,
  calculate: (p, trace) => {
    holdToRate(p, 'API 570')
    const wall = wallOf(p, trace)
    const plan = pipingIntervals(p, wall.life ?? 0, trace)
    const told = planned(p, 'API 570', wall, plan, trace)
    if (plan.external !== undefined) return told
    const none = notApplicable('the applicable piping class is not entered')
    return { ...told, values: { ...told.values, external_inspection_interval: none } }
  },
})
