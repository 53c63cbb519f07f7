/** The fatigue curve of a line: what range it takes and the cycles it withstands, from whichever family was chosen. */
import type { Trace } from '@keelson/equations'
import { closedCurve, tracedCycles } from '@keelson/physics/fatigue/named-curve.ts'
import { cyclesToFailure } from '@keelson/physics/fatigue/sn-curve.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import {
  CHAIN_CURVES,
  type ChainCurve,
  isChainCurve,
  meanLoadRatio,
  ORQ_COEFFICIENT,
  ROPE_CURVES,
  type RopeCurve,
  ropeIntercept,
  tensionCycles,
} from '@keelson/standards/api-rp-2sk-2005/tn-curves.ts'
import {
  COMPONENT_CURVES,
  COMPONENT_TABLE,
  type ComponentCurve,
  componentCycles,
} from '@keelson/standards/dnv-os-e301-2018/component-curves.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import type { CurveName, Environment } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { printedCurve } from '@keelson/standards/dnv-rp-c203-2016/structural-curves.ts'
import { chainBreakingLoad } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import { given } from '@keelson/workflow'
import type { Line } from './inputs.ts'
import { C203, type Chosen, E301 } from './modes-curve.ts'

/** Symbols of the governing bin, apart from those of the lists that are summed. */
export const GOVERNING = { range: 'dT_g', S: 'S_g', R: 'R_g', n: 'n_g', N: 'N_g', first: 'N_1', d: 'd_g' } as const

export interface Capacity {
  /** Cycles to failure at a stress range, Pa, or at a ratio of tension range to strength. */
  readonly cycles: (range: number) => number
  /** The same, with the coefficients and the formula in the trace. */
  readonly traced: (range: number, trace: Trace) => number
  /** Strength that tension ranges are divided by, N; undefined where the curve takes stress. */
  readonly strength: number | undefined
  /** Slope and intercept, MPa, of a stress curve of one slope, read into the trace. */
  readonly singleSlope: ((trace: Trace) => { readonly a_D: number; readonly m: number }) | undefined
}

/** The curve of a line; for API RP 2SK its strength and intercept enter the trace at once. */
export function capacityOf(chosen: Chosen, line: Line, trace: Trace): Capacity {
  if (chosen.family === C203) return weldedDetail(chosen.curve, chosen.environment)
  return chosen.family === E301 ? component(chosen.curve) : tension(chosen.curve, line, trace)
}

function weldedDetail(name: CurveName, environment: Environment): Capacity {
  const named = printedCurve(name, environment)
  const single = (trace: Trace) => closedCurve(named, trace).lines[0]
  return {
    cycles: (S) => cyclesToFailure(named.curve, S),
    traced: (S, trace) => tracedCycles(named, S, trace, GOVERNING),
    strength: undefined,
    singleSlope: named.curve.N_knee === null ? single : undefined,
  }
}

function component(name: ComponentCurve): Capacity {
  const { a_D, m } = COMPONENT_CURVES[name]
  const at = { unit: '-', source: dnvOsE301, clause: COMPONENT_TABLE, cell: name.replaceAll('_', ' ') }
  const read = (trace: Trace) => ({
    a_D: trace.lookup({ ...at, symbol: 'a_D', title: 'S-N curve intercept', value: a_D }),
    m: trace.lookup({ ...at, symbol: 'm', title: 'S-N curve slope', value: m }),
  })
  return {
    cycles: (S) => componentCycles.evaluateSI({ a_D, m, S }),
    traced: (S, trace) =>
      trace.apply(componentCycles, { ...read(trace), S }, { as: GOVERNING.N, rename: { S: GOVERNING.S } }),
    strength: undefined,
    singleSlope: read,
  }
}

function tension(name: ChainCurve | RopeCurve, line: Line, trace: Trace): Capacity {
  const RBS = strengthOf(line, trace)
  const { K, M } = tensionCurve(name, line, RBS, trace)
  return {
    cycles: (R) => tensionCycles.evaluate({ K, M, R }),
    traced: (R, onto) => onto.apply(tensionCycles, { K, M, R }, { as: GOVERNING.N, rename: { R: GOVERNING.R } }),
    strength: RBS,
    singleSlope: undefined,
  }
}

function strengthOf(line: Line, trace: Trace): number {
  if (line.reference_breaking_strength_kN !== undefined) return line.reference_breaking_strength_kN
  const { nominal_diameter_mm: d } = given(line, 'nominal_diameter_mm')
  return trace.apply(chainBreakingLoad, { c: ORQ_COEFFICIENT, d }, { as: 'RBS' })
}

function tensionCurve(name: ChainCurve | RopeCurve, line: Line, RBS: number, trace: Trace) {
  const at = { unit: '-', source: apiRp2sk, clause: 'table 3', cell: name.replaceAll('_', ' ') }
  const read = (symbol: string, title: string, value: number) => trace.lookup({ ...at, symbol, title, value })
  if (isChainCurve(name)) {
    const { K, M } = CHAIN_CURVES[name]
    return { K: read('K', 'T-N curve intercept', K), M: read('M', 'T-N curve slope', M) }
  }
  const rope = ROPE_CURVES[name]
  const M = read('M', 'T-N curve slope', rope.M)
  const b_0 = read('b_0', 'Rope coefficient', rope.b_0)
  const b_1 = read('b_1', 'Mean load coefficient', rope.b_1)
  const { mean_tension_kN: T_m } = given(line, 'mean_tension_kN')
  const L_m = trace.apply(meanLoadRatio, { T_m, RBS })
  return { K: trace.apply(ropeIntercept, { b_0, b_1, L_m }), M }
}
