/** The annual damage of a segment: its waves by histogram or distribution, and its vortex-induced vibration. */

import { constant, house, silent, type Trace } from '@keelson/equations'
import * as annual from '@keelson/physics/fatigue/annual.ts'
import { tracedCycles } from '@keelson/physics/fatigue/named-curve.ts'
import { narrowBandDamage } from '@keelson/physics/fatigue/narrow-band.ts'
import { cyclesToFailure } from '@keelson/physics/fatigue/sn-curve.ts'
import { scaleOfExtreme, twoSlopeWeibull, weibullDamage } from '@keelson/physics/fatigue/weibull.ts'
import { effectiveRange, effectiveScale } from '@keelson/standards/dnv-rp-c203-2016/thickness.ts'
import { CalculationError } from '@keelson/workflow'
import { WRITTEN_OUT } from '../../_shared/rows/written-out.ts'
import { factorOf, type RunCurve, thicknessOf } from './calculate-curve.ts'
import type { Params, Segment, VivCase, Wave, WaveWeibull } from './inputs.ts'

export const WAVES = 'waves'
export const DISTRIBUTION = 'wave distribution'
export const VORTICES = 'VIV'
type Cause = typeof WAVES | typeof DISTRIBUTION | typeof VORTICES

/** One range, or one distribution, in its period. */
export interface ActingRange {
  readonly cause: Cause
  /** As given, and effective, Pa; of a distribution the reference range and the scale. */
  readonly S_n: number
  readonly S: number
  /** Cycles in the period, and to failure; undefined where damage is in closed form. */
  readonly n: number
  readonly N: number | undefined
  readonly d: number
  /** 1/s. */
  readonly annual: number
}
export interface SegmentDamage {
  readonly segment: Segment
  readonly index: number
  readonly ranges: readonly ActingRange[]
  /** Effective Weibull scale, Pa; undefined without a distribution. */
  readonly q: number | undefined
  /** 1/s. */
  readonly D_w: number
  readonly D_v: number
  readonly D_a: number
}

/** Throws CalculationError where a damage is beyond the range of numbers. */
export function segmentDamage(p: Params, segment: Segment, index: number, curve: RunCurve): SegmentDamage {
  const f_t = thicknessOf(p, segment.wall_thickness_mm, silent)
  const waves = wavesOf(segment, f_t, curve)
  const vortices = (segment.viv_cases ?? []).map((v) => vivRange(v, f_t, curve, silent))
  const added = (of: readonly ActingRange[]) => of.reduce((sum, r) => sum + r.annual, 0)
  const [D_w, D_v] = [added(waves.ranges), added(vortices)]
  const D_a = D_w + D_v
  if (!Number.isFinite(D_a))
    throw new CalculationError(
      `the damage of segment '${segment.id}' exceeds the numerical range; its stress ranges are far outside any S-N curve`,
    )
  return { segment, index, ranges: [...waves.ranges, ...vortices], q: waves.q, D_w, D_v, D_a }
}

function wavesOf({ wave, wave_weibull }: Segment, f_t: number | undefined, curve: RunCurve) {
  const [[histogram], [spread]] = [wave ?? [], wave_weibull ?? []]
  if (histogram !== undefined) return { ranges: histogramRanges(histogram, f_t, curve), q: undefined }
  if (spread === undefined) return { ranges: [], q: undefined }
  const range = spreadRange(spread, f_t, curve, silent)
  return { ranges: [range], q: range.S }
}

function histogramRanges(wave: Wave, f_t: number | undefined, curve: RunCurve): readonly ActingRange[] {
  const F = factorOf(wave.scf, f_t, 'w', silent)
  return wave.stress_ranges_MPa.map((S_n, i) => {
    const S = effectiveRange.evaluateSI({ F, S_n })
    const n = wave.cycles[i] ?? 0
    const N = cyclesOn(curve, S)
    const d = annual.rangeDamage.evaluate({ n, N })
    return {
      cause: WAVES,
      S_n,
      S,
      n,
      N,
      d,
      annual: silent.apply(annual.annualDamage, { D_b: d, T_b: wave.histogram_period_years }),
    }
  })
}

