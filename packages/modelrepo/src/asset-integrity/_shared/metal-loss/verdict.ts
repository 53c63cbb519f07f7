/** Accept, rerate or repair: by each method, and the worst of them for the run. */
import { LEAST_THICKNESS_RATIO } from '@keelson/standards/api-579-1-2021/corroded-wall.ts'
import { DEPTH_LIMIT } from '@keelson/standards/asme-b31g-2012/level-1.ts'
import { DEPTH_LIMIT as F101_DEPTH_LIMIT } from '@keelson/standards/dnv-rp-f101-2021/single-defect.ts'
import { allowed, pressuresOf, type Results } from './assess.ts'
import { geometryOf } from './compare.ts'
import { notAccepted } from './doubts.ts'
import { type General, meets } from './general.ts'
import type { Params } from './inputs.ts'
import type { Local } from './local.ts'
import { F101, GML, LML1, LML2, type Method } from './methods.ts'
import { type Corroded, pressureToBear } from './pipe.ts'

const ORDER = ['accept', 'rerate', 'repair'] as const
export type Verdict = (typeof ORDER)[number]

/** Of one method; undefined where nothing was given to hold its pressure against. */
export function verdictOf(p: Params, r: Results, method: Method): Verdict | undefined {
  const { corroded, general, level1, level2 } = r
  if (method === GML && general && corroded) return ofGeneral(p, general, corroded)
  const local = method === LML1 ? level1 : method === LML2 ? level2 : undefined
  if (local && corroded) return ofLocal(p, local, corroded)
  const d = geometryOf(p, r, method)?.d ?? 0
  const limit = (F101.includes(method) ? F101_DEPTH_LIMIT : DEPTH_LIMIT).value * p.wall_thickness
  if (!meets(limit, d)) return 'repair'
  const demand = pressureToBear(p)
  if (demand === undefined) return undefined
  const safe = allowed(r, pressuresOf(r).find((m) => m.method === method)?.P_S ?? 0)
  return pressureVerdict(meets(safe, demand), safe)
}

/** Of the run: the worst of its methods; a flaw that goes on beyond what was measured, or is outside the method, is not accepted. */
export function worstVerdict(p: Params, r: Results): Verdict | undefined {
  const all = pressuresOf(r).map(({ method }) => verdictOf(p, r, method))
  const worst = [...ORDER].reverse().find((v) => all.includes(v))
  return worst === 'accept' && notAccepted(p, r) !== undefined ? undefined : worst
}

/** A lower pressure helps where there is one. */
const pressureVerdict = (held: boolean, safe: number): Verdict => (held ? 'accept' : safe > 0 ? 'rerate' : 'repair')

/** The pressures to be borne; true where none was given. */
function bears(p: Params, safe: number | undefined): boolean {
  const demands = [p.operating_pressure, p.maximum_allowable_operating_pressure]
  return demands.every((demand) => demand === undefined || safe === undefined || meets(safe, demand))
}
const tooNear = (p: Params, { L_req }: Corroded) =>
  p.distance_to_discontinuity !== undefined && !meets(p.distance_to_discontinuity, L_req)

function ofGeneral(p: Params, g: General, corroded: Corroded): Verdict {
  if (!meets(g.t_mm_f, corroded.t_lim) || tooNear(p, corroded)) return 'repair'
  const safe = g.MAWP_r ?? 0
  if (!g.level2) return p.minimum_required_thickness === undefined && safe > 0 ? 'rerate' : 'repair'
  return pressureVerdict(bears(p, g.MAWP_r), safe)
}

function ofLocal(p: Params, local: Local, corroded: Corroded): Verdict {
  const { t_lim } = corroded
  if (!meets(local.R_t, LEAST_THICKNESS_RATIO.value) || !meets(local.t_mm_f, t_lim) || tooNear(p, corroded))
    return 'repair'
  const strong = meets(local.RSF, p.remaining_strength_factor_allowable)
  const noDemand = p.operating_pressure === undefined && p.maximum_allowable_operating_pressure === undefined
  return pressureVerdict(noDemand ? strong : bears(p, local.MAWP_r), local.MAWP_r)
}
