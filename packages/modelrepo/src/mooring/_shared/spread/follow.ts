/** The conditions of a solved spread in the order of the work, each traced, with the numbers that answers and checks take. SI. */
import { constant, type Trace } from '@keelson/equations'
import { faltinsen } from '@keelson/physics/handbooks.ts'
import * as geometry from '@keelson/physics/mooring-spread/spread.ts'
import { naturalPeriod, naturalPeriodYaw } from '@keelson/physics/mooring-system/equations.ts'
import { factoredPull, pullUtilisation } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { type Condition, mostLoaded, mostPulled, mostUsed, type Picked, type Used } from './conditions.ts'
import type { SpreadParams } from './inputs.ts'
import { decisive, type HeldLoss, isHeld, type SolvedSpread } from './solve.ts'
import { anchorSteps, extremeSteps, lineSteps, placeSteps, type Steps, strengthSteps } from './steps.ts'
import { lineStiffnesses } from './stiffness.ts'

interface Strength {
  readonly loaded: Picked
  readonly used: Used
  /** Largest fairlead tension with the dynamic factor, N. */
  readonly largest: number
  readonly T_d: number
  readonly MBL: number
  readonly u_T: number
}

export interface Pull {
  readonly pulled: Picked
  readonly pull: number
  readonly capacity: number
  readonly share: number
}

/** A condition with what was followed of it. */
export interface Followed {
  readonly at: Condition
  readonly strength: Strength
}

export interface FollowedSpread {
  readonly intact: Followed
  readonly extreme: Followed | undefined
  readonly damaged: Followed | undefined
  readonly damagedExtreme: Followed | undefined
  readonly worst: { readonly loss: HeldLoss; readonly followed: Followed } | undefined
  /** Of the most loaded line, intact and in the mean position, N. */
  readonly anchorTension: number
  /** At the extreme position if the motions are provided, else in the mean one. */
  readonly anchors: {
    readonly intact: Pull | undefined
    readonly damaged: Pull | undefined
    readonly worst: Pull | undefined
  }
  readonly offsets: {
    readonly intact: number | undefined
    readonly damaged: number | undefined
    readonly worst: number | undefined
  }
  readonly gap: number | undefined
  readonly stiffness: { readonly surge: number; readonly sway: number; readonly yaw: number }
  readonly periods: { readonly surge?: number; readonly sway?: number; readonly yaw?: number }
}

export function followSpread(p: SpreadParams, solved: SolvedSpread, trace: Trace): FollowedSpread {
  const at = (mark: string): Steps => ({ p, spread: solved.spread, load: solved.load, mark, trace })
  trace.section('Condition 1: intact, mean position')
  placeSteps(at('1'), solved.intact)
  const intact = followed(at('1'), solved.intact, 'intact')
  trace.section('Anchor load, intact')
  const anchorTension = anchorSteps(at('1'), intact.strength.loaded)
  const stiffness = stiffnessOf(solved, trace)
  const periods = periodsOf(p, stiffness, trace)
  const extreme = extremeOf(at, solved, solved.intact, solved.extreme, ['1', '2'], 'intact')
  const intactPull = intactPullOf(at, intact, extreme)
  const { damaged: loss } = solved
  const damaged = isHeld(loss) ? meanOf(at('3'), loss) : undefined
  const damagedExtreme = isHeld(loss)
    ? extremeOf(at, solved, loss.mean, loss.extreme, ['3', '4'], 'damaged')
    : undefined
  const lost = damagedExtreme ?? damaged
  const damagedPull = lost && damagedPullOf(at(damagedExtreme ? '4' : '3'), lost)
  const worst = worstOf(at, solved, lost)
  const worstPull = solved.worst && worstPullOf(at, solved, damagedPull, worst)
  const offsets = offsetsOf(p, solved, at)
  const gap = gapOf(solved, trace)
  return {
    intact,
    extreme,
    damaged,
    damagedExtreme,
    worst,
    anchorTension,
    anchors: { intact: intactPull, damaged: damagedPull, worst: worstPull },
    offsets,
    gap,
    stiffness,
    periods,
  }
}

function followed(s: Steps, c: Condition, condition: 'intact' | 'damaged'): Followed {
  const [loaded, used] = [mostLoaded(c), mostUsed(c, s.spread.line)]
  lineSteps(s, c, used)
  const { T_max, ...strength } = strengthSteps(s, used, condition)
  const top = used.segment === used.at.segments.length - 1 && used.number === loaded.number
  return { at: c, strength: { ...strength, loaded, used, largest: top ? T_max : largestOf(s, c, loaded, used) } }
}

/** Where another line or segment is used most, the line with the largest tension is followed by itself. */
function largestOf(s: Steps, c: Condition, loaded: Picked, used: Used): number {
  const own = loaded.number === used.number ? s : { ...s, mark: `${s.mark}m` }
  if (own !== s) lineSteps(own, c, loaded)
  return s.trace.apply(
    geometry.dynamicTension,
    { DF: s.p.dynamic_factor, T: loaded.at.fairleadTension },
    { as: `T_max${s.mark}m`, title: 'Maximum line tension including dynamic factor', rename: { T: `T_${own.mark}` } },
  )
}

