/** TMA: the JONSWAP spectrum of deep water, from which a limited depth takes energy. */
import type { Trace } from '@keelson/equations'
import { ORDERS } from '@keelson/physics/waves/moments.ts'
import { depthFactor, tmaDensity, tmaShape, tmaSpectrum } from '@keelson/physics/waves/tma.ts'
import { answered, ofAny } from './answers.ts'
import { SECOND_ORDER } from './extremes.ts'
import { way } from './inputs.ts'
import { spectrumValues } from './moments.ts'
import { gammaOf, type Peak, peakInputs, peakShape, peakValues, raised } from './peak.ts'
import { gammaRules } from './rules.ts'
import { asOrder, depthOf, onePeak, type ShapeOrder, solvedNumber } from './sea.ts'
import { peakWarnings } from './warnings.ts'

export const tma = way({
  ...ofAny,
  takes: [...ofAny.takes, ...peakInputs, 'significant_wave_height', 'peak_period'],
  may: [...ofAny.may, 'peak_enhancement_factor'],
  /** The depth shapes the spectrum, and crests of second order need it as they do of any other. */
  takesWhen: { ...ofAny.takesWhen, water_depth: [{}, SECOND_ORDER] },
  rules: gammaRules,
  values: { ...spectrumValues, ...peakValues, ...ofAny.values },
  calculate: (p, trace) => {
    const { significant_wave_height: H_s, peak_period: T_p, gravity: g } = p
    const d = depthOf(p)
    trace.section('Sea state')
    const gamma = gammaOf(H_s, T_p, p.peak_enhancement_factor, trace)
    const { peak, omega_p, S_J, sea } = raised(p, H_s, T_p, gamma, trace)
    const bottom = Number.isFinite(d)
    if (bottom) {
      const k = solvedNumber(AT_PEAK_NUMBER, { omega: omega_p, d, g }, trace)
      const phi_d = trace.apply(depthFactor, { k, d }, { rename: { k: 'k_p' } })
      trace.apply(tmaDensity, { S_J, phi_d })
    }
    const spectrum = tmaSpectrum(sea, d, g)
    const shape = (n: ShapeOrder, of: Trace) =>
      bottom ? shapeOver({ omega_p, d, g }, peak, n, of) : peakShape(peak, n, of)
    const one = onePeak({ spectrum, T_p, omega_p, H_s, gamma, deep: true, shape })
    return answered(p, one, trace, peakWarnings(p, H_s, T_p, peak))
  },
})

const AT_PEAK_NUMBER = { symbol: 'k_p', title: 'Peak wave number', omega: 'omega_p' }

const shapeOver = (
  over: { readonly omega_p: number; readonly d: number; readonly g: number },
  { gamma, sigma_a, sigma_b, A_gamma }: Peak,
  n: ShapeOrder,
  trace: Trace,
) => trace.apply(tmaShape, { n: ORDERS[n], gamma, sigma_a, sigma_b, A_gamma, ...over }, asOrder(n))
