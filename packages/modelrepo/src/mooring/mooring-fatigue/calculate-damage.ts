/** Damage of one line: each bin of its loading against its curve, or its stress spectrum in closed form. */
import { silent, type Trace } from '@keelson/equations'
import { binDamage, damageOf, designCycles, historyCycles } from '@keelson/physics/fatigue/miner.ts'
import { countedRanges, rainflow } from '@keelson/physics/fatigue/rainflow.ts'
import { tensionRatio } from '@keelson/standards/api-rp-2sk-2005/tn-curves.ts'
import {
  chainArea,
  localStressRange,
  ropeArea,
  tensionStressRange,
} from '@keelson/standards/dnv-os-e301-2018/component-curves.ts'
import { CalculationError, ContractError } from '@keelson/workflow'
import { type Capacity, capacityOf, GOVERNING } from './calculate-capacity.ts'
import { type Spectral, spectralDamage } from './calculate-spectral.ts'
import type { Line, Params } from './inputs.ts'
import { CHAIN, type LineCurve } from './modes-curve.ts'
import { isSpectral } from './rules.ts'

/** One range of a loading, as it came: a tension range, N, or a nominal stress range, Pa, and its cycles. */
interface Load {
  readonly dT?: number
  readonly S_n?: number
  /** Cycles in the period, or the count in one history. */
  readonly cycles: number
}

export interface Bin extends Load {
  /** Stress range with its concentration, Pa; undefined where no area was given. */
  readonly S: number | undefined
  /** What the curve was read at: stress range, Pa, or ratio to the strength. */
  readonly range: number
  /** Cycles over the design life. */
  readonly n: number
  /** Cycles to failure; Infinity where they are beyond a number. */
  readonly N: number
  readonly d: number
}

export interface LineDamage {
  readonly line: Line
  readonly index: number
  readonly curve: LineCurve
  readonly capacity: Capacity
  readonly bins: readonly Bin[]
  readonly spectral: Spectral | undefined
  /** Over the design life, without a design fatigue factor. */
  readonly D: number
}

/** Damage of a line over the design life. Throws CalculationError where it is beyond the range of numbers. */
export function lineDamage(p: Params, line: Line, index: number, curve: LineCurve): LineDamage {
  const capacity = capacityOf(curve, line, silent)
  const spectral = isSpectral(line) ? spectralDamage(p, line, capacity, silent) : undefined
  const bins = spectral ? [] : binsOf(p, line, capacity)
  const D = spectral?.D ?? damageOf(bins)
  if (!Number.isFinite(D)) {
    throw new CalculationError(
      `the damage of line '${line.id}' exceeds the numerical range; check its ranges and cycles`,
    )
  }
  return { line, index, curve, capacity, bins, spectral, D }
}

function binsOf(p: Params, line: Line, capacity: Capacity): Bin[] {
  const A = areaOf(line, silent)
  return loadsOf(line).map((load) => {
    const S = stressRange(line, load, A, silent)
    const range = capacity.strength === undefined ? S : rangeRatio(load, capacity.strength, silent)
    if (range === undefined) throw new ContractError('the rules require what the curve needs')
    const n = cyclesOverLife(p, line, load, silent)
    const N = capacity.cycles(range)
    return { ...load, S, range, n, N, d: binDamage.evaluate({ n, N }) }
  })
}

function loadsOf(line: Line): Load[] {
  if (line.tension_range_bins)
    return line.tension_range_bins.map((b) => ({ dT: b.tension_range_kN, cycles: b.n_cycles }))
  if (line.stress_range_bins)
    return line.stress_range_bins.map((b) => ({ S_n: b.stress_range_MPa, cycles: b.n_cycles }))
  return countedRanges(rainflow(line.tension_history_kN ?? [])).map((c) => ({ dT: c.range, cycles: c.count }))
}

/** Nominal area, m2: given, or of the diameter. */
export function areaOf(line: Line, trace: Trace): number | undefined {
  if (line.area_mm2 !== undefined) return line.area_mm2
  const d = line.nominal_diameter_mm
  return d === undefined ? undefined : trace.apply(line.material === CHAIN ? chainArea : ropeArea, { d })
}

/** Stress range with its concentration, Pa. */
export function stressRange(line: Line, load: Load, A: number | undefined, trace: Trace): number | undefined {
  const SCF = line.stress_concentration_factor
  const as = GOVERNING.S
  if (load.S_n !== undefined) return trace.apply(localStressRange, { SCF, S_n: load.S_n }, { as })
  if (load.dT === undefined || A === undefined) return undefined
  return trace.apply(tensionStressRange, { SCF, dT: load.dT, A }, { as, rename: { dT: GOVERNING.range } })
}

/** Tension range over the reference strength. */
export function rangeRatio(load: Load, RBS: number, trace: Trace): number | undefined {
  if (load.dT === undefined) return undefined
  return trace.apply(tensionRatio, { dT: load.dT, RBS }, { as: GOVERNING.R, rename: { dT: GOVERNING.range } })
}

/** Cycles over the design life. */
export function cyclesOverLife(p: Params, line: Line, load: Load, trace: Trace): number {
  const { design_life: T_L, bins_period_years: T_b } = p
  const as = GOVERNING.n
  if (line.n_repeats !== undefined && line.tension_history_kN !== undefined) {
    const period = T_b ?? T_L
    return trace.apply(
      historyCycles,
      { c: load.cycles, n_r: line.n_repeats, T_L, T_b: period },
      { as, ...(T_b === undefined && { rename: { T_b: 'T_L' } }) },
    )
  }
  return T_b === undefined ? load.cycles : trace.apply(designCycles, { n_b: load.cycles, T_L, T_b }, { as })
}
