/** How long the flaw may grow: the future corrosion that each method bears, over the average rate so far. */
import { type Met, met, silent, type Trace } from '@keelson/equations'
import { lastHolding } from '@keelson/physics/metal-loss/acceptable-depth.ts'
import { averageLossRate } from '@keelson/standards/api-570-2016/corrosion-rate.ts'
import * as wall from '@keelson/standards/api-579-1-2021/corroded-wall.ts'
import { LAMBDA_LIMIT, shellParameter } from '@keelson/standards/api-579-1-2021/part-5.ts'
import { api579 } from '@keelson/standards/api-579-1-2021/source.ts'
import { DEPTH_LIMIT, deepestLoss } from '@keelson/standards/asme-b31g-2012/level-1.ts'
import { DEPTH_LIMIT as F101_DEPTH_LIMIT } from '@keelson/standards/dnv-rp-f101-2021/single-defect.ts'
import { allowed, api579Results, type Results, riverBottom } from './assess.ts'
import { effectiveArea, modified, original1991, original2012 } from './b31g.ts'
import { geometryOf } from './compare.ts'
import { partA, partB } from './f101.ts'
import { meets } from './general.ts'
import type { Params } from './inputs.ts'
import type { Local } from './local.ts'
import {
  API_579,
  B31G_1991,
  B31G_2012,
  F101,
  GML,
  LML1,
  LML2,
  type Method,
  MODIFIED,
  PART_A,
  PART_B,
  RSTRENG,
} from './methods.ts'
import { corrodedOf, pressureToBear } from './pipe.ts'
import { methodsOf } from './runs.ts'

/** Growth that a method bears from today on, m, and what ends it. */
export interface Allowance {
  readonly method: Method
  /** Deepest loss so far, m. */
  readonly d: number
  readonly bears: number
  readonly ends: string
  /** Whether it is by this that the verdict goes. */
  readonly counts: boolean
  /** What the method gives at the end of the growth, each against its limit: one of them is at it. */
  readonly meets: readonly Met[]
}

/** What is left of a wall at the end is never nothing: the sweep stops short of it. */
const SHORT_OF_WALL = 0.999

export function allowances(p: Params, r: Results): Allowance[] {
  return methodsOf(p).flatMap((method) => {
    const d = geometryOf(p, r, method)?.d
    if (d === undefined) return []
    if (API_579.includes(method)) return corrosionRules(p, r, method).map((rule) => ({ method, d, ...rule }))
    const ends = pressureToBear(p) === undefined ? 'depth limit' : 'allowable pressure or depth limit'
    const bears = deepening(p, r, method, d)
    return [{ method, d, bears, ends, counts: true, meets: deepeningMet(p, r, method, d, bears) }]
  })
}

/** Future corrosion of flaw and wall alike, from none, up to which API 579-1 still accepts, by each of its rules. */
function corrosionRules(p: Params, r: Results, method: Method) {
  const demands = [p.operating_pressure, p.maximum_allowable_operating_pressure].filter((P) => P !== undefined)
  const demand = demands.length > 0 && r.MAWP !== undefined ? Math.max(...demands) : undefined
  const borne = (MAWP_r: number | undefined) => demand === undefined || meets(MAWP_r ?? 0, demand)
  const ofPressure = (MAWP_r: number | undefined): Met[] =>
    demand === undefined || MAWP_r === undefined
      ? []
      : [met('reduced pressure', 'Pa', MAWP_r, 'required pressure', demand)]
  const rule = (ends: string, counts: boolean, accepts: (found: Api579) => boolean, met: (found: Api579) => Met[]) => {
    const bears = futureCorrosion(p, r, method, accepts)
    return { bears, ends, counts, meets: met(resultsAt(p, r, method, bears)) }
  }
  if (method === GML) {
    const accepts = ({ general: g }: Api579) => g?.level2 === true && borne(g.MAWP_r)
    const met = ({ general: g }: Api579) => (g ? [...generalMet(g), ...ofPressure(g.MAWP_r)] : [])
    return [rule('Part 4 Level 2 or pressure', true, accepts, met)]
  }
  const RSF_a = p.remaining_strength_factor_allowable
  const strength = rule(
    'remaining strength factor or minimum wall thickness',
    demand === undefined,
    (found) => {
      const local = found.level1 ?? found.level2
      return local !== undefined && thick(local, found.t_lim) && meets(local.RSF, RSF_a)
    },
    (found) => {
      const local = found.level1 ?? found.level2
      return local
        ? [...wallMet(local, found.t_lim), met('remaining strength factor', '-', local.RSF, 'limit', RSF_a)]
        : []
    },
  )
  if (demand === undefined) return [strength]
  const pressure = rule(
    'reduced pressure or minimum wall thickness',
    true,
    (found) => {
      const local = found.level1 ?? found.level2
      return local !== undefined && thick(local, found.t_lim) && borne(local.MAWP_r)
    },
    (found) => {
      const local = found.level1 ?? found.level2
      return local ? [...wallMet(local, found.t_lim), ...ofPressure(local.MAWP_r)] : []
    },
  )
  return [strength, pressure]
}

