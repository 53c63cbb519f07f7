/** The inflow of a well as one curve, whatever relation it follows: rate of a pressure, pressure of a rate. */
import type { ApplyOptions, Trace } from '@keelson/equations'
import { backPressureOpenFlow, backPressurePressure, backPressureRate } from './fetkovich.ts'
import { jonesOpenFlow, jonesPressure, jonesRate } from './jones.ts'
import { linearOpenFlow, linearPressure, linearRate } from './linear.ts'
import {
  additionalRate,
  compositeOpenFlow,
  compositePressure,
  compositeRate,
  rateAtBubblePoint,
  vogelOpenFlow,
  vogelPressure,
  vogelRate,
} from './vogel.ts'

/** What a well delivers, apart from the reservoir pressure; SI, but C, A_J and B_J for stb/d and psi. */
export type Deliverability =
  | { readonly kind: 'vogel'; readonly J: number }
  | { readonly kind: 'composite'; readonly J: number; readonly p_b: number }
  | { readonly kind: 'linear'; readonly J: number }
  | { readonly kind: 'fetkovich'; readonly C: number; readonly n: number }
  | { readonly kind: 'jones'; readonly A_J: number; readonly B_J: number }

/** A curve at a reservoir pressure; all in SI. */
export interface Inflow {
  readonly p_r: number
  /** Absolute open flow: the rate at p_wf = 0. */
  readonly q_max: number
  /** Rate at the bubble point and the most gained below it, of an undersaturated reservoir. */
  readonly q_b?: number
  readonly q_v?: number
  /** Rate of a flowing pressure 0 ... p_r. */
  readonly rate: (p_wf: number, trace: Trace, options?: ApplyOptions) => number
  /** Flowing pressure of a rate 0 ... q_max. */
  readonly pressure: (q: number, trace: Trace, options?: ApplyOptions) => number
}

/**
 * The curve of a deliverability at a reservoir pressure (Pa, > 0). A composite curve whose bubble point is not below
 * the reservoir pressure is Vogel's. The open flow is traced; each later rate and pressure as its caller asks.
 */
export function inflowCurve(d: Deliverability, p_r: number, trace: Trace): Inflow {
  if (d.kind === 'composite' && d.p_b < p_r) return composite(d, p_r, trace)
  if (d.kind === 'vogel' || d.kind === 'composite') return saturated(d.J, p_r, trace)
  if (d.kind === 'linear') return linear(d.J, p_r, trace)
  return d.kind === 'fetkovich' ? backPressure(d, p_r, trace) : turbulent(d, p_r, trace)
}

function saturated(J: number, p_r: number, trace: Trace): Inflow {
  const q_max = trace.apply(vogelOpenFlow, { J, p_r })
  return {
    p_r,
    q_max,
    rate: (p_wf, t, options) => t.apply(vogelRate, { q_max, p_wf, p_r }, options),
    pressure: (q, t, options) => t.apply(vogelPressure, { p_r, q, q_max }, options),
  }
}

function composite({ J, p_b }: { readonly J: number; readonly p_b: number }, p_r: number, trace: Trace): Inflow {
  const q_b = trace.apply(rateAtBubblePoint, { J, p_r, p_b }, AT_RESERVOIR)
  const q_v = trace.apply(additionalRate, { J, p_b }, AT_RESERVOIR)
  return {
    p_r,
    q_max: trace.apply(compositeOpenFlow, { q_b, q_v }),
    q_b,
    q_v,
    rate: (p_wf, t, o) => t.apply(compositeRate, { J, p_r, p_wf, p_b, q_b, q_v }, withReservoir(o)),
    pressure: (q, t, o) => t.apply(compositePressure, { p_r, q, J, q_b, p_b, q_v }, withReservoir(o)),
  }
}
/** The bubble point of the inflow is entered and may differ from that of the fluid in the tubing. */
const AT_RESERVOIR: ApplyOptions = { rename: { p_b: 'p_br' } }
const withReservoir = (o: ApplyOptions = {}): ApplyOptions => ({ ...o, rename: { ...o.rename, p_b: 'p_br' } })

function linear(J: number, p_r: number, trace: Trace): Inflow {
  return {
    p_r,
    q_max: trace.apply(linearOpenFlow, { J, p_r }),
    rate: (p_wf, t, options) => t.apply(linearRate, { J, p_r, p_wf }, options),
    pressure: (q, t, options) => t.apply(linearPressure, { p_r, q, J }, options),
  }
}

function backPressure({ C, n }: { readonly C: number; readonly n: number }, p_r: number, trace: Trace): Inflow {
  const q_max = trace.apply(backPressureOpenFlow, { C, p_r, n })
  return {
    p_r,
    q_max,
    rate: (p_wf, t, options) => t.apply(backPressureRate, { C, p_r, p_wf, n }, options),
    pressure: (q, t, options) => t.apply(backPressurePressure, { p_r, q, q_max, n }, options),
  }
}

function turbulent({ A_J, B_J }: { readonly A_J: number; readonly B_J: number }, p_r: number, trace: Trace): Inflow {
  return {
    p_r,
    q_max: trace.apply(jonesOpenFlow, { p_r, A_J, B_J }),
    rate: (p_wf, t, options) => t.apply(jonesRate, { p_r, p_wf, A_J, B_J }, options),
    pressure: (q, t, options) => t.apply(jonesPressure, { p_r, A_J, q, B_J }, options),
  }
}
