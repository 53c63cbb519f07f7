/** Hosts screened by water depth and scored by depth, reservoir, distance and fluid. */
import type { Trace } from '@keelson/equations'
import {
  aHost,
  DEPTH_WINDOWS,
  hostInWords,
  SCREENED_HOSTS,
  type ScreenedHost,
} from '@keelson/physics/field-concepts/hosts.ts'
import * as score from '@keelson/physics/field-concepts/scores.ts'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import type { Ranked } from './calculate-ranked.ts'
import type { Field } from './inputs.ts'

interface ScreenedHostScore {
  readonly host: ScreenedHost
  readonly feasible: boolean
  /** In the order of the criteria; none of an excluded host. */
  readonly parts: readonly number[]
  readonly score: number
}
export interface Screening {
  readonly hosts: readonly ScreenedHostScore[]
  readonly ranked: Ranked
}

const MARKS: Readonly<Record<ScreenedHost, string>> = { TLP: 'T', Spar: 'S', Semi: 'M', FPSO: 'F', Subsea_Tieback: 'B' }
/** Symbols of what all hosts share. */
const COMMON: ReadonlySet<string> = new Set(['d', 'R', 'L', 'w_d', 'w_r', 'w_L', 'w_f'])
const CRITERIA = ['depth', 'reservoir', 'distance', 'fluid'] as const
const FULL = 100
/** Of the score, where experience is given. */
const [OWN, EXPERIENCE] = [0.9, 0.1] as const

export function screening(p: Field, trace: Trace): Screening {
  const { water_depth: d } = p
  const weights = weightsOf(p)
  const hosts = SCREENED_HOSTS.map((host): ScreenedHostScore => {
    const { from, to } = DEPTH_WINDOWS[host]
    if (d < from.si || d > to.si) return { host, feasible: false, parts: [], score: 0 }
    const own = traceOfRow(trace, `Score of ${aHost(host)}`, MARKS[host], COMMON)
    return { host, feasible: true, ...scored(p, host, own) }
  })
  const feasible = hosts.filter((h) => h.feasible)
  const shares = feasible.map(({ host }) => shareOf(p, host))
  const blends = p.empirical_shares !== undefined
  return {
    hosts,
    ranked: {
      names: feasible.map(({ host }) => host),
      called: feasible.map(({ host }) => hostInWords(host)),
      criteria: CRITERIA,
      weights,
      scores: feasible.map((h) => h.score),
      worth: feasible.map((h) => h.parts),
      scale: FULL,
      symbols: feasible.map(({ host }) => `${blends ? 'S_e' : 'S'}_${MARKS[host]}`),
      unit: 'of 100',
      scoresFor: (w) =>
        feasible.map(({ parts }, i) => {
          const own = parts.reduce((sum, s, j) => sum + (w[j] ?? 0) * s, 0)
          return blends ? OWN * own + EXPERIENCE * FULL * (shares[i] ?? 0) : own
        }),
    },
  }
}

/** The four weights as shares. */
function weightsOf({ weights: [given] }: Field): readonly number[] {
  const own = CRITERIA.map((name) => given?.[name] ?? 0)
  const sum = own.reduce((a, b) => a + b, 0)
  return own.map((w) => w / sum)
}

function scored(p: Field, host: ScreenedHost, trace: Trace): Pick<ScreenedHostScore, 'parts' | 'score'> {
  const { water_depth: d, reservoir_size: R } = p
  const [window, band] = [DEPTH_WINDOWS[host], score.DEPTH_BANDS[host]]
  const tieback = host === 'Subsea_Tieback'
  trace.section('parts')
  const s_d = trace.apply(score.depthScore, { d, d_1: window.from, d_o1: band.from, d_o2: band.to, d_2: window.to })
  const s_r = trace.apply(tieback ? score.tiebackSizeScore : score.standaloneSizeScore, { R })
  const s_L = reachScore(p, tieback, trace)
  const s_f = score.fluidScore(host, p.fluid_type, trace)
  trace.section('composite')
  const [w] = p.weights
  const S = trace.apply(score.compositeScore, {
    w_d: w?.depth ?? 0,
    s_d,
    w_r: w?.reservoir ?? 0,
    s_r,
    w_L: w?.distance ?? 0,
    s_L,
    w_f: w?.fluid ?? 0,
    s_f,
  })
  return { parts: [s_d, s_r, s_L, s_f], score: blended(p, host, S, trace) }
}

function reachScore({ distance_to_infrastructure: L }: Field, tieback: boolean, trace: Trace): number {
  if (L === undefined) return score.aloneScore(tieback, trace)
  return trace.apply(tieback ? score.tiebackReachScore : score.standaloneReachScore, { L })
}

function blended(p: Field, host: ScreenedHost, S: number, trace: Trace): number {
  if (p.empirical_shares === undefined) return S
  const value = shareOf(p, host)
  const share = trace.lookup({
    source: score.blendedScore.source,
    clause: score.blendedScore.clause,
    symbol: 'p',
    title: 'Share of similar fields with this host',
    unit: '-',
    value,
    cell: `shares of similar fields, ${hostInWords(host)}`,
  })
  return trace.apply(score.blendedScore, { S, p: share })
}

const shareOf = ({ empirical_shares = [] }: Field, host: ScreenedHost): number =>
  empirical_shares.find((row) => row.host === host)?.share ?? 0
