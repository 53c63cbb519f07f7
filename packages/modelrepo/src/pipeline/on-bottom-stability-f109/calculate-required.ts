/** What the pipe would need: the weight at which the criterion is just met, and the concrete for it. */
import { type Met, met, silent, type Trace } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { dnvRpF109 } from '@keelson/standards/dnv-rp-f109-2021/source.ts'
import { GAMMA_W, verticalStabilityUtilisation } from '@keelson/standards/dnv-rp-f109-2021/weight.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import { absoluteStability, absoluteUtilisation, type DesignFlow, sunkIn } from './calculate-absolute.ts'
import { pipeOf } from './calculate-pipe.ts'
import type { Absolute, Params } from './inputs.ts'

/** Concrete thicker than this is no answer, m. */
export const THICKEST_CONCRETE = 0.5
/** Steps of the search for the first thickness that suffices. */
const SEARCH_STEPS = 100

export interface Utilisations {
  readonly D: number
  readonly w_s: number
  readonly vertical: number
  /** Of the lateral or weight criterion of the method; null where it says nothing of such a pipe. */
  readonly lateral: number | null
  /** Lift over weight, factored; null where the method has no such criterion or says nothing. */
  readonly lift: number | null
}
/** The criterion of a method, of a pipe of diameter D, m, and weight w_s, N/m; the waves are those of the run. */
export type Criterion = (D: number, w_s: number) => Pick<Utilisations, 'lateral' | 'lift'>

/** Every utilisation of the method with a concrete thickness t_c, m; undefined where the pipe would float. */
export function utilisationsAt(p: Params, t_c: number, criterion: Criterion): Utilisations | undefined {
  const { D, b, w_s } = pipeOf(p, t_c, silent)
  if (w_s === undefined || w_s <= 0) return undefined
  const vertical = verticalStabilityUtilisation.evaluate({ gamma_w: GAMMA_W.value, b, w_s })
  return { D, w_s, vertical, ...criterion(D, w_s) }
}

/** Without limit where the method says nothing. */
const largest = ({ vertical, lateral, lift }: Utilisations): number =>
  Math.max(vertical, lateral ?? Number.POSITIVE_INFINITY, lift ?? 0)

export interface Root {
  readonly value: number
  readonly residual: number
  readonly iterations: number
  /** The largest utilisation there, against 1. */
  readonly meets: readonly Met[]
}

const metBy = (utilisation: number): readonly Met[] => [met('maximum utilisation', '-', utilisation, 'limit', 1)]

/** Smallest concrete thickness, m, at which no utilisation exceeds 1; undefined when none up to 0.5 m does. */
export function requiredThickness(p: Params, criterion: Criterion): Root | undefined {
  const excess = (t: number) => {
    const u = utilisationsAt(p, t, criterion)
    return u === undefined ? Number.MAX_VALUE : largest(u) - 1
  }
  if (excess(0) <= 0) return { value: 0, residual: 0, iterations: 0, meets: metBy(excess(0) + 1) }
  let below = 0
  for (let i = 1; i <= SEARCH_STEPS; i++) {
    const t = (THICKEST_CONCRETE * i) / SEARCH_STEPS
    if (excess(t) <= 0) return rootBetween(excess, below, t, 'the required concrete thickness')
    below = t
  }
  return undefined
}

/** Submerged weight, N/m, at which the absolute criterion is just met at this diameter, or why there is none. */
export function absoluteWeight(p: Absolute, D: number, flow: DesignFlow, trace: Trace): number | NotApplicable {
  const root = absoluteRoot(p, D, flow)
  if (root === undefined) return notApplicable('no weight satisfies the criterion')
  const sunk = root.value > 0 && sunkIn(absoluteStability(p, D, root.value, flow, silent)) !== undefined
  if (sunk) return notApplicable('the pipe sinks into the soil at the required weight')
  return trace.solved({
    symbol: 'w_req',
    title: 'Required submerged weight',
    unit: 'N/m',
    source: dnvRpF109,
    clause: '3.6.1',
    value: root.value,
    trial: 10,
    residual: root.residual,
    iterations: root.iterations,
    method: 'bracketed root at which the maximum utilisation is 1, at this diameter',
    meets: root.meets,
  })
}

function absoluteRoot(p: Absolute, D: number, flow: DesignFlow): Root | undefined {
  const excess = (w: number) => absoluteUtilisation(absoluteStability(p, D, w, flow, silent), w) - 1
  const still = absoluteStability(p, D, 1, flow, silent)
  if (still.F_Y === 0 && still.F_Z === 0) return { value: 0, residual: 0, iterations: 0, meets: metBy(0) }
  let low = 1e-3
  if (excess(low) <= 0) return undefined
  for (let high = 10; high < 1e9; high *= 2) {
    if (excess(high) <= 0) return rootBetween(excess, low, high, 'the required submerged weight')
    low = high
  }
  return undefined
}

function rootBetween(f: (x: number) => number, a: number, b: number, seeking: string): Root {
  const capped = (x: number) => Math.min(f(x), 1e6)
  const root = bracketedRoot(capped, a, b, { xTolerance: 1e-12, seeking })
  const residual = f(root.x)
  return { value: root.x, residual: Math.abs(residual), iterations: root.iterations, meets: metBy(residual + 1) }
}
