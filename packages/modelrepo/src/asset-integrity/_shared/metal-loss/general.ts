/** General metal loss, API 579-1 Part 4: averages of the critical thickness profiles of a grid, Levels 1 and 2. */
import type { Trace } from '@keelson/equations'
import { averageOf, type Profile, pairsOf, windowOf } from '@keelson/physics/metal-loss/profile.ts'
import * as wall from '@keelson/standards/api-579-1-2021/corroded-wall.ts'
import * as part4 from '@keelson/standards/api-579-1-2021/part-4.ts'
import { api579 } from '@keelson/standards/api-579-1-2021/source.ts'
import { given } from '@keelson/workflow'
import type { Params } from './inputs.ts'
import type { Corroded } from './pipe.ts'
import { pressureOfWall, requiredWall } from './pipe.ts'
import { tagged } from './runs.ts'

const TAG = 'G'

/** The grid's profiles: least thickness around the pipe at each station, and along it at each position around. */
export interface Critical {
  readonly t_mm: number
  /** Row and column of the least reading, from 0. */
  readonly at: readonly [row: number, column: number]
  readonly longitudinal: Profile
  readonly circumferential: Profile
}

export interface General extends Critical {
  readonly R_t: number
  readonly Q: number
  /** Averaging length, m. */
  readonly L: number
  readonly t_min: number
  readonly t_mm_f: number
  readonly t_mm_lim: number
  readonly t_L2: number
  readonly s: Averaged
  readonly c: Averaged
  readonly level1: boolean
  readonly level2: boolean
  /** Pressure that Level 2 grants, Pa; undefined without a yield strength. */
  readonly MAWP_r?: number
}
export interface Averaged {
  readonly window: Profile
  /** Before the future corrosion, m. */
  readonly t_am: number
  /** After it, m. */
  readonly t_am_f: number
}

export function criticalProfiles(p: Params): Critical {
  const { thickness_grid: rows, grid_spacing: step } = given(p, 'thickness_grid', 'grid_spacing')
  const columns = (rows[0] ?? []).map((_, j) => rows.map((row) => row[j] ?? Number.NaN))
  const least = (list: readonly number[]) => list.reduce((a, b) => Math.min(a, b))
  const profile = (lists: readonly (readonly number[])[]): Profile => ({
    x: lists.map((_, k) => k * step),
    y: lists.map(least),
  })
  const longitudinal = profile(rows)
  const t_mm = least(longitudinal.y)
  const row = longitudinal.y.indexOf(t_mm)
  const circumferential = profile(columns)
  return { t_mm, at: [row, (rows[row] ?? []).indexOf(t_mm)], longitudinal, circumferential }
}

export function general(
  p: Params,
  critical: Critical,
  corroded: Corroded,
  S_a: number | undefined,
  trace: Trace,
): General {
  const { t_c, D, t_lim, FCA } = corroded
  const RSF_a = p.remaining_strength_factor_allowable
  trace.section('General metal loss, API 579-1 Part 4')
  const t_mm = least(critical, trace)
  const R_t = trace.apply(wall.thicknessRatio, { t_mm, FCA, t_c }, { as: 'R_t_G', rename: tagged(TAG, 't_mm') })
  const Q = trace.apply(part4.averagingFactor, { R_t, RSF_a }, { rename: tagged(TAG, 'R_t') })
  const L = trace.apply(part4.averagingLength, { Q, D, t_c })
  const t_min = minimumThickness(p, S_a, trace)
  const centre = (profile: Profile, k: number) => profile.x[k] ?? 0
  const s = averaged(critical.longitudinal, centre(critical.longitudinal, critical.at[0]), L, FCA, 's', trace)
  const c = averaged(critical.circumferential, centre(critical.circumferential, critical.at[1]), L, FCA, 'c', trace)
  const t_L2 = trace.apply(part4.levelTwoThickness, { RSF_a, t_min })
  const t_mm_f = trace.apply(wall.leastRemainingWall, { t_mm, FCA }, { as: 't_mm_f_G', rename: tagged(TAG, 't_mm') })
  const t_mm_lim = trace.apply(part4.leastWallLimit, { t_min, t_lim })
  const t_r = trace.apply(
    part4.creditedWall,
    { t_c, t_am_s: s.t_am_f, t_am_c: c.t_am_f, t_mm_f, t_lim, RSF_a },
    { rename: { t_am_s: 't_am_f_s', t_am_c: 't_am_f_c', t_mm_f: 't_mm_f_G' } },
  )
  const named = { as: 'MAWP_r_G', title: 'Level 2 pressure', t: 't_r' }
  const MAWP_r = S_a === undefined ? undefined : pressureOfWall(p, S_a, t_r, named, trace)
  const keeps = (limit: number) => meets(s.t_am_f, limit) && meets(c.t_am_f, limit) && meets(t_mm_f, t_mm_lim)
  return {
    ...critical,
    R_t,
    Q,
    L,
    t_min,
    t_mm_f,
    t_mm_lim,
    t_L2,
    s,
    c,
    level1: keeps(t_min),
    level2: keeps(t_L2),
    ...(MAWP_r !== undefined && { MAWP_r }),
  }
}

