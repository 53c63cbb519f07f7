/** A swell: one peak of the shape of Gauss. */
import * as swell from '@keelson/physics/waves/gaussian-swell.ts'
import { peakFrequency } from '@keelson/physics/waves/jonswap.ts'
import { ORDERS } from '@keelson/physics/waves/moments.ts'
import { answered, ofAny } from './answers.ts'
import { way } from './inputs.ts'
import { AT_PEAK, asOrder, DENSITY_AT_PEAK, onePeak } from './sea.ts'

export const gaussian = way({
  ...ofAny,
  takes: [...ofAny.takes, 'significant_wave_height', 'peak_period', 'spectral_width_frequency'],
  calculate: (p, trace) => {
    const { significant_wave_height: H_s, peak_period: T_p, spectral_width_frequency: sigma_f } = p
    trace.section('Sea state')
    const omega_p = trace.apply(peakFrequency, { T_p })
    const delta = trace.apply(swell.relativeWidth, { sigma_f, T_p })
    trace.section(DENSITY_AT_PEAK)
    trace.apply(swell.gaussianSwell, { H_s, omega: omega_p, omega_p, delta }, AT_PEAK)
    const sea = onePeak({
      spectrum: swell.gaussianSpectrum(H_s, omega_p, delta),
      T_p,
      omega_p,
      H_s,
      low: swell.reachesZero(delta),
      shape: (n, of) => of.apply(swell.gaussianShape, { n: ORDERS[n], delta }, asOrder(n)),
    })
    return answered(p, sea, trace)
  },
})
