/** Pierson-Moskowitz: a developed sea, of one peak that nothing raises. */
import { peakFrequency } from '@keelson/physics/waves/jonswap.ts'
import { ORDERS } from '@keelson/physics/waves/moments.ts'
import { MOSKOWITZ_GAMMA } from '@keelson/physics/waves/period-ratios.ts'
import * as pierson from '@keelson/physics/waves/pierson-moskowitz.ts'
import { given } from '@keelson/workflow'
import { answered, ofAny } from './answers.ts'
import { way } from './inputs.ts'
import { spectrumValues } from './moments.ts'
import { ratioValues } from './peak.ts'
import { AT_PEAK, asOrder, DENSITY_AT_PEAK, onePeak } from './sea.ts'
import { steepWarnings } from './warnings.ts'

export const moskowitz = way({
  ...ofAny,
  takes: [...ofAny.takes, 'significant_wave_height'],
  unlessReplaced: ['peak_period'],
  may: [...ofAny.may, 'zero_crossing_period'],
  values: { ...spectrumValues, ...ratioValues, ...ofAny.values },
  calculate: (p, trace) => {
    const { significant_wave_height: H_s, zero_crossing_period: T_z } = p
    trace.section('Sea state')
    const T_p =
      T_z === undefined ? given(p, 'peak_period').peak_period : trace.apply(pierson.peakOfCrossingPeriod, { T_z })
    const omega_p = trace.apply(peakFrequency, { T_p })
    trace.section(DENSITY_AT_PEAK)
    trace.apply(pierson.piersonMoskowitz, { H_s, omega: omega_p, omega_p }, AT_PEAK)
    const sea = onePeak({
      spectrum: pierson.piersonMoskowitzSpectrum(H_s, omega_p),
      T_p,
      omega_p,
      H_s,
      gamma: MOSKOWITZ_GAMMA,
      shape: (n, of) => of.apply(pierson.piersonMoskowitzShape, { n: ORDERS[n] }, asOrder(n)),
    })
    return answered(p, sea, trace, steepWarnings([{ H_s, T_p }], '/significant_wave_height'))
  },
})