/** At the limit within rounding, or above. */
export const meets = (value: number, limit: number): boolean => value >= limit * (1 - 1e-9)

const least = ({ t_mm, at }: Critical, trace: Trace) =>
  trace.lookup({
    symbol: 't_mm_G',
    title: 'Minimum measured thickness',
    unit: 'm',
    source: api579,
    clause: '4.3.3.3',
    value: t_mm,
    cell: `grid row ${at[0] + 1}, column ${at[1] + 1}`,
  })

function minimumThickness(p: Params, S_a: number | undefined, trace: Trace): number {
  if (p.minimum_required_thickness !== undefined) return p.minimum_required_thickness
  return requiredWall(p, S_a ?? Number.NaN, given(p, 'operating_pressure').operating_pressure, trace)
}

function averaged(profile: Profile, centre: number, L: number, FCA: number, way: 's' | 'c', trace: Trace): Averaged {
  const window = windowOf(profile, centre, L)
  const name = `t_am_${way}`
  const title = way === 's' ? 'Average thickness along the pipe' : 'Average thickness around the pipe'
  const { x } = window
  const { x_a, x_b, y_a: t_a, y_b: t_b } = pairsOf(window)
  const x_1 = endOf(x[0] ?? 0, `x_1_${way}`, 'Start of averaging window', trace)
  const x_2 = endOf(x.at(-1) ?? 0, `x_2_${way}`, 'End of averaging window', trace)
  const names = { as: name, title, rename: { x_1: `x_1_${way}`, x_2: `x_2_${way}` } }
  const t_am =
    x.length > 1
      ? trace.apply(part4.averageThickness, { x_a, x_b, t_a, t_b, x_1, x_2 }, names)
      : alone(window, name, title, trace)
  return {
    window,
    t_am,
    t_am_f: trace.apply(part4.averageRemainingWall, { t_am, FCA }, { as: `t_am_f_${way}`, rename: { t_am: name } }),
  }
}

/** Averaging length about the least reading, cut at the grid. */
const endOf = (value: number, symbol: string, title: string, trace: Trace) =>
  trace.lookup({
    symbol,
    title,
    unit: 'm',
    source: api579,
    clause: '4.4.2.2, thickness averaging',
    value,
    cell: 'half the averaging length from the minimum reading, or the grid edge',
  })

const alone = (window: Profile, symbol: string, title: string, trace: Trace) =>
  trace.lookup({
    symbol,
    title,
    unit: 'm',
    source: api579,
    clause: '4.4.2.2, thickness averaging',
    value: averageOf(window),
    cell: 'single reading within the averaging length',
  })

/** Scatter of the readings, as a share of their mean. */
export function scatter(p: Params, trace: Trace): number {
  const t_i = (p.thickness_grid ?? []).flat()
  trace.section('Coefficient of variation of readings')
  const t_mean = trace.apply(part4.meanThickness, { t_i })
  return trace.apply(part4.coefficientOfVariation, { t_i, t_mean })
}
