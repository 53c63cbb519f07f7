/** The record as it is: its statistics alone, or its waves one by one as well. */
import { notApplicable, numberColumn } from '@keelson/workflow'
import type { RecordFound } from './calculate-record.ts'
import { traceChart, traceCharts } from './charts.ts'
import { way } from './inputs.ts'
import { ofRecord } from './inputs-record.ts'
import { described, recordOf, recordTables, recordTold, recordValues, sourceRows } from './record.ts'
import { statisticsOf } from './statistics.ts'
import { constantWarnings } from './warnings.ts'

export const theStatistics = way({
  ...ofRecord,
  values: recordValues,
  checks: {},
  tables: recordTables,
  charts: traceCharts,
  calculate: (p, trace, loaded) => {
    const record = recordOf(p, loaded)
    const statistics = statisticsOf(p, record, trace)
    return {
      values: recordTold(p, statistics),
      tables: () => ({ record_as_read: sourceRows(p, record) }),
      charts: () => ({ trace: traceChart(p, record, true) }),
      warnings: constantWarnings(p, record),
      detail: described(p, statistics),
    }
  },
})

export const theWaves = way({
  ...ofRecord,
  values: recordValues,
  checks: {},
  tables: {
    waves: {
      title: 'Waves',
      description: 'Waves between successive up-crossings.',
      columns: {
        wave: numberColumn('-', 'Wave'),
        start: numberColumn('sampling_interval', 'Up-crossing time'),
        period: numberColumn('wave_period', 'Period'),
        double_amplitude: numberColumn('-', 'Double amplitude'),
      },
    },
    ...recordTables,
  },
  charts: traceCharts,
  calculate: (p, trace, loaded) => {
    const record = recordOf(p, loaded)
    const statistics = statisticsOf(p, record, trace)
    return {
      values: recordTold(p, statistics),
      tables: () => ({ waves: waveRows(record), record_as_read: sourceRows(p, record) }),
      charts: () => ({ trace: traceChart(p, record, true) }),
      warnings: constantWarnings(p, record),
      detail: described(p, statistics),
    }
  },
})

function waveRows({ waves, dt }: RecordFound) {
  if (waves.length === 0) return notApplicable('there are fewer than two up-crossings')
  return waves.map(({ start, end, doubleAmplitude }, i) => ({
    wave: i + 1,
    start: start * dt,
    period: (end - start) * dt,
    double_amplitude: doubleAmplitude,
  }))
}
