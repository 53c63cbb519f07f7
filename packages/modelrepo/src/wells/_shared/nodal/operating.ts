/** The operating point traced: the inflow at it, the lift at it, and what would lift a well that does not flow. */
import { type Met, met, silent, type Trace } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { liquidRate } from '@keelson/physics/multiphase/choke.ts'
import {
  drawdown,
  liftDeficit,
  liftGasRate,
  liquidGravity,
  pumpHead,
} from '@keelson/physics/multiphase/lift-deficit.ts'
import { outflowCurve, type Producer } from '@keelson/physics/multiphase/outflow.ts'
import { brillMukherjee } from '@keelson/physics/multiphase/sources.ts'
import { oilGravity } from '@keelson/physics/pvt/standing.ts'
import { shownIn } from '@keelson/workflow'
import type { Intersection, ScanPoint, System } from './node.ts'

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
    title: 'Rate at the inflow and outflow intersection',
    unit: 'stb/d',
    source: brillMukherjee,
    clause: 'ch. 1, systems analysis',
    value: found.q,
    trial: inflow.q_max / 2,
    residual: found.residual / inflow.p_r,
    iterations: found.iterations,
    method: 'rate scan, then Brent method, with a traverse at each rate',
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
  met('inflow pressure', 'psia', inflow, 'outflow pressure', inflow - surplus)

export interface Lacking {
  readonly Delta_l: number
  /** Undefined where no gas helps, or none can be dissolved: water only. */
  readonly q_gl: number | undefined
}

const SYSTEMS = { source: brillMukherjee, clause: 'ch. 1, systems analysis' } as const

/** Reads the pressures of lift and inflow at the rate of the scan where most is left or least is lacking. */
export function tracedBest({ p_vlp, p_ipr, q }: ScanPoint & { readonly p_vlp: number }, trace: Trace) {
  const cell = `rate scan, at ${shownIn(q, 'stb/d')}`
  const read = (symbol: string, title: string, value: number) =>
    trace.lookup({ ...SYSTEMS, symbol, title, unit: 'psia', value, cell })
  const p_l = read('p_l', 'Required outflow pressure', p_vlp)
  return { p_l, p_i: read('p_i', 'Available inflow pressure', p_ipr) }
}

/** Records what the well lacks at its best rate, the pump head and the lift gas that would make it up. */
export function tracedDeficit(best: ScanPoint & { readonly p_vlp: number }, { well }: System, trace: Trace): Lacking {
  trace.section('Lift deficit')
  const { p_l, p_i } = tracedBest(best, trace)
  const Delta_l = trace.apply(liftDeficit, { p_l, p_i })
  traceHead(Delta_l, well, trace)
  const found = liftingRatio(best, well)
  if (found === undefined) return { Delta_l, q_gl: undefined }
  const R_l = trace.solved({
    symbol: 'R_l',
    title: 'Minimum gas-oil ratio for flow at this rate',
    unit: 'scf/stb',
    source: brillMukherjee,
    clause: 'ch. 1, systems analysis',
    trial: well.gasOilRatio,
    method: 'gas-oil ratio scan, then Brent method; all gas enters at the node',
    ...found,
    meets: [meeting(best.p_ipr, -found.residual * best.p_ipr)],
  })
  const rate = { symbol: 'q_o', title: 'Rate of minimum deficit', unit: 'stb/d' }
  const q_o = trace.lookup({ ...SYSTEMS, ...rate, value: best.q, cell: 'rate scan' })
  return { Delta_l, q_gl: trace.apply(liftGasRate, { q_o, R_l, R_p: well.gasOilRatio }) }
}

/** Head of the liquid as it is at the surface; of the water where no oil flows. */
function traceHead(
  Delta_l: number,
  { oilApiGravity: API, waterCut: f_w, waterGravity: gamma_w }: Producer,
  trace: Trace,
) {
  if (API === undefined) return trace.apply(pumpHead, { Delta_l, gamma_l: gamma_w }, { rename: { gamma_l: 'gamma_w' } })
  const gamma_l = trace.apply(liquidGravity, { f_w, gamma_w, gamma_o: trace.apply(oilGravity, { API }) })
  return trace.apply(pumpHead, { Delta_l, gamma_l })
}

/** Gas-oil ratios tried: each step adds this share and a little, so that a dead oil is reached too. */
const GROWTH = 1.3
const FIRST = 10
const TRIES = 24

/** Least gas-oil ratio, above the well's own, that lifts the best rate; undefined where none does. */
function liftingRatio(best: ScanPoint, well: System['well']) {
  if (well.waterCut === 1) return undefined
  const lacking = (gasOilRatio: number) => {
    const p_vlp = outflowCurve({ ...well, gasOilRatio }).pressureAt(best.q)
    return p_vlp === undefined ? best.p_ipr : p_vlp - best.p_ipr
  }
  let low = well.gasOilRatio
  if (!(lacking(low) > 0)) return undefined
  for (let i = 0; i < TRIES; i++) {
    const high = GROWTH * low + FIRST
    if (lacking(high) <= 0) {
      const root = bracketedRoot(lacking, low, high, {
        xTolerance: 1e-9,
        seeking: 'the minimum gas-oil ratio for flow at the rate of minimum deficit',
      })
      return { value: root.x, residual: root.residual / best.p_ipr, iterations: root.iterations }
    }
    low = high
  }
  return undefined
}
