/** Tanks by API 653: shell thickness, external, and internal by the bottom. */
import { internalInterval } from '@keelson/standards/api-653-2014/intervals.ts'
import { gives } from '@keelson/workflow'
import { wallCharts } from './charts.ts'
import { wallFigure } from './figures.ts'
import { BOTTOM, way } from './inputs.ts'
import { readings } from './inputs-thickness.ts'
import { tankIntervals } from './intervals.ts'
import { ofTank, planned, wallChecks, wallValues } from './plan.ts'
import { wallTables } from './tables.ts'
import { wallOf } from './wall.ts'

export const tank = way({
  takes: [...readings.takes, 'internal_interval_basis'],
  unlessReplaced: readings.unlessReplaced,
  may: [...readings.may, 'maximum_interval', ...BOTTOM],
  takesWhen: readings.takesWhen,
  mayWhen: { ...readings.mayWhen, release_prevention_barrier: { internal_interval_basis: ['risk-based'] } },
  values: {
    ...wallValues,
    ...ofTank,
    internal_inspection_interval: gives(
      internalInterval,
      'calculated_life',
      'Internal inspection interval of the tank bottom.',
    ),
  },
  checks: wallChecks,
  tables: wallTables,
  charts: wallCharts,
  figures: wallFigure,
  calculate: (p, trace) => {
    const wall = wallOf(p, trace)
    const plan = tankIntervals(p, wall.life, trace)
    const told = planned(p, 'API 653', wall, plan, trace)
    const { interval: inspection_interval, external: external_inspection_interval } = plan
    return { ...told, values: { ...told.values, inspection_interval, external_inspection_interval } }
  },
})
