/** Reduced allowable pressure of API 579-1 while flaw and wall corrode on. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { LAMBDA_LIMIT, shellParameter } from '@keelson/standards/api-579-1-2021/part-5.ts'
import { api579Results, type Results } from './assess.ts'
import type { Params } from './inputs.ts'
import { levelOne } from './local.ts'
import { LML1, LML2 } from './methods.ts'
import { type Corroded, corrodedOf, pressureOfWall } from './pipe.ts'
import { runs } from './runs.ts'

export interface FcaPoint {
  readonly FCA: number
  readonly level1?: number | undefined
  readonly level2?: number | undefined
}

const STEPS = 20
const WALL = { as: '', title: '', t: 't' }

/** From none to where the limiting thickness is reached; empty without API 579-1 or a yield strength. */
export function futureCorrosion(p: Params, r: Results): FcaPoint[] {
  const { corroded, S_a } = r
  const t_mm = [r.general, r.level1, r.level2]
    .flatMap((x) => (x ? [x.t_mm] : []))
    .reduce((a, b) => Math.min(a, b), Infinity)
  if (!corroded || S_a === undefined || !Number.isFinite(t_mm)) return []
  const most = Math.min(
    Math.max(t_mm - corroded.t_lim, corroded.FCA),
    0.999 * (p.wall_thickness - p.uniform_metal_loss),
  )
  if (!(most > 0)) return []
  return spaced(0, most, STEPS + 1).map((FCA) => pointAt(p, r, S_a, FCA))
}

function pointAt(p: Params, r: Results, S_a: number, FCA: number): FcaPoint {
  const corroded = corrodedOf(p, S_a, FCA, silent)
  if (!withinFolias(p, corroded)) return { FCA }
  const { general: g, level1, level2 } = api579Results(p, S_a, corroded)
  const first = g && pressureOfWall(p, S_a, Math.min(corroded.t_c, g.s.t_am_f, g.c.t_am_f, 2 * g.t_mm_f), WALL, silent)
  const one = lowestOf([first, level1?.MAWP_r, level2 && thinAreaOf(p, r, corroded)])
  return { FCA, level1: one, level2: lowestOf([g?.MAWP_r, level2?.MAWP_r]) }
}

/** Level 1 on the whole length and least thickness of a profile. */
function thinAreaOf(p: Params, r: Results, corroded: Corroded): number | undefined {
  const s = profileLength(p)
  return r.level2 && levelOne(p, { t_mm: r.level2.t_mm, s }, corroded, silent).MAWP_r
}

function withinFolias(p: Params, { D, t_c }: Corroded): boolean {
  const lengths = [runs(p, LML1) ? (p.longitudinal_flaw_length ?? 0) : 0, runs(p, LML2) ? profileLength(p) : 0]
  return shellParameter.evaluate({ s: Math.max(...lengths), D, t_c }) <= LAMBDA_LIMIT.value
}
const profileLength = ({ axial_position: x = [] }: Params) => (x.at(-1) ?? 0) - (x[0] ?? 0)

function lowestOf(list: readonly (number | undefined)[]): number | undefined {
  const given = list.filter((x) => x !== undefined)
  return given.length === 0 ? undefined : Math.min(...given)
}