/** A range of no stress never fails. */
const cyclesOn = ({ closed }: RunCurve, S: number): number =>
  S > 0 ? cyclesToFailure(closed.curve, S) : Number.POSITIVE_INFINITY

/** A distribution of wave ranges over a year, its steps in the trace. */
function spreadRange(spread: WaveWeibull, f_t: number | undefined, { closed }: RunCurve, trace: Trace): ActingRange {
  const { reference_stress_range_MPa: dS_0, reference_cycles: n_0, shape: h, cycles_per_year: nu_y } = spread
  const F = factorOf(spread.scf, f_t, 'w', trace)
  const q_0 = trace.apply(scaleOfExtreme, { dS_0, n_0, h })
  const q = trace.apply(effectiveScale, { F, q_0 }, { rename: { F: 'F_w' } })
  const n = trace.apply(annual.cyclesInYear, { nu_y, T_y: annual.ONE_YEAR })
  const names = { as: 'D_b', rename: { n_0: 'n_y' } }
  const [above] = closed.lines
  const D_b =
    'S_1' in closed
      ? trace.apply(twoSlopeWeibull, { n_0: n, q, h, S_1: closed.S_1, ...linesOf(closed) }, names)
      : trace.apply(weibullDamage, { n_0: n, q, h, a_D: above.a_D, m: above.m }, names)
  const rate = trace.apply(annual.annualDamage, { D_b, T_b: annual.ONE_YEAR }, { rename: { T_b: 'T_y' } })
  return { cause: DISTRIBUTION, S_n: dS_0, S: q, n, N: undefined, d: D_b, annual: rate }
}

const linesOf = ({ lines: [above, below] }: Extract<RunCurve['closed'], { S_1: number }>) => ({
  a_1: above.a_D,
  m_1: above.m,
  a_2: below.a_D,
  m_2: below.m,
})

/** A vibration over a year, its steps in the trace. */
function vivRange(v: VivCase, f_t: number | undefined, curve: RunCurve, trace: Trace): ActingRange {
  const { stress_range_MPa: S_n, frequency_hz: f_v, exposure_hours_per_year: hours } = v
  const p_e = v.exposure_fraction ?? hours ?? 0
  const F = factorOf(v.scf, f_t, 'v', trace)
  const S = trace.apply(effectiveRange, { F, S_n }, { as: 'S_e', rename: { F: 'F_v', S_n: 'S_v' } })
  const share = hours === undefined ? {} : { rename: { p_e: 'p_h' } }
  const T_e = trace.apply(annual.exposureInYear, { p_e, T_y: annual.ONE_YEAR }, share)
  const n = trace.apply(annual.responseCycles, { f_v, T_e })
  const found = v.narrow_band ? narrowBand(S, f_v, T_e, curve, trace) : constantRange(S, n, curve, trace)
  const rate = silent.apply(annual.annualDamage, { D_b: found.d, T_b: annual.ONE_YEAR })
  return { cause: VORTICES, S_n, S, n, ...found, annual: rate }
}

function narrowBand(S: number, f_v: number, T_e: number, { closed }: RunCurve, trace: Trace) {
  const [first] = closed.lines
  const part = 'S_1' in closed ? '_1' : ''
  const sigma = trace.apply(annual.deviationOfScale, { S }, { rename: { S: 'S_e' } })
  const names = {
    as: 'd_v',
    rename: { nu: 'f_v', T: 'T_e', a_D: part === '' ? 'a_D' : 'a_1', m: `m${part}` },
    note: 'first line only (conservative)',
  }
  const d = trace.apply(narrowBandDamage, { nu: f_v, T: T_e, a_D: first.a_D, sigma, m: first.m }, names)
  return { N: undefined, d }
}

function constantRange(S: number, n: number, curve: RunCurve, trace: Trace) {
  const traced = trace !== silent && S > 0
  const N = traced ? tracedCycles(curve.read, S, trace, { S: 'S_e', N: 'N_v', first: 'N_v1' }) : cyclesOn(curve, S)
  const names = { as: 'd_v', rename: { n: 'n_v', N: 'N_v' } }
  return { N, d: (traced ? trace : silent).apply(annual.rangeDamage, { n, N }, names) }
}

