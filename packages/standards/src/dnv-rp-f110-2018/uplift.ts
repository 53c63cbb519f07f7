/** Uplift resistance of drained cover, and what it must hold. DNV-RP-F110 (2018). */
import { equation, max, pi, sqrt } from '@keelson/equations'
import { dnvRpF110 } from './source.ts'

const UPLIFT = { source: dnvRpF110, clause: 'uplift resistance of cohesionless cover' } as const
const DESIGN = { source: dnvRpF110, clause: 'upheaval buckling, cover design' } as const

const gamma_s = ['submerged unit weight of soil', 'N/m3'] as const
const D = ['outside diameter', 'm'] as const
const f = ['uplift coefficient', '-'] as const
const w = ['submerged weight', 'N/m'] as const
const w_req = ['required download', 'N/m'] as const
const gamma_UR = ['uplift resistance factor', '-'] as const
const gamma_L = ['required download factor', '-'] as const

/** Weight of the soil above the pipe and shear on two vertical planes. */
export const drainedUplift = equation({
  ...UPLIFT,
  symbol: 'R',
  title: 'Uplift resistance, drained',
  unit: 'N/m',
  where: { gamma_s, H: ['cover to top of pipe', 'm'], D, f },
  evaluate: ({ gamma_s, H, D, f }) =>
    gamma_s * H * D + gamma_s * D ** 2 * (1 / 2 - pi / 8) + f * gamma_s * (H + D / 2) ** 2,
})

/** The same turned round: f H_c^2 + D H_c = pi D^2/8 + R_req/gamma_s, less D/2; 0 where no cover is needed. */
export const coverOfUplift = equation({
  ...UPLIFT,
  symbol: 'H_req',
  title: 'Required cover to top of pipe',
  unit: 'm',
  where: { R_req: ['required soil uplift resistance', 'N/m'], gamma_s, D, f },
  evaluate: ({ R_req, gamma_s, D, f }) =>
    max(
      0,
      (2 * ((pi * D ** 2) / 8 + R_req / gamma_s)) / (D + sqrt(D ** 2 + 4 * f * ((pi * D ** 2) / 8 + R_req / gamma_s))) -
        D / 2,
    ),
  limited: { holds: 'the minimum required cover is zero, with the pipe flush with the seabed' },
})

export const designDownload = equation({
  ...DESIGN,
  symbol: 'w_d',
  title: 'Factored required download',
  unit: 'N/m',
  where: { gamma_L, w_req },
  evaluate: ({ gamma_L, w_req }) => gamma_L * w_req,
})

export const availableDownload = equation({
  ...DESIGN,
  symbol: 'w_av',
  title: 'Available download',
  unit: 'N/m',
  where: { w, R: ['soil uplift resistance', 'N/m'], gamma_UR },
  evaluate: ({ w, R, gamma_UR }) => w + R / gamma_UR,
})

export const downloadUtilisation = equation({
  ...DESIGN,
  symbol: 'u',
  title: 'Download utilisation',
  unit: '-',
  where: { w_d: ['factored required download', 'N/m'], w_av: ['available download', 'N/m'] },
  evaluate: ({ w_d, w_av }) => w_d / w_av,
})

/** What the weight of the pipe leaves to the soil. */
export const requiredUplift = equation({
  ...DESIGN,
  symbol: 'R_req',
  title: 'Required soil uplift resistance',
  unit: 'N/m',
  where: { w_d: ['factored required download', 'N/m'], w, gamma_UR },
  evaluate: ({ w_d, w, gamma_UR }) => max(0, w_d - w) * gamma_UR,
  limited: { holds: 'no soil resistance is required if the pipe weight is sufficient' },
})

/** Without factors: what each start-up asks of the soil. R > 0. */
export const mobilisedShare = equation({
  ...DESIGN,
  clause: 'upward creep under cycles',
  symbol: 'r_m',
  title: 'Soil resistance fraction mobilised per cycle',
  unit: '-',
  where: { w_req, w, R: ['soil uplift resistance', 'N/m'] },
  evaluate: ({ w_req, w, R }) => max(0, w_req - w) / R,
  limited: { holds: 'no soil resistance is required if the pipe weight is sufficient' },
})
