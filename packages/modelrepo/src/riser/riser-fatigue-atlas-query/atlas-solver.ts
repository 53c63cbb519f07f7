/** The direct solver behind the atlas: riser-fatigue version 1, the first segment of its example. */
import { type Source, silent, type Trace } from '@keelson/equations'
import { scaledRange } from '@keelson/physics/fatigue/annual.ts'
import { type AnyContract, ContractError, readParams } from '@keelson/workflow'
import { curveOf, type RunCurve } from '../riser-fatigue/calculate-curve.ts'
import { type SegmentDamage, segmentDamage, traceSegment, VORTICES, WAVES } from '../riser-fatigue/calculate-segment.ts'
import { contract } from '../riser-fatigue/contract.ts'
import example from '../riser-fatigue/example.json' with { type: 'json' }
import type { Params as ParentParams, Segment, Wave } from '../riser-fatigue/inputs.ts'

export const PARENT = 'modelrepo:riser-fatigue@1'

/** What a query gives to the parent, SI. */
export interface Asked {
  readonly stress_concentration_factor: number
  readonly viv_stress_scale: number
}

const BASE = readParams(contract as unknown as AnyContract, example).params as unknown as ParentParams

interface BaseSegment extends Segment {
  readonly wave: [Wave]
}
const isBase = (segment: Segment | undefined): segment is BaseSegment => segment?.wave?.[0] !== undefined

/** The base segment: it has a histogram of waves and vortex-induced vibration. */
export function baseSegment(): BaseSegment {
  const [first] = BASE.segments
  if (isBase(first)) return first
  throw new ContractError('the example of riser-fatigue begins with a segment with a wave histogram')
}

/** The base segment with the concentration and the scale of a query. */
function segmentOf({ stress_concentration_factor: scf, viv_stress_scale: k_v }: Asked): Segment {
  const base = baseSegment()
  const scaled = (S_v0: number) => scaledRange.evaluateSI({ k_v, S_v0 })
  return {
    ...base,
    wave: [{ ...base.wave[0], scf }],
    viv_cases: (base.viv_cases ?? []).map((v) => ({ ...v, stress_range_MPa: scaled(v.stress_range_MPa) })),
  }
}

export const curveOfBase = (trace: Trace = silent): RunCurve => curveOf(BASE, trace)

/** Annual damages, 1/s, with the ranges that make them up. */
export const solvedAt = (asked: Asked, curve: RunCurve = curveOfBase()): SegmentDamage =>
  segmentDamage(BASE, segmentOf(asked), 0, curve)

const source: Source = {
  id: 'riser-fatigue',
  title: 'First segment of riser-fatigue example',
  publisher: 'Keelson',
  revision: 'version 1',
}

/** The parent's own calculation, its steps in the trace; what of the base segment they need is read first. */
export function solved(asked: Asked, trace: Trace): SegmentDamage {
  trace.section(`Direct solver: ${PARENT}`)
  const curve = curveOfBase(trace)
  const found = solvedAt(asked, curve)
  readBase(asked, found, trace)
  return { ...found, D_a: traceSegment(BASE, found, curve, trace) }
}

function readBase({ viv_stress_scale: k_v }: Asked, { ranges, segment }: SegmentDamage, trace: Trace): void {
  const base = baseSegment()
  trace.section(`Base segment ${segment.id}`)
  const read = (symbol: string, title: string, unit: string, value: number) =>
    trace.lookup({ symbol, title, unit, value, source, clause: 'segments', cell: segment.id })
  read('t', 'Wall thickness', 'mm', base.wall_thickness_mm)
  read('T_b', 'Histogram period', 'year', base.wave[0].histogram_period_years)
  const worstOf = (cause: string) => ranges.filter((r) => r.cause === cause).reduce((a, b) => (a.d >= b.d ? a : b))
  const wave = worstOf(WAVES)
  read('S_n_g', 'Most damaging wave stress range', 'MPa', wave.S_n)
  read('n_g', 'Cycles of this stress range in the period', '-', wave.n)
  const vibrations = ranges.filter((r) => r.cause === VORTICES)
  const v = base.viv_cases?.[vibrations.indexOf(worstOf(VORTICES))]
  if (v === undefined) return
  const S_v0 = read('S_v0', 'Most damaging VIV stress range', 'MPa', v.stress_range_MPa)
  read('f_v', 'Frequency of this VIV case', 'Hz', v.frequency_hz)
  read(
    v.exposure_fraction === undefined ? 'p_h' : 'p_e',
    'Exposure fraction of this VIV case',
    '-',
    v.exposure_fraction ?? v.exposure_hours_per_year ?? 0,
  )
  read('SCF_v', 'Stress concentration factor of this VIV case', '-', v.scf)
  trace.apply(scaledRange, { k_v, S_v0 })
}
