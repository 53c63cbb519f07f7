/** The extreme of a longer duration than the record: Rayleigh waves, or Weibull maxima as the record has them. */
import type { Trace } from '@keelson/equations'
import {
  rayleighMostProbable,
  rayleighQuantile,
  wavesInDuration,
  weibullMostProbable,
  weibullQuantile,
  weibullScale,
} from '@keelson/physics/time-series/extremes.ts'
import { gives, givesAs, numberValue, refuse, shown, shownIn } from '@keelson/workflow'
import { traceChart, traceCharts } from './charts.ts'
import { exceedanceChart, exceedanceCharts, extremeInTime, weibullAbove } from './charts-extremes.ts'
import { maximaRows, maximaTables, quantileValue, rankedBy, withProbability } from './exceedance.ts'
import { pointerOf } from './first-reading.ts'
import { DISTRIBUTIONS, type Inputs, WEIBULL, way } from './inputs.ts'
import { ofRecord } from './inputs-record.ts'
import { recordOf, recordTables, recordTold, recordValues, sourceRows, unitOf } from './record.ts'
import { statisticsOf } from './statistics.ts'
import { constantWarnings, extremeWarnings } from './warnings.ts'
import { weibullOf } from './weibull-fit.ts'

const FEWEST_CROSSINGS = 3
const onlyWhen = { extreme_method: [WEIBULL] }
const OF_MAXIMA = 'Weibull parameter of the global maxima above the mean'

export const theExtremes = way({
  ...ofRecord,
  takes: [...ofRecord.takes, 'extreme_method', 'duration', 'probability_of_non_exceedance'],
  values: {
    ...recordValues,
    most_probable_maximum: gives(rayleighMostProbable, '-', 'Most probable maximum in the duration.', { signed: true }),
    ...quantileValue,
    waves_in_duration: gives(
      wavesInDuration,
      '-',
      'Number of waves in the duration, calculated from the mean zero-crossing period.',
    ),
    number_of_maxima: numberValue('-', {
      title: 'Global maxima',
      count: true,
      description: 'Number of global maxima, one between successive up-crossings.',
      symbol: 'n_y',
      minimum: 0,
    }),
    weibull_shape: givesAs(
      'k',
      'Weibull shape parameter',
      '-',
      `${OF_MAXIMA}. The shape parameter is 2 for a Rayleigh distribution.`,
      {
        onlyWhen,
      },
    ),
    weibull_scale: gives(weibullScale, '-', `${OF_MAXIMA}.`, { title: 'Weibull scale parameter', onlyWhen }),
  },
  checks: {},
  tables: { ...maximaTables, ...recordTables },
  charts: {
    ...traceCharts,
    ...exceedanceCharts,
    extreme_in_time: {
      title: 'Extreme against duration',
      description: 'Most probable maximum and quantile against duration for the selected distribution.',
    },
  },
  calculate: (p, trace, loaded) => {
    const record = recordOf(p, loaded)
    const statistics = statisticsOf(p, record, trace)
    const { x_m, s, T_z } = statistics
    const { crossings, maxima } = record
    if (crossings.count < FEWEST_CROSSINGS || maxima === null || T_z === null)
      return refuse(
        pointerOf(p),
        `must have at least ${FEWEST_CROSSINGS} up-crossings of the level (found: ${crossings.count})`,
      )
    trace.section('Extreme')
    const N = trace.apply(wavesInDuration, { T_d: p.duration, T_z })
    refuseShort(p, N, T_z)
    const above = { x_m, s, N, p: p.probability_of_non_exceedance }
    const found =
      p.extreme_method === WEIBULL ? byWeibull(above, weibullOf(p, maxima, trace), trace) : byRayleigh(above, trace)
    const { x_mp, x_p, k, theta } = found
    const exceeded = weibullAbove({ x_m, k, theta })
    // Global maxima where they lie, not above the mean.
    const ranked = () =>
      rankedBy(
        exceeded,
        Array.from(maxima, (y) => y + record.mean),
      )
    const unit = unitOf(p)
    return {
      values: { ...recordTold(p, statistics), number_of_maxima: maxima.length },
      tables: () => ({ maxima: maximaRows(ranked()), record_as_read: sourceRows(p, record) }),
      charts: () => ({
        trace: traceChart(p, record, true),
        exceedance: exceedanceChart(p, DISTRIBUTIONS[p.extreme_method], ranked(), exceeded),
        extreme_in_time: extremeInTime(p, { x_m, k, theta, T_z }, found),
      }),
      warnings: [...constantWarnings(p, record), ...extremeWarnings(p, statistics, crossings.count - 1)],
      detail: `Most probable maximum ${shown(x_mp, 4)}${unit} in ${shownIn(p.duration, 'h')}; maximum ${shown(x_p, 4)}${unit} ${withProbability(p)}`,
    }
  },
})

/** The largest of less than one wave is none. */
function refuseShort(
  { duration, probability_of_non_exceedance: p }: Pick<Inputs, 'duration' | 'probability_of_non_exceedance'>,
  N: number,
  T_z: number,
): void {
  if (!(N > 1))
    refuse('/duration', `must exceed one wave period, ${shownIn(T_z, 's')} (entered: ${shownIn(duration, 's')})`)
  if (N / -Math.log(p) > 1) return
  refuse(
    '/probability_of_non_exceedance',
    `must be higher, because the quantile for ${shown(N, 4)} waves is below the mean (entered: ${shown(p)})`,
  )
}

interface Above {
  readonly x_m: number
  readonly s: number
  readonly N: number
  readonly p: number
}
/** A Weibull distribution of shape two. */
function byRayleigh({ p, ...waves }: Above, trace: Trace) {
  const x_mp = trace.apply(rayleighMostProbable, waves)
  return { x_mp, x_p: trace.apply(rayleighQuantile, { ...waves, p }), k: 2, theta: Math.SQRT2 * waves.s }
}
function byWeibull({ x_m, N, p }: Above, fit: { readonly k: number; readonly theta: number }, trace: Trace) {
  trace.section('Extreme by fitted distribution')
  const x_mp = trace.apply(weibullMostProbable, { x_m, N, ...fit })
  return { x_mp, x_p: trace.apply(weibullQuantile, { x_m, N, p, ...fit }), ...fit }
}
