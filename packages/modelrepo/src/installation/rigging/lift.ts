/** A lift in air: its weight, its dynamic amplification, and the forces of its legs. */
import type { Trace } from '@keelson/equations'
import * as four from '@keelson/physics/lift/four-points.ts'
import { equalLegForce, horizontalForce, legAngle } from '@keelson/physics/lift/leg.ts'
import * as dynamic from '@keelson/standards/noble-denton-0027-rev11/dynamic-amplification.ts'
import { nobleDenton0027 } from '@keelson/standards/noble-denton-0027-rev11/source.ts'
import { toSI } from '@keelson/units'
import { given } from '@keelson/workflow'
import type { Given, Perhaps } from './inputs.ts'

const weighed = ['lift_mass', 'weight_contingency_factor', 'gravity'] as const
export const lifted = [
  ...weighed,
  ...['environment', 'cog_offset_x', 'cog_offset_y', 'number_of_legs', 'skew_load_factor'],
] as const
export const hooked = ['hook_height', 'lift_point_length', 'lift_point_breadth'] as const
export type Lift = Given<(typeof lifted)[number]> & Perhaps<(typeof hooked)[number] | 'sling_angle_from_horizontal'>
export const angled = [
  ...['load', 'sling_angle_from_horizontal', 'number_of_legs', 'skew_load_factor', 'dynamic_amplification_factor'],
] as const
export type Angled = Given<(typeof angled)[number]>

export interface Leg {
  readonly reaction: number
  readonly length: number
  readonly force: number
  readonly angle: number
}
export interface LiftRun {
  readonly W: number
  readonly DAF: number
  /** In the order (+x, +y), (+x, -y), (-x, -y), (-x, +y); undefined where all legs are alike. */
  readonly legs: readonly Leg[] | undefined
  readonly force: number
  readonly angle: number
}

export function weightOf(p: Given<(typeof weighed)[number]>, trace: Trace): number {
  return trace.apply(dynamic.designWeight, { M: p.lift_mass, k: p.weight_contingency_factor, g: p.gravity })
}

export function liftRun(p: Lift, trace: Trace): LiftRun {
  trace.section('Weight and dynamics')
  const W = weightOf(p, trace)
  const DAF = amplification(p, trace)
  trace.section('Leg forces')
  const { hook_height: h } = p
  return { W, DAF, ...(h === undefined ? equalLegs(p, { W, DAF }, trace) : fourLegs(p, { W, DAF, h }, trace)) }
}

function amplification(p: Lift, trace: Trace): number {
  const { lift_mass: M } = p
  const offshore = p.environment === 'offshore'
  if (M <= dynamic.REFERENCE_MASS.si)
    return trace.apply(offshore ? dynamic.lightOffshore : dynamic.lightInshore, { M_100: dynamic.REFERENCE_MASS, M })
  const band = dynamic.BANDS.find(({ to }) => M <= toSI(to, 't'))
  return trace.lookup({
    symbol: 'DAF',
    title: 'Dynamic amplification factor',
    unit: '-',
    source: nobleDenton0027,
    clause: dynamic.BANDS_CLAUSE,
    value: (band ?? dynamic.HEAVIEST)[p.environment],
    cell: `${p.environment}, ${band ? `up to ${band.to} t` : 'above 2,500 t'}`,
    where: { M: ['lift mass', 'kg', M] },
  })
}

type Found = Omit<LiftRun, 'W' | 'DAF'>

function equalLegs(p: Lift, { W, DAF }: { readonly W: number; readonly DAF: number }, trace: Trace): Found {
  const { sling_angle_from_horizontal: theta } = given(p, 'sling_angle_from_horizontal')
  const force = trace.apply(equalLegForce, { W, DAF, SKL: p.skew_load_factor, n: p.number_of_legs, theta })
  return { legs: undefined, force, angle: theta }
}

interface Hung {
  readonly W: number
  readonly DAF: number
  readonly h: number
}

/** Positive or negative side along and across, in the order of the corners. */
const CORNERS = [
  ['n', 'n'],
  ['n', 'f'],
  ['f', 'f'],
  ['f', 'n'],
] as const

