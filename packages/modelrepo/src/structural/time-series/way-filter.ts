/** The record without what lies outside a band of frequencies, described as it is then. */
import { bandPass } from '@keelson/physics/time-series/filter.ts'
import { listValue, numberValue, shownPercent } from '@keelson/workflow'
import { recordOfSamples } from './calculate-record.ts'
import { filteredChart, traceChart, traceCharts } from './charts.ts'
import { STATISTICS, way } from './inputs.ts'
import { ofRecord } from './inputs-record.ts'
import { described, recordOf, recordTables, recordTold, recordValues, sourceRows } from './record.ts'
import { filterProblems } from './rules.ts'
import { statisticsOf } from './statistics.ts'
import { constantWarnings, filterWarnings } from './warnings.ts'

const corner = (title: string, symbol: string, input: string) =>
  numberValue('cyclic_frequency', {
    title,
    description: 'Corner frequency as entered.',
    symbol,
    minimum: 0,
    needs: [input],
  })

export const theFilter = way({
  ...ofRecord,
  may: [...ofRecord.may, 'filter_low', 'filter_high'],
  rules: filterProblems,
  values: {
    ...recordValues,
    filtered_series: listValue('-', {
      title: 'Filtered series',
      description: 'Filtered samples, without phase shift.',
    }),
    filter_low: corner('Lower corner frequency', 'f_l', 'filter_low'),
    filter_high: corner('Upper corner frequency', 'f_h', 'filter_high'),
  },
  checks: {},
  tables: recordTables,
  charts: {
    ...traceCharts,
    filtered: {
      title: 'Filtered and raw record',
      description: 'Filtered and raw record against time.',
    },
  },
  calculate: (p, trace, loaded) => {
    const raw = recordOf(p, loaded)
    const filtered = bandPass(raw.whole ?? new Float64Array(0), raw.dt, { low: p.filter_low, high: p.filter_high })
    const { source, column } = raw
    const read = recordOfSamples({ ...p, operation: STATISTICS }, filtered, raw.dt, source)
    const record = { ...read, source, column }
    const statistics = statisticsOf(p, record, trace, 'the filtered record')
    const varied = raw.moments.m2 > 0
    const kept = varied ? `; ${shownPercent(record.moments.m2 / raw.moments.m2)} of the variance is retained` : ''
    return {
      values: {
        ...recordTold(p, statistics),
        filtered_series: Array.from(filtered),
        filter_low: p.filter_low,
        filter_high: p.filter_high,
      },
      tables: () => ({ record_as_read: sourceRows(p, raw) }),
      charts: () => ({ trace: traceChart(p, record), filtered: filteredChart(p, raw, record) }),
      warnings: [...constantWarnings(p, raw), ...filterWarnings(varied ? statistics.s_2 / raw.moments.m2 : undefined)],
      detail: described(p, statistics, kept),
    }
  },
})
