/** JONSWAP: a growing wind sea of one peak, by its peak period or its zero-crossing period. */
import { fulfils, type Trace } from '@keelson/equations'
import { jonswapSpectrum } from '@keelson/physics/waves/jonswap-normalised.ts'
import * as ratios from '@keelson/physics/waves/period-ratios.ts'
import { given } from '@keelson/workflow'
import { answered, ofAny } from './answers.ts'
import { type Perhaps, way } from './inputs.ts'
import { spectrumValues } from './moments.ts'
import { gammaOf, peakInputs, peakShape, peakValues, raised } from './peak.ts'
import { jonswapRules } from './rules.ts'
import { onePeak, type ShapeOrder } from './sea.ts'
import { peakWarnings } from './warnings.ts'

export const jonswap = way({
  ...ofAny,
  takes: [...ofAny.takes, ...peakInputs, 'significant_wave_height'],
  unlessReplaced: ['peak_period'],
  may: [...ofAny.may, 'zero_crossing_period', 'peak_enhancement_factor'],
  rules: jonswapRules,
  values: { ...spectrumValues, ...peakValues, ...ofAny.values },
  calculate: (p, trace) => {
    const { significant_wave_height: H_s } = p
    trace.section('Sea state')
    const { T_p, gamma } = periodAndGamma(p, H_s, trace)
    const { peak, omega_p, sea } = raised(p, H_s, T_p, gamma, trace)
    const spectrum = jonswapSpectrum(sea)
    const shape = (n: ShapeOrder, of: Trace) => peakShape(peak, n, of)
    return answered(p, onePeak({ spectrum, T_p, omega_p, H_s, gamma, shape }), trace, peakWarnings(p, H_s, T_p, peak))
  },
})

type Period = Perhaps<'peak_period' | 'zero_crossing_period' | 'peak_enhancement_factor'>

/** The peak period as given, or as the zero-crossing period makes it. */
function periodAndGamma(p: Period, H_s: number, trace: Trace) {
  const { zero_crossing_period: T_z, peak_enhancement_factor: own } = p
  if (T_z === undefined || own === undefined) {
    const T_p = T_z === undefined ? given(p, 'peak_period').peak_period : solvedPeriod(T_z, H_s, trace)
    return { T_p, gamma: gammaOf(H_s, T_p, own, trace) }
  }
  const r_z = trace.apply(ratios.crossingRatio, { gamma: own })
  return { T_p: trace.apply(ratios.peakPeriodOfCrossing, { T_z, r_z }), gamma: own }
}

function solvedPeriod(T_z: number, H_s: number, trace: Trace): number {
  const { x: T_p, residual, iterations } = ratios.peakPeriodWithDefault(T_z, H_s)
  const { source, clause } = ratios.crossingWithDefault
  return trace.solved({
    symbol: 'T_p',
    title: 'Peak period',
    unit: 's',
    source,
    clause,
    value: T_p,
    trial: 1.5 * T_z,
    residual: Math.abs(residual) / T_z,
    iterations,
    method: 'Brent method',
    satisfies: fulfils(ratios.crossingWithDefault, { T_z, T_p, H_s }),
  })
}
