/** Uplift resistance of drained cover, and what it must hold. DNV-RP-F110 (2018). */
import { equation, max, pi, sqrt } from '@keelson/equations'
import { dnvRpF110 } from './source.ts'

const UPLIFT = { source: dnvRpF110, clause: 'uplift resistance of cohesionless cover' } as const
const DESIGN = { source: dnvRpF110, clause: 'upheaval buckling, cover design' } as const

const gamma_s = ['submerged unit weight of the soil', 'N/m3'] as const
const D = ['outside diameter', 'm'] as const
const f = ['uplift coefficient', '-'] as const
const w = ['submerged weight', 'N/m'] as const
const w_req = ['required download', 'N/m'] as const
const gamma_UR = ['factor on the uplift resistance', '-'] as const
const gamma_L = ['factor on the required download', '-'] as const

/** Weight of the soil above the pipe and shear on two vertical planes. */
export const drainedUplift = equation({
  ...UPLIFT,
  symbol: 'R',
  title: 'Uplift resistance, drained',
  unit: 'N/m',
  where: { gamma_s, H: ['cover to the top of the pipe', 'm'], D, f },
  evaluate: ({ gamma_s, H, D, f }) =>
    gamma_s * H * D + gamma_s * D ** 2 * (1 / 2 - pi / 8) + f * gamma_s * (H + D / 2) ** 2,
})

/** The same turned round: f H_c^2 + D H_c = pi D^2/8 + R_req/gamma_s, less D/2; 0 where no cover is needed. */
export const coverOfUplift = equation({
  ...UPLIFT,
  symbol: 'H_req',
  title: 'Required cover to the top',
  unit: 'm',
  where: { R_req: ['required uplift resistance of the soil', 'N/m'], gamma_s, D, f },
  evaluate: ({ R_req, gamma_s, D, f }) =>
    max(
      0,
      (2 * ((pi * D ** 2) / 8 + R_req / gamma_s)) / (D + sqrt(D ** 2 + 4 * f * ((pi * D ** 2) / 8 + R_req / gamma_s))) -
        D / 2,
    ),
  limited: { holds: 'no cover is less than that of a pipe flush with the bed' },
})

export const designDownload = equation({
  ...DESIGN,
  symbol: 'w_d',
  title: 'Required download with its factor',
  unit: 'N/m',
  where: { gamma_L, w_req },
  evaluate: ({ gamma_L, w_req }) => gamma_L * w_req,
})

export const availableDownload = equation({
  ...DESIGN,
  symbol: 'w_av',
  title: 'Available download',
  unit: 'N/m',
  where: { w, R: ['uplift resistance of the soil', 'N/m'], gamma_UR },
  evaluate: ({ w, R, gamma_UR }) => w + R / gamma_UR,
})

export const downloadUtilisation = equation({
  ...DESIGN,
  symbol: 'u',
  title: 'Utilisation of the download',
  unit: '-',
  where: { w_d: ['required download with its factor', 'N/m'], w_av: ['available download', 'N/m'] },
  evaluate: ({ w_d, w_av }) => w_d / w_av,
})

/** What the weight of the pipe leaves to the soil. */
export const requiredUplift = equation({
  ...DESIGN,
  symbol: 'R_req',
  title: 'Required uplift resistance of the soil',
  unit: 'N/m',
  where: { w_d: ['required download with its factor', 'N/m'], w, gamma_UR },
  evaluate: ({ w_d, w, gamma_UR }) => max(0, w_d - w) * gamma_UR,
  limited: { holds: 'a pipe whose weight suffices asks nothing of the soil' },
})

/** Without factors: what each start-up asks of the soil. R > 0. */
export const mobilisedShare = equation({
  ...DESIGN,
  clause: 'upward creep under cycles',
  symbol: 'r_m',
  title: 'Share of the soil resistance that a cycle mobilises',
  unit: '-',
  where: { w_req, w, R: ['uplift resistance of the soil', 'N/m'] },
  evaluate: ({ w_req, w, R }) => max(0, w_req - w) / R,
  limited: { holds: 'a pipe whose weight suffices asks nothing of the soil' },
})
