/** A producing system above its node: tubing, choke and flowline, for any rate. */
import { silent, type Trace } from '@keelson/equations'
import { gasLiquidRatio, liquidRate } from './choke.ts'
import { type ChokeLaw, chokePressure, lawOf, OPEN_END, upstreamPressure } from './choke-laws.ts'
import { USUAL_OPTIONS } from './gradient.ts'
import { type LiftCurve, type LiftStep, type Tubing, type TubingCurve, tubingCurve } from './lift.ts'

/** From the choke, or the wellhead, to the separator; SI. */
export interface Flowline {
  /** Pressure of the separator, Pa. */
  readonly separatorPressure: number
  /** m. */
  readonly length: number
  readonly diameter: number
  readonly roughness: number
  /** From the horizontal, rad; uphill in the direction of flow positive. */
  readonly inclination: number
  /** K, all along. */
  readonly temperature: number
}
export interface Bean {
  /** In 64ths of an inch. */
  readonly size: number
  readonly law: ChokeLaw
}
/** A tubing with what holds the pressure at its top: a flowline, a choke, both, or a known wellhead pressure. */
export interface Producer extends Tubing {
  /** Pa; used where there is neither flowline nor choke. */
  readonly wellheadPressure?: number
  readonly flowline?: Flowline
  /** Needs a water cut below 1. */
  readonly bean?: Bean
}

/** Pressures above the tubing at a rate, Pa. */
interface Surface {
  readonly wellhead: number
  /** Behind the choke, at the inlet of the flowline; undefined without a flowline. */
  readonly inlet?: number
}
/** Pressure at the inlet of a flowline of a rate, each reckoned once; undefined where the flowline has no answer. */
export type Inlets = (rate: number) => number | undefined
export interface OutflowCurve extends LiftCurve {
  /** Undefined where the flowline has no answer. */
  readonly surfaceAt: (rate: number) => Surface | undefined
  /** The way up the flowline from the separator; none without a flowline. */
  readonly flowlineAt: (rate: number) => readonly LiftStep[]
  /** Of the flowline, for another system that flows through the same; undefined without one. */
  readonly inlets: Inlets | undefined
}

/**
 * Prepares a system; `inlets`: of another one with the same flowline and fluid. Throws RangeError where nothing holds the
 * pressure at its wellhead.
 */
export function outflowCurve(producer: Producer, inlets?: Inlets): OutflowCurve {
  const tubing = tubingCurve(producer)
  const { flowline, bean, wellheadPressure } = producer
  if (flowline === undefined && bean === undefined && wellheadPressure === undefined)
    throw new RangeError('the well outlet pressure requires a wellhead pressure, a flowline or a choke')
  const line = flowline && tubingCurve(flowlineOf(producer, flowline))
  const inletAt = flowline && line ? (inlets ?? inletsOf(line, flowline)) : undefined
  const surfaceAt = (rate: number): Surface | undefined => {
    if (!inletAt && !bean && wellheadPressure !== undefined) return { wellhead: wellheadPressure }
    const inlet = inletAt?.(rate)
    if (inletAt && inlet === undefined) return undefined
    const wellhead = bean ? heldBy(bean, producer, liquidOf(producer, rate), inlet, silent) : (inlet ?? Number.NaN)
    return inlet === undefined ? { wellhead } : { wellhead, inlet }
  }
  return {
    surfaceAt,
    flowlineAt: (rate) => (flowline && line ? line.profileFrom(rate, flowline.separatorPressure) : []),
    inlets: inletAt,
    pressureAt: (rate) => {
      const surface = surfaceAt(rate)
      return surface && tubing.pressureFrom(rate, surface.wellhead)
    },
    profileAt: (rate) => {
      const surface = surfaceAt(rate)
      return surface ? tubing.profileFrom(rate, surface.wellhead) : []
    },
    pointAt: tubing.pointAt,
  }
}

function inletsOf({ pressureFrom }: TubingCurve, { separatorPressure }: Flowline): Inlets {
  const known = new Map<number, number | undefined>()
  return (rate) => {
    if (!known.has(rate)) known.set(rate, pressureFrom(rate, separatorPressure))
    return known.get(rate)
  }
}

/** The flowline as a pipe that is marched upstream from the separator, by Beggs and Brill. */
export function flowlineOf(producer: Producer, flowline: Flowline): Tubing {
  const { path: _, correction: __, ...fluid } = producer
  return {
    ...fluid,
    depth: flowline.length,
    diameter: flowline.diameter,
    roughness: flowline.roughness,
    inclination: flowline.inclination,
    wellheadTemperature: flowline.temperature,
    bottomholeTemperature: flowline.temperature,
    correlation: 'beggs_brill',
    options: USUAL_OPTIONS,
  }
}

const liquidOf = ({ waterCut: f_w }: Producer, q_o: number) => liquidRate.evaluateSI({ q_o, f_w })

/**
 * Pressure upstream of a choke at a liquid rate (m3/s): that of its law, and never below the pressure behind it, which
 * is that of the atmosphere without a flowline.
 */
export function heldBy(
  bean: Bean,
  { gasOilRatio: R_p, waterCut: f_w }: Producer,
  q_L: number,
  inlet: number | undefined,
  trace: Trace,
): number {
  const p_d = inlet ?? OPEN_END
  const R_gl = trace.apply(gasLiquidRatio, { R_p, f_w })
  const { A_c, B_c, C_c } = lawOf(bean.law, trace)
  const p_c = trace.apply(chokePressure, { A_c, R_gl, B_c, q_L, S_b: bean.size, C_c })
  return trace.apply(upstreamPressure, { p_c, p_d })
}