function meanOf(s: Steps, { lost, mean }: HeldLoss): Followed {
  s.trace.section(`Condition ${s.mark}: line ${lost} failed, mean position`)
  placeSteps(s, mean)
  return followed(s, mean, 'damaged')
}

function extremeOf(
  at: (mark: string) => Steps,
  { motions }: SolvedSpread,
  mean: Condition,
  extreme: Condition | undefined,
  [from, mark]: readonly [string, string],
  condition: 'intact' | 'damaged',
): Followed | undefined {
  if (motions === undefined || extreme === undefined) return undefined
  const s = at(mark)
  s.trace.section(`Condition ${mark}: ${condition === 'intact' ? 'intact' : 'one line failed'}, extreme position`)
  extremeSteps(s, mean, from, motions)
  return followed(s, extreme, condition)
}

function worstOf(
  at: (mark: string) => Steps,
  solved: SolvedSpread,
  ofDamaged: Followed | undefined,
): FollowedSpread['worst'] {
  const loss = solved.worst?.tension
  if (loss === undefined) return undefined
  if (loss.lost === solved.damaged?.lost && ofDamaged) return { loss, followed: ofDamaged }
  const mean = meanOf(at('5'), loss)
  const extreme = extremeOf(at, solved, loss.mean, loss.extreme, ['5', '6'], 'damaged')
  return { loss, followed: extreme ?? mean }
}

function intactPullOf(at: (mark: string) => Steps, mean: Followed, extreme: Followed | undefined): Pull | undefined {
  const FS = at('').p.anchor_required_safety_factor
  if (extreme === undefined) return pullOf(at('1'), mean, FS, 'FS_a', mean.strength.loaded.number)
  return pullOf(at('2'), extreme, FS, 'FS_a')
}

const damagedPullOf = (s: Steps, damaged: Followed): Pull | undefined => {
  if (s.p.anchor_holding_capacity === undefined) return undefined
  s.trace.section('Anchor load, one line failed')
  return pullOf(s, damaged, s.p.damaged_anchor_required_safety_factor, 'FS_ad')
}

/** Of the loss that pulls an anchor most: followed already, or by itself. */
function worstPullOf(
  at: (mark: string) => Steps,
  { worst, damaged, motions }: SolvedSpread,
  own: Pull | undefined,
  followedWorst: FollowedSpread['worst'],
): Pull | undefined {
  const { p, trace } = at('')
  if (worst === undefined || p.anchor_holding_capacity === undefined) return undefined
  const { pull: loss, tension } = worst
  if (loss.lost === damaged?.lost) return own
  trace.section(`Anchor load, line ${loss.lost} failed`)
  if (loss.lost === tension.lost && followedWorst)
    return pullOf(at(motions ? '6' : '5'), followedWorst.followed, p.damaged_anchor_required_safety_factor, 'FS_ad')
  const mean = meanOf(at('9'), loss)
  if (loss.extreme === undefined || motions === undefined)
    return pullOf(at('9'), mean, p.damaged_anchor_required_safety_factor, 'FS_ad')
  extremeSteps(at('10'), loss.mean, '9', motions)
  const extreme = followed(at('10'), loss.extreme, 'damaged')
  return pullOf(at('10'), extreme, p.damaged_anchor_required_safety_factor, 'FS_ad')
}

/** The anchor with the largest pull; `walked` is the line of which the anchor was followed already. */
function pullOf(s: Steps, { at, strength }: Followed, FS: number, symbol: string, walked?: number): Pull | undefined {
  const { p, trace, mark } = s
  const R_a = p.anchor_holding_capacity
  if (R_a === undefined) return undefined
  const pulled = mostPulled(at)
  const own = pulled.number === (walked ?? strength.used.number) ? s : { ...s, mark: `${mark}p` }
  if (own !== s) lineSteps(own, at, pulled)
  if (own !== s || walked === undefined) anchorSteps(own, pulled)
  const T = trace.apply(
    geometry.dynamicTension,
    { DF: p.dynamic_factor, T: pulled.at.anchorTension },
    { as: `P_a${mark}`, title: 'Anchor load including dynamic factor', rename: { T: `T_A${own.mark}` } },
  )
  const pull = trace.apply(
    factoredPull,
    { V: T, FS },
    { as: `P_d${mark}`, title: 'Factored anchor load', rename: { V: `P_a${mark}`, FS: symbol } },
  )
  const share = trace.apply(
    pullUtilisation,
    { V_d: pull, V_u: R_a },
    { as: `U_a${mark}`, rename: { V_d: `P_d${mark}`, V_u: 'R_a' } },
  )
  return { pulled, pull, capacity: R_a, share }
}

