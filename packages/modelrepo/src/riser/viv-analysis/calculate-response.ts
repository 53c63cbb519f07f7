/** Which modes the current excites, and how far an excited one swings. */
import { constant, house, silent, type Trace } from '@keelson/equations'
import {
  amplitudeOfDiameters,
  griffinRambergAmplitude,
  vibrationStressRange,
} from '@keelson/physics/vortex-induced/response.ts'
import * as c205 from '@keelson/standards/dnv-rp-c205-2021/vortex-shedding.ts'
import { stabilityParameter } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { inLineAmplitude1, inLineAmplitude2 } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { type Mode, tracedMode } from './calculate-modes.ts'
import type { Span } from './calculate-span.ts'
import type { Params } from './inputs.ts'

export interface Flow {
  readonly Re: number
  /** Of cross-flow excitation. */
  readonly f_s: number
  /** Of in-line excitation. */
  readonly f_IL: number
  /** undefined where no damping is given. */
  readonly K_s: number | undefined
  /** In-line vibration, by damping. */
  readonly suppressed: boolean
}
interface Vibration {
  readonly A: number
  readonly S: number
}
/** A mode in the current. */
export interface Answer {
  readonly mode: Mode
  readonly V_R: number
  /** Over cross-flow excitation; undefined without a current. */
  readonly ratio: number | undefined
  readonly crossFlow: Vibration | undefined
  readonly inLine: Vibration | undefined
}

export function flowOf(p: Params, { D_h, m_e }: Span, trace: Trace): Flow {
  trace.section('Vortex shedding')
  const U = p.current_velocity
  const Re = trace.apply(c205.reynoldsNumber, { U, D_h, nu: p.kinematic_viscosity })
  const f_s = trace.apply(c205.crossFlowExcitation, { St: p.strouhal_number, U, D_h })
  const f_IL = trace.apply(c205.inLineExcitation, { f_s })
  const K_s = stabilityOf(p, D_h, m_e, trace)
  return { Re, f_s, f_IL, K_s, suppressed: K_s !== undefined && K_s > c205.IN_LINE_STABLE.value }
}

function stabilityOf(p: Params, D_h: number, m_e: number, trace: Trace): number | undefined {
  const zeta_T = p.total_damping_ratio
  if (zeta_T === undefined) return undefined
  const rename = { D: 'D_h' }
  return trace.apply(stabilityParameter, { m_e, zeta_T, rho_w: p.water_density, D: D_h }, { rename })
}

const isCrossFlow = (V_R: number): boolean => V_R >= c205.CROSS_FLOW_ONSET.value && V_R <= c205.CROSS_FLOW_END.value
const isInLine = (V_R: number): boolean => V_R >= c205.IN_LINE_ONSET.value && V_R <= c205.IN_LINE_END.value

/** Every mode in the current, silently. */
export const answersOf = (p: Params, span: Span, flow: Flow, modes: readonly Mode[]): readonly Answer[] =>
  modes.map((mode) => answerOf(p, span, flow, mode, silent))

/** A mode in the current, step by step from the span on. */
export function tracedAnswer(p: Params, span: Span, flow: Flow, mode: Mode, trace: Trace): Answer {
  const own = traceOfRow(trace, `Mode ${mode.n}`, String(mode.n), OF_ALL_MODES)
  own.section('natural frequency and shape')
  const again = tracedMode(span, mode, own)
  own.section('in the current')
  return answerOf(p, span, flow, again, own)
}
/** Symbols of what every mode shares. */
const OF_ALL_MODES: ReadonlySet<string> = new Set('L EI m_e T E D D_h U St f_s f_IL K_s R_1 R_2 SCF'.split(' '))

function answerOf(p: Params, span: Span, flow: Flow, mode: Mode, trace: Trace): Answer {
  const [U, { D_h }, { f_n }] = [p.current_velocity, span, mode]
  const V_R = trace.apply(c205.reducedVelocity, { U, f_n, D_h })
  const ratio = U > 0 ? trace.apply(c205.frequencyRatio, { f_n, f_s: flow.f_s }) : undefined
  return {
    mode,
    V_R,
    ratio,
    crossFlow: isCrossFlow(V_R) ? crossFlowOf(p, span, flow, mode, trace) : undefined,
    inLine: isInLine(V_R) && !flow.suppressed ? inLineOf(p, span, flow, mode, trace) : undefined,
  }
}

const UNDAMPED = constant({
  symbol: 'K_s',
  title: 'Stability parameter without damping, which gives maximum amplitudes',
  value: 0,
  unit: '-',
  source: house,
  clause: 'no damping given',
})
/** Turbulence and the angle of the flow take nothing. */
const NOTHING_TAKEN = constant({
  symbol: 'R_Itheta',
  title: 'Reduction factor without turbulence or flow angle',
  value: 1,
  unit: '-',
  source: dnvRpF105,
  clause: '4.3',
})

function crossFlowOf(p: Params, span: Span, { K_s = UNDAMPED.value }: Flow, mode: Mode, trace: Trace): Vibration {
  const { gamma_n } = mode
  const damping = K_s === UNDAMPED.value ? UNDAMPED : K_s
  const given = { gamma_n, D_h: span.D_h, St: p.strouhal_number, K_s: damping }
  const A = trace.apply(griffinRambergAmplitude, given)
  return { A, S: stressOf(p, span, mode, A, 'CF', trace) }
}

function inLineOf(p: Params, span: Span, { K_s = UNDAMPED.value }: Flow, mode: Mode, trace: Trace): Vibration {
  const K_sd = K_s === UNDAMPED.value ? UNDAMPED : K_s
  const rename = { K_sd: 'K_s' }
  const A_2 = trace.apply(inLineAmplitude2, { K_sd, R_2: NOTHING_TAKEN }, { rename })
  const A_Y_1 = trace.apply(
    inLineAmplitude1,
    { K_sd, R_1: NOTHING_TAKEN, A_2 },
    { rename: { ...rename, A_2: 'A_Y_2' } },
  )
  const A = trace.apply(amplitudeOfDiameters, { A_Y_1, D_h: span.D_h })
  return { A, S: stressOf(p, span, mode, A, 'IL', trace) }
}

function stressOf(p: Params, { E, D }: Span, { kappa_n }: Mode, A: number, way: 'CF' | 'IL', trace: Trace): number {
  const SCF = p.stress_concentration_factor
  const rename = { A: `A_${way}`, D_s: 'D' }
  return trace.apply(vibrationStressRange, { A, E, D_s: D, kappa_n, SCF }, { as: `S_${way}`, rename })
}
