/**
 * Scores of host concepts, 0 to 100: depth, size of the reservoir, distance to infrastructure, fluid. Screening
 * heuristics of an open-source library, no published standard.
 */
import { type Constant, constant, equation, max, type Trace } from '@keelson/equations'
import { aHost, hostInWords, SCREENED_HOSTS, type ScreenedHost } from './hosts.ts'
import { hostScreening } from './sources.ts'

export const SCORED = ['depth', 'reservoir', 'distance', 'fluid'] as const
export type Scored = (typeof SCORED)[number]
export const FLUIDS = ['oil', 'gas', 'condensate'] as const
export type Fluid = (typeof FLUIDS)[number]

const BANDS: Readonly<Record<ScreenedHost, readonly [from: number, to: number]>> = {
  TLP: [500, 1600],
  Spar: [1500, 2500],
  Semi: [1000, 2200],
  FPSO: [800, 2500],
  Subsea_Tieback: [100, 2000],
}
export interface DepthBand {
  readonly from: Constant
  readonly to: Constant
}
const bandEnd = (host: ScreenedHost, what: string, mark: string, value: number): Constant =>
  constant({
    symbol: `d_${mark}`,
    title: `${what} for ${aHost(host)}`,
    value,
    unit: 'm',
    source: hostScreening,
    clause: 'depth score',
  })
/** Depths in which a host scores in full, both included. */
export const DEPTH_BANDS = Object.fromEntries(
  SCREENED_HOSTS.map((host): [ScreenedHost, DepthBand] => [
    host,
    {
      from: bandEnd(host, 'Minimum optimum depth', 'o1', BANDS[host][0]),
      to: bandEnd(host, 'Maximum optimum depth', 'o2', BANDS[host][1]),
    },
  ]),
) as Readonly<Record<ScreenedHost, DepthBand>>

const OIL: Readonly<Record<ScreenedHost, number>> = { TLP: 90, Spar: 85, Semi: 85, FPSO: 80, Subsea_Tieback: 80 }
const GAS: Readonly<Record<ScreenedHost, number>> = { TLP: 65, Spar: 75, Semi: 85, FPSO: 95, Subsea_Tieback: 70 }
/** Condensate scores as gas. */
export const FLUID_SCORES: Readonly<Record<Fluid, Readonly<Record<ScreenedHost, number>>>> = {
  oil: OIL,
  gas: GAS,
  condensate: GAS,
}
/** Where there is no infrastructure. */
export const ALONE_SCORES = { standalone: 70, tieback: 0 } as const

/** Of the four scores, unless others are given. */
export const USUAL_WEIGHTS: Readonly<Record<Scored, number>> = { depth: 0.4, reservoir: 0.3, distance: 0.2, fluid: 0.1 }

const HEURISTIC = { source: hostScreening, unit: '-' } as const
const SIZE = { ...HEURISTIC, symbol: 's_r', title: 'Reservoir score', clause: 'reservoir score' } as const
const REACH = { ...HEURISTIC, symbol: 's_L', title: 'Distance score', clause: 'distance score' } as const
const R = ['recoverable volume, oil equivalent', 'MMbbl'] as const
const L = ['distance to infrastructure', 'km'] as const

/** Inside the window of the host. */
export const depthScore = equation({
  ...HEURISTIC,
  symbol: 's_d',
  title: 'Depth score',
  clause: 'depth score',
  where: {
    d: ['water depth', 'm'],
    d_1: ['host minimum depth', 'm'],
    d_o1: ['host minimum optimum depth', 'm'],
    d_o2: ['host maximum optimum depth', 'm'],
    d_2: ['host maximum depth', 'm'],
  },
  evaluate: ({ d, d_1, d_o1, d_o2, d_2 }) =>
    d < d_o1 ? 60 + (40 * (d - d_1)) / (d_o1 - d_1) : d <= d_o2 ? 100 : 60 + (40 * (d_2 - d)) / (d_2 - d_o2),
  limited: { holds: 'a host scores in full within its optimum depth range' },
})
export const tiebackSizeScore = equation({
  ...SIZE,
  fit: 'volumes are in million barrels',
  where: { R },
  evaluate: ({ R }) => (R <= 50 ? 100 : R <= 150 ? 100 - (50 * (R - 50)) / 100 : max(5, 50 - (R - 150) / 10)),
  limited: { holds: 'small reservoirs score in full and no reservoir scores below 5' },
})
export const standaloneSizeScore = equation({
  ...SIZE,
  fit: 'volumes are in million barrels',
  where: { R },
  evaluate: ({ R }) => (R < 50 ? 30 : R < 200 ? 60 + (40 * (R - 50)) / 150 : 100),
  limited: { holds: 'small reservoirs score alike and large ones score in full' },
})
export const tiebackReachScore = equation({
  ...REACH,
  fit: 'distances are in kilometres',
  where: { L },
  evaluate: ({ L }) =>
    L <= 15
      ? 100
      : L <= 30
        ? 100 - (40 * (L - 15)) / 15
        : L <= 60
          ? 60 - (55 * (L - 30)) / 30
          : max(0, 5 - 0.1 * (L - 60)),
  limited: { holds: 'short tiebacks score in full and the longest score zero' },
})
export const standaloneReachScore = equation({
  ...REACH,
  fit: 'distances are in kilometres',
  where: { L },
  evaluate: ({ L }) => (L < 10 ? 60 : 80),
})
export const compositeScore = equation({
  ...HEURISTIC,
  symbol: 'S',
  title: 'Score',
  clause: 'composite score',
  where: {
    w_d: ['depth weight', '-'],
    s_d: ['depth score', '-'],
    w_r: ['reservoir weight', '-'],
    s_r: ['reservoir score', '-'],
    w_L: ['distance weight', '-'],
    s_L: ['distance score', '-'],
    w_f: ['fluid weight', '-'],
    s_f: ['fluid score', '-'],
  },
  evaluate: ({ w_d, s_d, w_r, s_r, w_L, s_L, w_f, s_f }) =>
    (w_d * s_d + w_r * s_r + w_L * s_L + w_f * s_f) / (w_d + w_r + w_L + w_f),
})
/** With the share of like fields that chose the host, 0 to 1. */
export const blendedScore = equation({
  ...HEURISTIC,
  symbol: 'S_e',
  title: 'Score including experience',
  clause: 'empirical blend',
  where: { S: ['score', '-'], p: ['fraction of similar fields using the host', '-'] },
  evaluate: ({ S, p }) => 0.9 * S + 0.1 * 100 * p,
})

export const fluidScore = (host: ScreenedHost, fluid: Fluid, trace: Trace): number =>
  trace.lookup({
    ...HEURISTIC,
    clause: 'fluid score',
    symbol: 's_f',
    title: 'Fluid score',
    value: FLUID_SCORES[fluid][host],
    cell: `row ${hostInWords(host)}, column ${fluid}`,
  })
export const aloneScore = (tieback: boolean, trace: Trace): number =>
  trace.lookup({
    ...REACH,
    value: tieback ? ALONE_SCORES.tieback : ALONE_SCORES.standalone,
    cell: `no infrastructure, ${tieback ? 'tieback' : 'standalone'}`,
  })
