/** Mean wave drift force along the heading of the waves, by a coefficient or by a table over the spectrum. SI. */
import { interpolated, type Trace } from '@keelson/equations'
import { locate } from '@keelson/numerics/interpolation.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { peakFrequency, phillipsConstant } from '@keelson/physics/waves/jonswap.ts'
import * as drift from '@keelson/physics/waves/mean-drift.ts'
import { given, shownIn } from '@keelson/workflow'
import type { Params } from './inputs.ts'

export function driftOf(p: Params, trace: Trace): number {
  const { significant_wave_height: H_s } = p
  if (H_s === 0) {
    const { source, clause } = drift.meanDriftForce
    return trace.lookup({
      symbol: 'F_d',
      title: 'Mean wave drift force',
      unit: 'N',
      source,
      clause,
      value: 0,
      cell: 'no waves',
    })
  }
  const D = p.mean_drift_coefficient_table ? meanOverSpectrum(p, trace) : given(p, 'mean_drift_coefficient')
  const m_0 = trace.apply(drift.elevationVariance, { H_s })
  return trace.apply(drift.meanDriftForce, { D: typeof D === 'number' ? D : D.mean_drift_coefficient, m_0 })
}

export interface DriftSea {
  readonly rows: readonly drift.DriftRow[]
  readonly alpha: number
  readonly omega_p: number
  readonly gamma: number
  readonly g: number
}

/** The table and the spectrum over which it is taken; undefined without the table. */
export function driftSea(p: Params, trace: Trace): DriftSea | undefined {
  const { mean_drift_coefficient_table: table, significant_wave_height: H_s, peak_enhancement_factor: gamma } = p
  if (table === undefined || H_s === 0) return undefined
  const { peak_period: T_p } = given(p, 'peak_period')
  const omega_p = trace.apply(peakFrequency, { T_p })
  const alpha = trace.apply(phillipsConstant, { H_s, omega_p, g: STANDARD_GRAVITY, gamma })
  const rows = table.map(({ omega_rad_s, drift_N_m2 }) => ({ omega: omega_rad_s, drift: drift_N_m2 }))
  return { rows, alpha, omega_p, gamma, g: STANDARD_GRAVITY.si }
}

/** Over a spectrum of any height: what its height makes of both integrals falls out of their ratio. */
function meanOverSpectrum(p: Params, trace: Trace): number {
  const sea = driftSea(p, trace)
  if (sea === undefined) return 0
  const { rows, alpha, omega_p, gamma } = sea
  const { n: count, omega_a, omega_b, D_a, D_b } = drift.driftBands(rows, omega_p)
  const { source, clause } = drift.spectrumArea
  const read = (symbol: string, title: string, unit: string, value: number, cell: string) =>
    trace.lookup({ symbol, title, unit, source, clause, value, cell })
  const [low, high] = drift.DRIFT_RANGE
  read('omega_low', 'Lower frequency limit', 'rad/s', low, 'limit of integration')
  read('omega_high', 'Upper frequency limit', 'rad/s', high, 'limit of integration')
  const n = read('n_b', 'Number of frequency bands', '-', count, 'between rows, peak and range limits')
  readBetween(rows, omega_a, D_a, trace)
  const spectrum = { n, omega_a, omega_b, alpha, omega_p, gamma, g: STANDARD_GRAVITY }
  const I_S = trace.apply(drift.spectrumArea, spectrum, { rename: { n: 'n_b' } })
  const I_D = trace.apply(drift.spectrumDrift, { ...spectrum, D_a, D_b }, { rename: { n: 'n_b' } })
  return trace.apply(drift.meanDriftCoefficient, { I_D, I_S })
}

/** Ends of bands that lie between rows: the peak, and the ends of the range. */
function readBetween(rows: DriftSea['rows'], ends: readonly number[], D: readonly number[], trace: Trace): void {
  const nodes = rows.map(({ omega }) => omega)
  const { source, clause } = drift.spectrumDrift
  ends.forEach((omega, i) => {
    const place = locate(nodes, omega, 'clamp')
    if (place.t === 0 || place.t === 1) return
    const axis = {
      symbol: `omega_b${i + 1}`,
      title: 'frequency',
      unit: 'rad/s',
      at: omega,
      nodes,
      scale: 'linear',
    } as const
    trace.lookup({
      symbol: `D_b${i + 1}`,
      title: 'Interpolated drift coefficient',
      unit: 'N/m2',
      source,
      clause,
      value: D[i] ?? Number.NaN,
      cell: `drift coefficient table at ${shownIn(omega, 'rad/s')}`,
      ...interpolated([{ ...axis, place }], ([at = 0]) => rows[at]?.drift ?? Number.NaN),
    })
  })
}
