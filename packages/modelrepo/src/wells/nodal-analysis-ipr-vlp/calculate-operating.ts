/** The operating point traced: the inflow at it, the lift at it, and what would lift a well that does not flow. */
import { type Met, met, silent, type Trace } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { liquidRate } from '@keelson/physics/multiphase/choke.ts'
import type { Gradient } from '@keelson/physics/multiphase/gradient-parts.ts'
import { liftCurve, tracedGradient } from '@keelson/physics/multiphase/lift.ts'
import {
  drawdown,
  liftDeficit,
  liftGasRate,
  liquidGravity,
  pumpHead,
} from '@keelson/physics/multiphase/lift-deficit.ts'
import { brillMukherjee } from '@keelson/physics/multiphase/sources.ts'
import {
  type MarchStep,
  midpointPressure,
  nextPressure,
  stepCount,
  stepLength,
} from '@keelson/physics/multiphase/traverse.ts'
import { oilGravity } from '@keelson/physics/pvt/standing.ts'
import { shownIn } from '@keelson/workflow'
import type { Intersection, ScanPoint, System } from './calculate-node.ts'

export interface Operating {
  readonly q: number
  readonly q_o: number
  readonly q_L: number
  readonly p_wf: number
  readonly Delta_p: number
  readonly stable: boolean
  readonly residual: number
}

/** Records the solved rate, the inflow pressure at it and the liquid beside it. */
export function tracedOperating(found: Intersection, { inflow, well }: System, trace: Trace): Operating {
  trace.section('Operating point')
  const q = trace.solved({
    symbol: 'q',
    title: 'Rate at which inflow and lift meet',
    unit: 'stb/d',
    source: brillMukherjee,
    clause: 'ch. 1, systems analysis',
    value: found.q,
    trial: inflow.q_max / 2,
    residual: found.residual / inflow.p_r,
    iterations: found.iterations,
    method: 'scan of the rates, then Brent; the lift by a traverse at each',
    meets: [meeting(inflow.pressure(found.q, silent), found.residual)],
  })
  const p_wf = inflow.pressure(q, trace)
  const Delta_p = trace.apply(drawdown, { p_r: inflow.p_r, p_wf })
  const { stable, residual } = found
  const f_w = well.waterCut
  if (f_w === 1) return { q, q_o: 0, q_L: q, p_wf, Delta_p, stable, residual }
  const q_L = trace.apply(liquidRate, { q_o: q, f_w }, { rename: { q_o: 'q' } })
  return { q, q_o: q, q_L, p_wf, Delta_p, stable, residual }
}

/** Inflow against lift, Pa; they miss each other only where the lift jumps between flow patterns. */
const meeting = (inflow: number, surplus: number): Met =>
  met('pressure of the inflow', 'psia', inflow, 'that the lift needs', inflow - surplus)

const MARCH = { source: brillMukherjee, clause: 'ch. 3, midpoint rule' } as const

/** Traces the last step of the traverse: fluid, holdup, gradient and the pressure at the node. */
export function tracedLastStep(last: MarchStep, q: number, { well }: System, trace: Trace): Gradient {
  trace.section('Lift: the last step of the traverse')
  const L = well.depth
  const Delta_L = trace.apply(stepLength, { L, N_z: trace.apply(stepCount, { L }) })
  const read = (symbol: string, title: string, unit: string, value: number) =>
    trace.lookup({ ...MARCH, symbol, title, unit, value, cell: 'last row of the traverse' })
  const p_1 = read('p_1', 'Pressure at the top of the step', 'psia', last.p_1)
  const G_1 = read('G_1', 'Gradient at the top of the step', 'psi/ft', last.atTop.G)
  const T = read('T', 'Temperature at the middle of the step, straight with depth', 'degF', last.T)
  const title = 'Inclination from the horizontal'
  trace.lookup({ ...MARCH, symbol: 'theta', title, unit: 'rad', value: well.inclination, cell: 'a vertical tubing' })
  const p = trace.apply(midpointPressure, { p_1, G_1, Delta_L })
  const gradient = tracedGradient(well, q, p, T, trace)
  trace.apply(nextPressure, { p_1, G: gradient.G, Delta_L }, { title: 'Flowing pressure by the lift' })
  return gradient
}

