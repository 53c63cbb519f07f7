/** The spectrum of the whole record, whose area without a window is the variance. */
import { constant } from '@keelson/equations'
import { bendatPiersol, welch } from '@keelson/physics/time-series/sources.ts'
import { linesOf, nearestBin } from '@keelson/physics/time-series/spectrum.ts'
import { parsevalError, resolution } from '@keelson/physics/time-series/spectrum-equations.ts'
import { windowOf } from '@keelson/physics/time-series/windows.ts'
import { compares, givesAs, listValue, notChecked } from '@keelson/workflow'
import { traceChart, traceCharts } from './charts.ts'
import { spectrumChart, spectrumCharts, spectrumRows, spectrumTables } from './charts-spectrum.ts'
import { way } from './inputs.ts'
import { ofRecord } from './inputs-record.ts'
import { recordOf, recordTables, recordTold, sourceRows } from './record.ts'
import { askedValues, binValues, densitiesAt, momentValues, ofSpectrum, shapeOf } from './spectrum.ts'
import { statisticsOf } from './statistics.ts'
import { constantWarnings } from './warnings.ts'

/** Rounding alone makes less than a millionth; more says that a record and its spectrum do not belong together. */
const PARSEVAL_LIMIT = constant({
  symbol: 'e_lim',
  title: 'Allowable difference between area and variance',
  value: 0.01,
  unit: '-',
  source: bendatPiersol,
  clause: "Parseval's theorem, with 1 % of room",
})

export const wholeSpectrum = way({
  ...ofRecord,
  may: [...ofRecord.may, 'window', 'query_frequencies'],
  values: {
    ...binValues,
    amplitude_at_query: listValue('-', {
      title: 'Amplitude at evaluation frequencies',
      description: 'Amplitude at the nearest bin to each evaluation frequency.',
      symbol: 'A_q',
      minimum: 0,
      needs: ['query_frequencies'],
    }),
    ...askedValues,
    m0_from_psd: givesAs(
      'm_0',
      'Spectral area',
      '-',
      'Sum of density times spacing. Equals the variance if no window is used.',
    ),
    ...momentValues,
  },
  checks: {
    parseval: compares('-', {
      title: 'Spectral area against variance',
      criterion: parsevalError,
      demand: parsevalError,
      capacity: { constant: PARSEVAL_LIMIT, title: 'Allowable difference' },
      selfCheck:
        'the transform preserves the variance of the record, and the rounding error is about one millionth of the limit, so no case can fail',
    }),
  },
  tables: { ...spectrumTables, ...recordTables },
  charts: { ...traceCharts, ...spectrumCharts },
  calculate: (p, trace, loaded) => {
    const record = recordOf(p, loaded)
    const statistics = statisticsOf(p, record, trace)
    trace.section('Full-record spectrum')
    const window = p.window ?? 'none'
    const lines = linesOf(record.whole ?? [], windowOf(window, record.count), record.dt)
    const n_L = trace.lookup({
      symbol: 'n_L',
      title: 'Segment samples',
      unit: '-',
      source: welch,
      clause: 'one segment',
      value: record.count,
      cell: 'all samples of the record',
    })
    trace.apply(resolution, { n_L, Delta_t: record.dt })
    const shape = shapeOf(lines, trace)
    const idle = statistics.constant
      ? 'the record is constant'
      : window !== 'none' && 'a window is used, so the spectral area differs from the variance'
    if (!idle) trace.apply(parsevalError, { m_0: shape.m_0, s_2: statistics.s_2 })
    return {
      values: {
        ...recordTold(p, statistics),
        ...shape.told,
        psd_at_query: densitiesAt(lines, p.query_frequencies),
        amplitude_at_query: p.query_frequencies?.map((f) => lines.amplitude[nearestBin(f, lines)] as number),
      },
      checks: { parseval: idle ? notChecked('not_requested', idle) : undefined },
      tables: () => ({ spectrum: spectrumRows(lines), record_as_read: sourceRows(p, record) }),
      charts: () => ({ trace: traceChart(p, record), spectrum: spectrumChart(p, lines) }),
      warnings: constantWarnings(p, record),
      detail: ofSpectrum(shape, record),
    }
  },
})