function stiffnessOf({ spread, intact }: SolvedSpread, trace: Trace) {
  trace.section('Mooring stiffness')
  const each = lineStiffnesses(spread, intact)
  const n = trace.lookup({
    symbol: 'n',
    title: 'Number of lines',
    unit: '-',
    source: faltinsen,
    clause: 'ch. 8, spread mooring',
    value: each.length,
    cell: 'number of lines entered',
  })
  const own = (symbol: string, title: string) => ({ as: symbol, title, rename: { k: symbol.replace('K', 'k') } })
  const { spreadStiffness, spreadYawStiffness } = geometry
  return {
    surge: trace.apply(spreadStiffness, { n, k: each.map((l) => l.surge) }, own('K_11', 'Surge stiffness')),
    sway: trace.apply(spreadStiffness, { n, k: each.map((l) => l.sway) }, own('K_22', 'Sway stiffness')),
    yaw: trace.apply(spreadYawStiffness, { n, k: each.map((l) => l.yaw) }, own('K_66', 'Yaw stiffness')),
  }
}

function periodsOf(p: SpreadParams, K: FollowedSpread['stiffness'], trace: Trace): FollowedSpread['periods'] {
  const { total_mass_surge: m_11, total_mass_sway: m_22, total_inertia_yaw: J } = p
  const one = (m: number, stiffness: number, k: string) =>
    trace.apply(naturalPeriod, { m, K: stiffness }, { as: `T_${k}`, rename: { m: `m_${k}`, K: `K_${k}` } })
  return {
    ...(m_11 !== undefined && K.surge > 0 && { surge: one(m_11, K.surge, '11') }),
    ...(m_22 !== undefined && K.sway > 0 && { sway: one(m_22, K.sway, '22') }),
    ...(J !== undefined &&
      K.yaw > 0 && {
        yaw: trace.apply(naturalPeriodYaw, { J, K: K.yaw }, { as: 'T_66', rename: { J: 'm_66', K: 'K_66' } }),
      }),
  }
}

function offsetsOf(p: SpreadParams, solved: SolvedSpread, at: (mark: string) => Steps): FollowedSpread['offsets'] {
  const { allowable_offset: all, damaged_allowable_offset: all_d } = p
  const { trace } = at('')
  const { damaged, motions, worst } = solved
  const furthest = worst && furthestSteps(at, solved, worst)
  if (all === undefined && all_d === undefined) return { intact: undefined, damaged: undefined, worst: undefined }
  const share = (S: number, mark: string, S_all: number, symbol: string) =>
    trace.apply(geometry.offsetShare, { S, S_all }, { as: `u_S${mark}`, rename: { S: `S_${mark}`, S_all: symbol } })
  trace.section('Offset')
  const moved = motions !== undefined
  const intact = all && share((solved.extreme ?? solved.intact).offset, moved ? '2' : '1', all, 'S_all')
  const own =
    isHeld(damaged) && all_d ? share(decisive(damaged).offset, moved ? '4' : '3', all_d, 'S_all_d') : undefined
  const limit =
    worst && furthest && all_d ? share(decisive(worst.offset).offset, furthest, all_d, 'S_all_d') : undefined
  return { intact, damaged: own, worst: limit }
}

/** The loss that lets the vessel furthest, followed unless it was already; the mark of the offset that counts. */
function furthestSteps(
  at: (mark: string) => Steps,
  { damaged, motions }: SolvedSpread,
  { offset: loss, tension }: NonNullable<SolvedSpread['worst']>,
): string {
  const known = [
    { lost: damaged?.lost, marks: ['3', '4'] as const },
    { lost: tension.lost, marks: ['5', '6'] as const },
  ].find(({ lost }) => lost === loss.lost)
  const [mean, extreme] = known?.marks ?? ['7', '8']
  if (known === undefined) {
    const s = at(mean)
    s.trace.section(`Condition 7: line ${loss.lost} failed, maximum offset`)
    placeSteps(s, loss.mean)
    if (motions) extremeSteps(at(extreme), loss.mean, mean, motions)
  }
  return motions ? extreme : mean
}

export const HALF_TURN = constant({
  symbol: 'beta_all',
  title: 'Limiting angle between adjacent lines',
  value: 180,
  unit: 'deg',
  source: faltinsen,
  clause: 'ch. 8, spread mooring',
})

function gapOf({ losses, spread }: SolvedSpread, trace: Trace): number | undefined {
  if (losses.length === 0) return undefined
  const gaps = losses.map(({ lost }) => spread.gapWithout(lost))
  const gap = Math.max(...gaps)
  trace.section('Redundancy')
  return trace.lookup({
    symbol: 'beta',
    title: 'Maximum angle between adjacent lines, any line failed',
    unit: 'rad',
    source: faltinsen,
    clause: 'ch. 8, spread mooring',
    value: gap,
    cell: `line ${losses[gaps.indexOf(gap)]?.lost ?? 1} failed`,
  })
}
