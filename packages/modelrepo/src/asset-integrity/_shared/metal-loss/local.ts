/** Local metal loss, API 579-1 Part 5: Level 1 from depth and length, Level 2 from a critical thickness profile. */
import type { Trace } from '@keelson/equations'
import { type Profile, pairsOf } from '@keelson/physics/metal-loss/profile.ts'
import * as wall from '@keelson/standards/api-579-1-2021/corroded-wall.ts'
import * as part5 from '@keelson/standards/api-579-1-2021/part-5.ts'
import { api579 } from '@keelson/standards/api-579-1-2021/source.ts'
import { refuse, shownLength } from '@keelson/workflow'
import type { Params } from './inputs.ts'
import type { Corroded } from './pipe.ts'
import { tagged } from './runs.ts'

/** What both levels give. */
export interface Local {
  readonly t_mm: number
  readonly t_mm_f: number
  readonly R_t: number
  /** Length assessed: of the flaw, or of the worst sub-interval, m. */
  readonly s: number
  readonly lambda: number
  readonly M_t: number
  readonly RSF: number
  /** Thickness ratio of the screening curve. */
  readonly R_t_lim: number
  readonly TSF: number
  readonly MAWP_r: number
}
export interface LocalProfile extends Local {
  /** Ends of the worst sub-interval, m. */
  readonly x_1: number
  readonly x_2: number
}
export interface ThinArea {
  readonly t_mm: number
  readonly s: number
}

export function levelOne(p: Params, { t_mm, s }: ThinArea, corroded: Corroded, trace: Trace): Local {
  const { t_c, D } = corroded
  trace.section('Local metal loss, API 579-1 Part 5 Level 1')
  const lambda = trace.apply(part5.shellParameter, { s, D, t_c })
  withinFolias(lambda, s, '/longitudinal_flaw_length')
  const M_t = trace.apply(part5.foliasFactor, { lambda })
  const { R_t, t_mm_f } = ratio(t_mm, corroded, '', trace)
  const RSF = trace.apply(part5.remainingStrengthFactor, { R_t, M_t })
  return { t_mm, t_mm_f, R_t, s, lambda, M_t, RSF, ...judged(p, corroded, { lambda, M_t, RSF }, '', trace) }
}

/** `profile`: critical thickness over axial positions, m. */
export function levelTwo(p: Params, profile: Profile, corroded: Corroded, trace: Trace): LocalProfile {
  const { t_c, D, FCA } = corroded
  trace.section('Local metal loss, API 579-1 Part 5 Level 2')
  const whole = (profile.x.at(-1) ?? 0) - (profile.x[0] ?? 0)
  withinFolias(part5.shellParameter.evaluate({ s: whole, D, t_c }), whole, '/axial_position')
  const t_mm = profile.y.reduce((a, b) => Math.min(a, b))
  const loss = { x: profile.x, y: profile.y.map((t) => Math.max(0, t_c + FCA - t)) }
  const { start, end } = part5.worstSubInterval(loss, { D, t_c })
  const x_1 = place(profile, start, 'x_1_2', 'Start of worst sub-interval', trace)
  const x_2 = place(profile, end, 'x_2_2', 'End of worst sub-interval', trace)
  const t_2 = tagged('2', 's', 'A', 'A_0', 'M_t', 'lambda', 'x_1', 'x_2')
  const s = trace.apply(part5.subInterval, { x_1, x_2 }, { as: 's_2', rename: t_2 })
  const A_0 = trace.apply(part5.originalArea, { s, t_c }, { as: 'A_0_2', rename: t_2 })
  const { x_a, x_b, y_a: t_a, y_b: t_b } = pairsOf(profile, start, end)
  const A = trace.apply(part5.metalLossArea, { x_a, x_b, t_a, t_b, t_c, FCA }, { as: 'A_2' })
  const lambda = trace.apply(part5.shellParameter, { s, D, t_c }, { as: 'lambda_2', rename: t_2 })
  const M_t = trace.apply(part5.foliasFactor, { lambda }, { as: 'M_t_2', rename: t_2 })
  const RSF = trace.apply(part5.areaStrengthFactor, { A, A_0, M_t }, { as: 'RSF_2', rename: t_2 })
  const { R_t, t_mm_f } = ratio(t_mm, corroded, '2', trace)
  return { t_mm, t_mm_f, R_t, s, lambda, M_t, RSF, x_1, x_2, ...judged(p, corroded, { lambda, M_t, RSF }, '2', trace) }
}

const place = ({ x }: Profile, at: number, symbol: string, title: string, trace: Trace) =>
  trace.lookup({
    symbol,
    title,
    unit: 'm',
    source: api579,
    clause: '5.4.3.2, Level 2',
    value: x[at] ?? Number.NaN,
    cell: `profile point ${at + 1}`,
  })

function ratio(t_mm: number, { t_c, FCA }: Corroded, tag: string, trace: Trace) {
  const rename = tagged(tag, 't_mm')
  const end = tag === '' ? '' : `_${tag}`
  return {
    R_t: trace.apply(wall.thicknessRatio, { t_mm, FCA, t_c }, { as: `R_t${end}`, rename }),
    t_mm_f: trace.apply(wall.leastRemainingWall, { t_mm, FCA }, { as: `t_mm_f${end}`, rename }),
  }
}

/** What follows from the remaining strength factor. */
function judged(
  p: Params,
  { MAWP = Number.NaN }: Corroded,
  { lambda, M_t, RSF }: Pick<Local, 'lambda' | 'M_t' | 'RSF'>,
  tag: string,
  trace: Trace,
) {
  const RSF_a = p.remaining_strength_factor_allowable
  const rename = tagged(tag, 'lambda', 'M_t', 'RSF')
  const end = tag === '' ? '' : `_${tag}`
  const E = p.weld_joint_factor
  const R_t_lim = trace.apply(part5.screeningRatio, { lambda, RSF_a, M_t }, { as: `R_t_lim${end}`, rename })
  const factor = { ...rename, E_C: 'E', E_L: 'E' }
  return {
    R_t_lim,
    TSF: trace.apply(part5.tensileStrengthFactor, { E_C: E, E_L: E, RSF }, { as: `TSF${end}`, rename: factor }),
    MAWP_r: trace.apply(part5.reducedPressure, { MAWP, RSF, RSF_a }, { as: `MAWP_r${end}`, rename }),
  }
}

function withinFolias(lambda: number, s: number, pointer: string): void {
  if (lambda <= part5.LAMBDA_LIMIT.value) return
  const most = (s * part5.LAMBDA_LIMIT.value) / lambda
  refuse(
    pointer,
    `must not exceed ${shownLength(most)}, the Folias factor limit for this pipe (entered: ${shownLength(s)}). Assess longer metal loss by Part 4.`,
  )
}