const thick = (local: Local, t_lim: number) =>
  meets(local.t_mm_f, t_lim) && meets(local.R_t, wall.LEAST_THICKNESS_RATIO.value)

const wallMet = (local: Local, t_lim: number): Met[] => [
  met('minimum wall thickness', 'm', local.t_mm_f, 'limit', t_lim),
  met('thickness ratio', '-', local.R_t, 'limit', wall.LEAST_THICKNESS_RATIO.value),
]

const generalMet = (g: NonNullable<Api579['general']>): Met[] => [
  met('average wall thickness, longitudinal', 'm', g.s.t_am_f, 'limit', g.t_L2),
  met('average wall thickness, circumferential', 'm', g.c.t_am_f, 'limit', g.t_L2),
  met('minimum wall thickness', 'm', g.t_mm_f, 'limit', g.t_mm_lim),
]

/** What API 579-1 gives with a future corrosion, m. */
function resultsAt(p: Params, r: Results, method: Method, FCA: number): Api579 {
  const only = { ...p, assessment_method: method } as Params
  const corroded = corrodedOf(only, r.S_a, FCA, silent)
  return { ...api579Results(only, r.S_a, corroded), t_lim: corroded.t_lim }
}

type Api579 = ReturnType<typeof api579Results> & { readonly t_lim: number }

function futureCorrosion(p: Params, r: Results, method: Method, accepts: (found: Api579) => boolean): number {
  const only = { ...p, assessment_method: method } as Params
  const holds = (FCA: number) => {
    const corroded = corrodedOf(only, r.S_a, FCA, silent)
    return withinFolias(only, method, corroded) && accepts(resultsAt(p, r, method, FCA))
  }
  const t_mm = leastThickness(r, method)
  return lastHolding(holds, SHORT_OF_WALL * Math.min(t_mm, p.wall_thickness - p.uniform_metal_loss))
}

function withinFolias(p: Params, method: Method, corroded: { readonly D: number; readonly t_c: number }): boolean {
  if (method === GML) return true
  const x = p.axial_position ?? []
  const s = method === LML1 ? (p.longitudinal_flaw_length ?? 0) : (x.at(-1) ?? 0) - (x[0] ?? 0)
  return shellParameter.evaluate({ s, ...corroded }) <= LAMBDA_LIMIT.value
}

const leastThickness = (r: Results, method: Method): number =>
  (method === GML ? r.general : method === LML1 ? r.level1 : r.level2)?.t_mm ?? 0

/** Deepening of the flaw at its length up to which the allowable pressure covers the one given and the method applies. */
function deepening(p: Params, r: Results, method: Method, d: number): number {
  const limit = (F101.includes(method) ? F101_DEPTH_LIMIT : DEPTH_LIMIT).value
  const demand = pressureToBear(p) ?? 0
  const most = limit * p.wall_thickness - d
  return most <= 0 ? 0 : lastHolding((x) => meets(allowed(r, safeAt(p, method, d, x)), demand), most)
}

