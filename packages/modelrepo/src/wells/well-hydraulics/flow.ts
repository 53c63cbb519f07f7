/** One mud in one pipe or annulus: velocity, Reynolds number, regime, gradient and loss, by the model of the run. */
import { silent, type Trace } from '@keelson/equations'
import { binghamFlow } from '@keelson/physics/rheology/bingham-flow.ts'
import * as eccentric from '@keelson/physics/rheology/eccentric.ts'
import { type Flow, gapDiameter, type Stream, stretchLoss } from '@keelson/physics/rheology/flow.ts'
import { powerLawFlow } from '@keelson/physics/rheology/power-law-flow.ts'
import { INDEX_MEASURED } from '@keelson/physics/rheology/smooth-friction.ts'
import { annularVelocity, pipeVelocity } from '@keelson/standards/api-rp-13d-2010/flow.ts'
import { yieldPowerLawFlow } from '@keelson/standards/api-rp-13d-2010/yield-power-law-flow.ts'
import { firstOutOf, type Left, outOf } from '@keelson/workflow'
import type { Stretch } from './calculate-well.ts'
import { type Model, type Mud, mudOf } from './mud.ts'

/** What moves, SI. */
export interface Moving {
  readonly model: Model
  readonly rho: number
  /** Of the pipe in the hole. */
  readonly e: number
}

export interface StretchFlow extends Flow {
  readonly stretch: Stretch
  readonly v: number
  readonly dP: number
}

/** By the rheology of the run. */
export const movingOf = (p: Mud, e: number | undefined, trace: Trace): Moving => ({
  model: mudOf(p, trace),
  rho: p.mud_weight,
  e: e ?? 0,
})

/** Symbols that no stretch marks as its own. */
export const COMMON: ReadonlySet<string> = new Set('rho q PV YP n K k tau_y e v_p K_c'.split(' '))

export function flowOf(model: Model, stream: Stream, trace: Trace): Flow {
  if (model.kind === 'bingham') return binghamFlow(model, stream, trace)
  if (model.kind === 'power_law') return powerLawFlow(model, stream, trace)
  return yieldPowerLawFlow(model, stream, trace)
}

export function pipeFlow({ model, rho }: Moving, stretch: Stretch, q: number, trace: Trace): StretchFlow {
  const d = stretch.inner
  const v = trace.apply(pipeVelocity, { q, d })
  const flow = flowOf(model, { passage: { kind: 'pipe', width: d }, v, rho }, trace)
  return { ...flow, stretch, v, dP: lossOf(flow, stretch.length, trace) }
}

export function annulusFlow(moving: Moving, stretch: Stretch, q: number, trace: Trace): StretchFlow {
  const v = trace.apply(annularVelocity, { q, d_h: stretch.outer, d_p: stretch.inner })
  return annulusAt(moving, stretch, v, trace)
}

/** At a velocity. */
export function annulusAt(moving: Moving, stretch: Stretch, v: number, trace: Trace): StretchFlow {
  const { outer: d_h, inner: d_p, length } = stretch
  const width = trace.apply(gapDiameter, { d_h, d_p })
  const flow = flowOf(moving.model, { passage: { kind: 'annulus', width }, v, rho: moving.rho }, trace)
  if (!isEccentric(moving) || flow.G === 0) return { ...flow, stretch, v, dP: lossOf(flow, length, trace) }
  const R = shareLeft(moving, stretch, flow, trace)
  return { ...flow, stretch, v, dP: trace.apply(eccentric.eccentricLoss, { R, G: flow.G, L: length }) }
}

const lossOf = ({ G }: Flow, L: number, trace: Trace): number => (G === 0 ? 0 : trace.apply(stretchLoss, { G, L }))

export const isEccentric = ({ model, e }: Moving): boolean => e > 0 && model.kind !== 'bingham'

function shareLeft({ model, e }: Moving, { outer: d_h, inner: d_p }: Stretch, flow: Flow, trace: Trace): number {
  const n = model.kind === 'bingham' ? 1 : model.n
  const k_d = trace.apply(eccentric.diameterRatio, { d_p, d_h })
  return flow.regime === 'laminar'
    ? trace.apply(eccentric.laminarEccentric, { e, n, k_d })
    : trace.apply(eccentric.turbulentEccentric, { e, n, k_d })
}

/** How far the frictions hold, and the fit of eccentric annuli. */
export const FLOWS = [INDEX_MEASURED, eccentric.ECCENTRICITY_FITTED, eccentric.INDEX_FITTED, eccentric.RATIO_FITTED]

export const indexLeft = ({ model }: Moving): Left | undefined =>
  model.kind === 'bingham' ? undefined : outOf(INDEX_MEASURED, model.n)

/** What the circulation leaves of the frictions, and of the fit of eccentric annuli where the pipe lies off the middle. */
export function circulationLeft(moving: Moving, annuli: readonly StretchFlow[]): Left | undefined {
  const { model, e } = moving
  if (model.kind === 'bingham' || !isEccentric(moving)) return indexLeft(moving)
  const ratios = annuli.map(({ stretch }) => stretch.inner / stretch.outer)
  return (
    indexLeft(moving) ??
    outOf(eccentric.ECCENTRICITY_FITTED, e) ??
    outOf(eccentric.INDEX_FITTED, model.n) ??
    firstOutOf(eccentric.RATIO_FITTED, ratios)
  )
}

/** Each with the trace of its own; the others in silence. */
export const flowsOf = (
  rows: readonly Stretch[],
  at: (row: Stretch, trace: Trace) => StretchFlow,
  traced: Stretch | undefined,
  trace: Trace,
): readonly StretchFlow[] => rows.map((row) => at(row, row === traced ? trace : silent))