const none = (symbol: string, title: string) =>
  constant({ symbol, title, value: 0, unit: '1/year', source: house, clause: 'convention: no loading, no damage' })
const NO_WAVES = none('D_w', 'Annual wave damage (no waves entered)')
const NO_VORTICES = none('D_v', 'Annual VIV damage (no VIV entered)')

/** The segment step by step: the range of each cause that does most, and the sums. Gives the annual damage, 1/s. */
export function traceSegment(p: Params, found: SegmentDamage, curve: RunCurve, trace: Trace): number {
  const { segment, ranges } = found
  trace.section(`Segment ${segment.id}: thickness`)
  const f_t = thicknessOf(p, segment.wall_thickness_mm, trace)
  const D_w = traceWaves(found, f_t, curve, trace)
  const D_v = traceVortices(
    found,
    ranges.filter((r) => r.cause === VORTICES),
    f_t,
    curve,
    trace,
  )
  trace.section(`Segment ${segment.id}: annual damage`)
  return trace.apply(annual.totalAnnualDamage, { D_w: D_w ?? NO_WAVES, D_v: D_v ?? NO_VORTICES })
}

function traceWaves({ segment, ranges }: SegmentDamage, f_t: number | undefined, curve: RunCurve, trace: Trace) {
  const [[wave], [spread]] = [segment.wave ?? [], segment.wave_weibull ?? []]
  if (spread !== undefined) {
    trace.section(`Segment ${segment.id}: wave stress range distribution`)
    return spreadRange(spread, f_t, curve, trace).annual
  }
  if (wave === undefined) return undefined
  const own = ranges.filter((r) => r.cause === WAVES)
  trace.section(`Segment ${segment.id}: most damaging wave stress range`)
  const F = factorOf(wave.scf, f_t, 'w', trace)
  const worst = largest(own)
  if (worst?.N !== undefined && Number.isFinite(worst.N)) {
    const S = trace.apply(effectiveRange, { F, S_n: worst.S_n }, { as: 'S_g', rename: { F: 'F_w', S_n: 'S_n_g' } })
    const N = tracedCycles(curve.read, S, trace, { S: 'S_g', N: 'N_g', first: 'N_g1' })
    trace.apply(annual.rangeDamage, { n: worst.n, N }, { as: 'd_g', rename: { n: 'n_g', N: 'N_g' } })
  }
  trace.section(`Segment ${segment.id}: waves`)
  const D_b = sumOf(own, 'D_b', trace)
  return trace.apply(annual.annualDamage, { D_b, T_b: wave.histogram_period_years })
}

function traceVortices(
  { segment }: SegmentDamage,
  own: readonly ActingRange[],
  f_t: number | undefined,
  curve: RunCurve,
  trace: Trace,
): number | undefined {
  const worst = largest(own)
  if (worst === undefined) return undefined
  const v = segment.viv_cases?.[own.indexOf(worst)]
  trace.section(`Segment ${segment.id}: most damaging VIV case`)
  if (v !== undefined) vivRange(v, f_t, curve, trace)
  trace.section(`Segment ${segment.id}: vortex-induced vibration`)
  const D_b = sumOf(own, 'D_bv', trace)
  const names = { as: 'D_v', rename: { D_b: 'D_bv', T_b: 'T_y' }, title: 'Annual VIV damage' }
  return trace.apply(annual.annualDamage, { D_b, T_b: annual.ONE_YEAR }, names)
}

const largest = (of: readonly ActingRange[]): ActingRange | undefined =>
  of.reduce<ActingRange | undefined>((a, b) => (a && a.d >= b.d ? a : b), undefined)

function sumOf(own: readonly ActingRange[], as: string, trace: Trace): number {
  const d = own.map((r) => r.d)
  const names = { as, ...(as === 'D_bv' && { rename: { d: 'd_j' } }) }
  if (d.length <= WRITTEN_OUT) return trace.apply(annual.periodDamage, { d }, names)
  const { title, source, clause } = annual.periodDamage
  const value = annual.periodDamage.evaluate({ d })
  return trace.lookup({
    symbol: as,
    title,
    unit: '-',
    source,
    clause,
    value,
    cell: `sum of the ${d.length} rows of the stress range table`,
  })
}
