/** Surge and swab: the mud that a tripped pipe drives through each stretch of the annulus, and the pressure that takes. */
import { met, silent, type Trace } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import * as column from '@keelson/physics/drilling-hydraulics/column.ts'
import * as trip from '@keelson/physics/drilling-hydraulics/tripping.ts'
import { gapDiameter, totalLoss } from '@keelson/physics/rheology/flow.ts'
import { lapeyrouse } from '@keelson/physics/rheology/sources.ts'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { boreBeside, type Stretch, type Well } from './calculate-well.ts'
import { annulusAt, COMMON, flowOf, type Moving, type StretchFlow } from './flow.ts'
import type { Some } from './inputs.ts'
import { AVERAGE, BURKHARDT, EQUAL_VELOCITY, OPEN } from './inputs-work.ts'

/** What a trip needs to know of itself, SI. */
interface Tripping {
  readonly v_p: number
  /** Symbol of the speed. */
  readonly name: string
  readonly open: boolean
  readonly equalVelocity: boolean
  /** Undefined where it follows Burkhardt. */
  readonly K_c: number | undefined
}

interface Passing extends StretchFlow {
  readonly K_c: number
  /** Share of the swept mud that goes up the annulus, of an open pipe by equal pressure. */
  readonly share: number | undefined
}

export interface Trip {
  readonly rows: readonly Passing[]
  readonly fastest: Passing
  readonly dP_t: number
  readonly surge: number
  readonly swab: number
}

/** What the field takes for a clinging constant that is not given. */
export const CLINGING = 0.45

export type Tripped = Some<
  'clinging_model',
  'tripping_speed' | 'tripping_speed_basis' | 'pipe_end' | 'open_pipe_split' | 'clinging_constant'
>

function trippingOf(p: Tripped, v_t: number, trace: Trace): Tripping {
  const average = p.tripping_speed_basis === AVERAGE
  return {
    v_p: average ? trace.apply(trip.peakSpeed, { v_t }) : v_t,
    name: average ? 'v_p' : 'v_t',
    open: p.pipe_end === OPEN,
    equalVelocity: p.open_pipe_split === EQUAL_VELOCITY,
    K_c: p.clinging_model === BURKHARDT ? undefined : (p.clinging_constant ?? CLINGING),
  }
}

/** Eccentricity takes no part: a pipe that moves does not keep its place. */
export function tripOf(p: Tripped, moving: Moving, well: Well, trace: Trace): Trip {
  trace.section('Surge and swab')
  const of = trippingOf(p, p.tripping_speed ?? 0, trace)
  if (of.K_c !== undefined) clingingGiven(of.K_c, p, trace)
  const centred = { ...moving, e: 0 }
  const quiet = well.annuli.map((row) => passing(of, centred, well, row, silent))
  const fastest = quiet.reduce((a, b) => (b.v > a.v ? b : a))
  const own = traceOfRow(trace, titleOf(fastest, quiet), 't', new Set([...COMMON, 'v_t']))
  const rows = quiet.map((row) => (row === fastest ? passing(of, centred, well, row.stretch, own) : row))
  trace.section('Surge and swab mud weights')
  const dP_t = trace.apply(totalLoss, { dP_j: rows.map((r) => r.dP) }, { as: 'dP_t', title: 'Surge pressure' })
  const at = { rho: moving.rho, dP_t, D_v: well.D_v }
  return {
    rows,
    fastest: rows[quiet.indexOf(fastest)] as Passing,
    dP_t,
    surge: trace.apply(column.surgeWeight, at),
    swab: trace.apply(column.swabWeight, at),
  }
}

const titleOf = (fastest: Passing, rows: readonly Passing[]): string =>
  rows.length > 1 ? `Annulus ${rows.indexOf(fastest) + 1}, maximum mud velocity` : 'Annulus'

/** An input, or what the field takes. */
function clingingGiven(K_c: number, p: Tripped, trace: Trace): void {
  if (p.clinging_constant !== undefined) return
  trace.lookup({
    symbol: 'K_c',
    title: 'Clinging constant',
    unit: '-',
    source: lapeyrouse,
    clause: 'ch. 5, surge and swab',
    value: K_c,
    cell: 'not entered',
  })
}