/** The pressure allowed and the depth of the grown flaw, each against its limit. */
function deepeningMet(p: Params, r: Results, method: Method, d: number, x: number): Met[] {
  const limit = (F101.includes(method) ? F101_DEPTH_LIMIT : DEPTH_LIMIT).value
  const demand = pressureToBear(p)
  const allowable = allowed(r, safeAt(p, method, d, x))
  const depth = met('depth', 'm', d + x, 'limit', limit * p.wall_thickness)
  return demand === undefined || x === 0
    ? [depth]
    : [met('allowable pressure', 'Pa', allowable, 'required pressure', demand), depth]
}

function safeAt(p: Params, method: Method, d: number, x: number): number {
  const flaw = { d: d + x, L: p.defect_length ?? 0 }
  if (method === B31G_1991) return original1991(p, flaw, silent).P_S
  if (method === B31G_2012) return original2012(p, flaw, silent).P_S
  if (method === MODIFIED) return modified(p, flaw, silent).P_S
  if (method === PART_A) return partA(p, flaw.L, flaw.d, silent).P_S
  if (method === PART_B) return partB(p, flaw, silent).P_S
  const { x: at, y } = riverBottom(p)
  return effectiveArea(p, { x: at, y: y.map((di) => (di > 0 ? di + x : 0)) }, silent).P_S
}

export interface Life {
  readonly method: Method
  /** m/s. */
  readonly CR: number
  /** s. */
  readonly RL: number
  readonly ends: string
}

/** Life by the method that leaves least; undefined without an age or without any loss so far. */
export function lifeOf(p: Params, all: readonly Allowance[], trace: Trace): Life | undefined {
  const { service_age: tau } = p
  const lossy = all.filter((a) => a.counts && a.d > 0)
  const least = lossy.reduce<Allowance | undefined>((a, b) => (a && a.bears / a.d <= b.bears / b.d ? a : b), undefined)
  if (tau === undefined || least === undefined) return undefined
  trace.section('Remaining life')
  const { value: d_0, symbol } = lossSoFar(p, least, trace)
  const CR = trace.apply(averageLossRate, { d_0, tau }, { rename: { d_0: symbol } })
  const FCA_lim = trace.solved({
    symbol: 'FCA_lim',
    title: 'Allowable future corrosion',
    unit: 'm',
    source: api579,
    clause: '4.5, 5.5',
    value: least.bears,
    trial: 0,
    residual: 0,
    iterations: 40,
    method: `sweep and bisection on the future corrosion: ${least.method}, ${least.ends}`,
    meets: least.meets,
  })
  return { method: least.method, CR, RL: trace.apply(wall.remainingLife, { FCA_lim, CR }), ends: least.ends }
}

/** Deepest loss, as a traced number. */
function lossSoFar(
  p: Params,
  { method, d }: Allowance,
  trace: Trace,
): { readonly value: number; readonly symbol: string } {
  const symbols: Partial<Record<Method, string>> = { [GML]: 't_mm_G', [LML1]: 't_mm', [LML2]: 't_mm_2' }
  const t_mm = symbols[method]
  const t_nom = p.wall_thickness
  if (t_mm !== undefined) {
    const options = { as: 'd_0', rename: { t_mm } }
    return { value: trace.apply(wall.lossSoFar, { t_nom, t_mm: thinnest(p, method) }, options), symbol: 'd_0' }
  }
  if (method === PART_A && p.relative_defect_depth !== undefined) {
    const options = { as: 'd_0', title: 'Defect depth', rename: { r_lim: 'r_d' } }
    return { value: trace.apply(deepestLoss, { r_lim: p.relative_defect_depth, t: t_nom }, options), symbol: 'd_0' }
  }
  return { value: d, symbol: method === RSTRENG ? 'd_max' : 'd' }
}

function thinnest(p: Params, method: Method): number {
  const list =
    method === LML1
      ? [p.minimum_measured_thickness ?? 0]
      : method === LML2
        ? (p.longitudinal_critical_thickness_profile ?? [])
        : (p.thickness_grid ?? []).flat()
  return list.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
}
