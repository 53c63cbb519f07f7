/** A sum of JONSWAP seas, one row for each. */
import { silent, type Trace } from '@keelson/equations'
import { peakFrequency } from '@keelson/physics/waves/jonswap.ts'
import { jonswapSpectrum, peakedShape } from '@keelson/physics/waves/jonswap-normalised.ts'
import { ORDERS } from '@keelson/physics/waves/moments.ts'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { answered, ofSeveral } from './answers.ts'
import { way } from './inputs.ts'
import { gammaOf, normaliserOf, peakInputs, peakShape, type Row, type Widths } from './peak.ts'
import { rowRules } from './rules.ts'
import { asOrder, type System } from './sea.ts'
import { SHARED, shapesOf, summed } from './systems.ts'
import { steepWarnings } from './warnings.ts'

export const sum = way({
  ...ofSeveral,
  takes: [...ofSeveral.takes, ...peakInputs, 'systems'],
  rules: rowRules,
  calculate: (p, trace) => {
    trace.section('Sea state')
    const heights = p.systems.map((row) => row.significant_wave_height)
    const most = heights.indexOf(Math.max(...heights))
    const systems = p.systems.map((row, i) => systemOf(p, row, i, i === most ? trace : silent))
    const sea = { ...summed(systems, undefined, trace), inRows: true } as const
    return answered(p, sea, trace, steepWarnings(systems, '/systems'))
  },
})

function systemOf({ sigma_a, sigma_b, normalisation }: Widths, row: Row, i: number, trace: Trace): System {
  const { significant_wave_height: H_s, peak_period: T_p } = row
  const own = traceOfRow(trace, `System ${i + 1}`, `${i + 1}`, SHARED)
  own.section('peak')
  const gamma = gammaOf(H_s, T_p, row.peak_enhancement_factor, own)
  const omega_p = own.apply(peakFrequency, { T_p })
  const widths = { gamma, sigma_a, sigma_b }
  const { rename } = asOrder(0)
  const I_0 = own.apply(peakedShape, { n: ORDERS[0], ...widths }, { as: 'I_0', rename })
  const A_gamma = normaliserOf(normalisation, gamma, I_0, own)
  return {
    name: `system ${i + 1}`,
    H_s,
    T_p,
    omega_p,
    peakedness: gamma,
    shapes: shapesOf(i + 1, trace, (t, n) => peakShape({ ...widths, A_gamma, I_0 }, n, t)),
    spectrum: jonswapSpectrum({ H_s, omega_p, gamma, sigma_a, sigma_b, normalisation }),
  }
}