/** By Burkhardt laminar first, and by his other line where the flow then is not laminar. */
function passing(of: Tripping, moving: Moving, well: Well, stretch: Stretch, trace: Trace): Passing {
  if (of.K_c !== undefined) return passingWith(of, of.K_c, 'K_c', moving, well, stretch, trace)
  trace.section('clinging constant')
  const { inner: d_p, outer: d_h } = stretch
  const laminar = trip.laminarClinging.evaluate({ d_p, d_h })
  const first = passingWith(of, laminar, 'K_b', moving, well, stretch, silent)
  const line = first.regime === 'laminar' ? trip.laminarClinging : trip.turbulentClinging
  const K_c = trace.apply(line, { d_p, d_h }, { as: 'K_b' })
  return passingWith(of, K_c, 'K_b', moving, well, stretch, trace)
}

function passingWith(
  of: Tripping,
  K_c: number,
  name: string,
  moving: Moving,
  well: Well,
  stretch: Stretch,
  trace: Trace,
): Passing {
  trace.section('velocity')
  const { v_e, share } = velocityOf(of, K_c, name, moving, well, stretch, trace)
  const flow = annulusAt(moving, stretch, v_e, renamedVelocity(trace))
  return { ...flow, K_c, share }
}

/** The annulus flows at the equivalent velocity. */
const renamedVelocity = (trace: Trace): Trace => ({
  ...trace,
  apply: (equation, args, options = {}) =>
    trace.apply(equation, args, {
      ...options,
      rename: { ...('v' in equation.where && { v: 'v_e' }), ...options.rename },
    }),
})

function velocityOf(
  of: Tripping,
  K_c: number,
  name: string,
  moving: Moving,
  well: Well,
  stretch: Stretch,
  trace: Trace,
): { readonly v_e: number; readonly share: number | undefined } {
  const { inner: d_p, outer: d_h } = stretch
  const { v_p } = of
  const rename = { v_p: of.name, K_c: name }
  if (!of.open) return { v_e: trace.apply(trip.closedVelocity, { v_p, K_c, d_p, d_h }, { rename }), share: undefined }
  const d_i = boreBeside(well, stretch)
  if (of.equalVelocity)
    return { v_e: trace.apply(trip.openVelocity, { v_p, K_c, d_p, d_i, d_h }, { rename }), share: undefined }
  const share = shareOf(of, K_c, moving, stretch, d_i, trace)
  const v_a = trace.apply(trip.sweptAnnulus, { s: share, v_p, d_p, d_h }, { rename })
  return { v_e: trace.apply(trip.clungVelocity, { v_a, K_c, v_p }, { rename }), share }
}

/** The share of the swept mud with which annulus and pipe lose the same per length; 0 where clinging alone costs more. */
function shareOf(
  { v_p }: Tripping,
  K_c: number,
  { model, rho }: Moving,
  { inner: d_p, outer: d_h }: Stretch,
  d_i: number,
  trace: Trace,
): number {
  const width = gapDiameter.evaluateSI({ d_h, d_p })
  const inAnnulus = (s: number) => {
    const v = trip.sweptAnnulus.evaluate({ s, v_p, d_p, d_h }) + K_c * v_p
    return flowOf(model, { passage: { kind: 'annulus', width }, v, rho }, silent).G
  }
  const inPipe = (s: number) => {
    const v = trip.sweptPipe.evaluate({ s, v_p, d_p, d_i })
    return flowOf(model, { passage: { kind: 'pipe', width: d_i }, v, rho }, silent).G
  }
  const excess = (s: number) => inAnnulus(s) - inPipe(s)
  const solved = {
    symbol: 's',
    title: SHARE,
    unit: '-',
    source: lapeyrouse,
    clause: 'ch. 5, continuity of the swept mud',
  }
  if (v_p === 0 || excess(0) >= 0)
    return trace.lookup({
      ...solved,
      value: 0,
      cell: 'the clinging effect alone causes a higher annular loss than the pipe loss with all displaced mud in the pipe',
    })
  const { x, residual, iterations } = bracketedRoot(excess, 0, 1, { seeking: 'the annular fraction' })
  return trace.solved({
    ...solved,
    value: x,
    trial: 1,
    residual: residual / inPipe(0),
    iterations,
    method: 'bracketed between 0 and 1',
    meets: [met('Gradient in the annulus', 'psi/ft', inAnnulus(x), 'gradient in the pipe', inPipe(x))],
  })
}
const SHARE = 'Annular fraction of swept mud'
