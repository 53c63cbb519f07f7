/** Pressure vessels by API 510: internal or on-stream, external, and the relief device. */
import { givesAs } from '@keelson/workflow'
import { wallCharts } from './charts.ts'
import { wallFigure } from './figures.ts'
import { way } from './inputs.ts'
import { readings } from './inputs-thickness.ts'
import { vesselIntervals } from './intervals.ts'
import { holdToRate, interval, outside, planned, wallChecks, wallValues } from './plan.ts'
import { wallTables } from './tables.ts'
import { wallOf } from './wall.ts'

export const vessel = way({
  takes: [...readings.takes],
  unlessReplaced: readings.unlessReplaced,
  may: [...readings.may, 'relief_device_service', 'maximum_interval'],
  takesWhen: readings.takesWhen,
  mayWhen: readings.mayWhen,
  values: {
    ...wallValues,
    ...interval,
    ...outside,
    relief_device_interval: givesAs(
      'I_PRD',
      'Relief device interval',
      'calculated_life',
      'Interval between tests of the relief device.',
      {
        needs: ['relief_device_service'],
      },
    ),
  },
  checks: wallChecks,
  tables: wallTables,
  charts: wallCharts,
  figures: wallFigure,
  calculate: (p, trace) => {
    holdToRate(p, 'API 510')
    const wall = wallOf(p, trace)
    const plan = vesselIntervals(p, wall.life ?? 0, trace)
    return planned(p, 'API 510', wall, plan, trace)
  },
})