export interface Lacking {
  readonly Delta_l: number
  readonly H_p: number
  /** Undefined where no gas helps, or none can be dissolved: water only. */
  readonly q_gl: number | undefined
}

const SYSTEMS = { source: brillMukherjee, clause: 'ch. 1, systems analysis' } as const

/** Reads the pressures of lift and inflow at the rate of the scan where most is left or least is lacking. */
export function tracedBest({ p_vlp, p_ipr, q }: ScanPoint & { readonly p_vlp: number }, trace: Trace) {
  const cell = `scan of the rates, at ${shownIn(q, 'stb/d')}`
  const read = (symbol: string, title: string, value: number) =>
    trace.lookup({ ...SYSTEMS, symbol, title, unit: 'psia', value, cell })
  const p_l = read('p_l', 'Pressure that the lift needs', p_vlp)
  return { p_l, p_i: read('p_i', 'Pressure that the inflow gives', p_ipr) }
}

/** Records what the well lacks at its best rate, the pump head and the lift gas that would make it up. */
export function tracedDeficit(best: ScanPoint & { readonly p_vlp: number }, { well }: System, trace: Trace): Lacking {
  trace.section('What the well lacks')
  const { p_l, p_i } = tracedBest(best, trace)
  const Delta_l = trace.apply(liftDeficit, { p_l, p_i })
  const gamma_o = trace.apply(oilGravity, { API: well.oilApiGravity })
  const gamma_l = trace.apply(liquidGravity, { f_w: well.waterCut, gamma_w: well.waterGravity, gamma_o })
  const H_p = trace.apply(pumpHead, { Delta_l, gamma_l })
  const found = liftingRatio(best, well)
  if (found === undefined) return { Delta_l, H_p, q_gl: undefined }
  const R_l = trace.solved({
    symbol: 'R_l',
    title: 'Gas-oil ratio at which the well just flows at this rate',
    unit: 'scf/stb',
    source: brillMukherjee,
    clause: 'ch. 1, systems analysis',
    trial: well.gasOilRatio,
    method: 'scan of the gas-oil ratio, then Brent; all gas from the node up',
    ...found,
    meets: [meeting(best.p_ipr, -found.residual * best.p_ipr)],
  })
  const rate = { symbol: 'q_o', title: 'Rate at which least is lacking', unit: 'stb/d' }
  const q_o = trace.lookup({ ...SYSTEMS, ...rate, value: best.q, cell: 'scan of the rates' })
  return { Delta_l, H_p, q_gl: trace.apply(liftGasRate, { q_o, R_l, R_p: well.gasOilRatio }) }
}

/** Gas-oil ratios tried: each step adds this share and a little, so that a dead oil is reached too. */
const GROWTH = 1.3
const FIRST = 10
const TRIES = 24

/** Least gas-oil ratio, above the well's own, that lifts the best rate; undefined where none does. */
function liftingRatio(best: ScanPoint, well: System['well']) {
  if (well.waterCut === 1) return undefined
  const lacking = (gasOilRatio: number) => {
    const p_vlp = liftCurve({ ...well, gasOilRatio }).pressureAt(best.q)
    return p_vlp === undefined ? best.p_ipr : p_vlp - best.p_ipr
  }
  let low = well.gasOilRatio
  if (!(lacking(low) > 0)) return undefined
  for (let i = 0; i < TRIES; i++) {
    const high = GROWTH * low + FIRST
    if (lacking(high) <= 0) {
      const root = bracketedRoot(lacking, low, high, {
        xTolerance: 1e-9,
        seeking: 'the gas-oil ratio that lifts the best rate',
      })
      return { value: root.x, residual: root.residual / best.p_ipr, iterations: root.iterations }
    }
    low = high
  }
  return undefined
}