function fourLegs(p: Lift, hung: Hung, trace: Trace): Found {
  const { lift_point_length: L_x, lift_point_breadth: B_y } = given(p, 'lift_point_length', 'lift_point_breadth')
  const x = sideOf('x', { L: 'L_x', e: 'e_x' }, L_x, p.cog_offset_x, trace)
  const y = sideOf('y', { L: 'B_y', e: 'e_y' }, B_y, p.cog_offset_y, trace)
  const legs = CORNERS.map(([along, across], i) => legOf(p, hung, [x[along], y[across]], i + 1, trace))
  const all = (of: (leg: Leg) => number) => {
    const [x_1 = 0, x_2 = 0, x_3 = 0, x_4 = 0] = legs.map(of)
    return { x_1, x_2, x_3, x_4 }
  }
  trace.apply(
    four.largestReaction,
    all((leg) => leg.reaction),
    { rename: numbered('V') },
  )
  trace.apply(
    four.longestLeg,
    all((leg) => leg.length),
    { rename: numbered('l') },
  )
  return {
    legs,
    force: trace.apply(
      four.largestForce,
      all((leg) => leg.force),
      { rename: numbered('F') },
    ),
    angle: trace.apply(
      four.flattestAngle,
      all((leg) => leg.angle),
      { rename: numbered('theta') },
    ),
  }
}

const numbered = (symbol: string) => Object.fromEntries([1, 2, 3, 4].map((k) => [`x_${k}`, `${symbol}_${k}`] as const))

/** Share of the weight and reach from the hook, with the symbols under which they were traced. */
interface Side {
  readonly share: number
  readonly reach: number
  readonly named: { readonly share: string; readonly reach: string }
}

const ALONG = { x: 'longitudinal', y: 'transverse' } as const

function sideOf(
  axis: 'x' | 'y',
  rename: { readonly L: string; readonly e: string },
  L: number,
  e: number,
  trace: Trace,
): Readonly<Record<'n' | 'f', Side>> {
  const side = (end: 'n' | 'f', share: typeof four.nearShare, reach: typeof four.nearReach): Side => {
    const along = ({ title }: { readonly title: string }) => `${title}, ${ALONG[axis]}`
    const named = { share: `c_${axis}${end}`, reach: `r_${axis}${end}` }
    return {
      share: trace.apply(share, { e, L }, { as: named.share, title: along(share), rename }),
      reach: trace.apply(reach, { L, e }, { as: named.reach, title: along(reach), rename }),
      named,
    }
  }
  return { n: side('n', four.nearShare, four.nearReach), f: side('f', four.farShare, four.farReach) }
}

function legOf(p: Lift, { W, DAF, h }: Hung, [x, y]: readonly [Side, Side], k: number, trace: Trace): Leg {
  const rename = {
    ...{ c_x: x.named.share, c_y: y.named.share, r_x: x.named.reach, r_y: y.named.reach },
    ...{ V: `V_${k}`, l: `l_${k}` },
  }
  const named = (symbol: string, { title }: { readonly title: string }) => ({
    as: `${symbol}_${k}`,
    title: `${title}, leg ${k}`,
    rename,
  })
  const shares = { W, c_x: x.share, c_y: y.share }
  const reaction = trace.apply(four.verticalReaction, shares, named('V', four.verticalReaction))
  const length = trace.apply(four.legLength, { r_x: x.reach, r_y: y.reach, h }, named('l', four.legLength))
  const force = trace.apply(
    four.legForce,
    { V: reaction, DAF, SKL: p.skew_load_factor, l: length, h },
    named('F', four.legForce),
  )
  return { reaction, length, force, angle: trace.apply(legAngle, { h, l: length }, named('theta', legAngle)) }
}

export interface AngleRun {
  readonly force: number
  readonly horizontal: number
}

export function angleRun(p: Angled, trace: Trace): AngleRun {
  trace.section('Leg forces')
  const { load: W, sling_angle_from_horizontal: theta } = p
  const factors = { DAF: p.dynamic_amplification_factor, SKL: p.skew_load_factor }
  const force = trace.apply(equalLegForce, { W, ...factors, n: p.number_of_legs, theta })
  return { force, horizontal: trace.apply(horizontalForce, { F: force, theta }) }
}
