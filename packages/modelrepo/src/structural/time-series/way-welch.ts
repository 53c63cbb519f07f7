/** The spectrum averaged over segments that overlap, with its 95 % band. */
import { welch } from '@keelson/physics/time-series/sources.ts'
import { sharedBySegments } from '@keelson/physics/time-series/spectrum.ts'
import { degreesOfFreedom, resolution, segmentCount } from '@keelson/physics/time-series/spectrum-equations.ts'
import { gives, givesAs } from '@keelson/workflow'
import { traceChart, traceCharts } from './charts.ts'
import { spectrumChart, spectrumCharts, spectrumRows, spectrumTables } from './charts-spectrum.ts'
import { bandOf } from './confidence.ts'
import { way } from './inputs.ts'
import { ofRecord } from './inputs-record.ts'
import { recordOf, recordTables, recordTold, sourceRows } from './record.ts'
import { segmentProblems } from './rules.ts'
import { askedValues, binValues, densitiesAt, momentValues, ofSpectrum, shapeOf } from './spectrum.ts'
import { statisticsOf } from './statistics.ts'
import { averagedWarnings, constantWarnings } from './warnings.ts'

export const averagedSpectrum = way({
  ...ofRecord,
  takes: [...ofRecord.takes, 'segment_length'],
  may: [...ofRecord.may, 'window', 'overlap', 'query_frequencies'],
  rules: segmentProblems,
  values: {
    ...binValues,
    ...askedValues,
    variance_from_psd: givesAs('m_0', 'Spectral variance', '-', 'Variance from the sum of density times spacing.'),
    ...momentValues,
    number_of_segments: givesAs('K', 'Segments', '-', 'Number of complete segments in the record.', { minimum: 1 }),
    degrees_of_freedom: gives(degreesOfFreedom, '-', 'Degrees of freedom of the averaged density, including overlap.'),
    confidence_lower: givesAs(
      'c_l',
      'Lower 95 % confidence factor',
      '-',
      'The true density exceeds this factor times the estimate with 97.5 % confidence.',
    ),
    confidence_upper: givesAs(
      'c_u',
      'Upper 95 % confidence factor',
      '-',
      'The true density is below this factor times the estimate with 97.5 % confidence.',
    ),
  },
  checks: {},
  tables: { ...spectrumTables, ...recordTables },
  charts: { ...traceCharts, ...spectrumCharts },
  calculate: (p, trace, loaded) => {
    const record = recordOf(p, loaded)
    const statistics = statisticsOf(p, record, trace)
    const { averaged } = record
    if (averaged === null) throw new Error('a record was read without its averaged spectrum')
    trace.section('Averaged spectrum')
    const { spectrum, segments, weights, overlap } = averaged
    const n_L = p.segment_length
    trace.apply(resolution, { n_L, Delta_t: record.dt })
    const n_o =
      p.overlap ??
      trace.lookup({
        symbol: 'n_o',
        title: 'Segment overlap samples',
        unit: '-',
        source: welch,
        clause: 'half a segment',
        value: overlap,
        cell: 'half the segment length, rounded down',
      })
    trace.apply(segmentCount, { n: record.count, n_L, n_o })
    const K = trace.lookup({
      symbol: 'K',
      title: 'Segments',
      unit: '-',
      source: welch,
      clause: 'segments of a record',
      value: segments,
      cell: 'complete segments in the record',
    })
    const shape = shapeOf(spectrum, trace)
    const band = bandOf(K, sharedBySegments(weights, overlap, segments), trace)
    return {
      values: {
        ...recordTold(p, statistics),
        ...shape.told,
        psd_at_query: densitiesAt(spectrum, p.query_frequencies),
      },
      tables: () => ({ spectrum: spectrumRows(spectrum, band), record_as_read: sourceRows(p, record) }),
      charts: () => ({ trace: traceChart(p, record), spectrum: spectrumChart(p, spectrum, band) }),
      warnings: [...constantWarnings(p, record), ...averagedWarnings(averaged)],
      detail: ofSpectrum(shape, record),
    }
  },
})
