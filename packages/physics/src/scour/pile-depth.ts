/** Depth of the scour hole at a slender pile in sand, at equilibrium, and how far it reaches. Coherent SI. */
import { constant, equation, exp, min, sqrt, tan, tanh } from '@keelson/equations'
import { breusers, hec18, sumerFredsoe } from './sources.ts'

const PILE = { source: sumerFredsoe } as const
const CURRENT = '3.1 slender pile in a steady current'
const WAVES = '3.2 slender pile in waves'
const BOTH = '3.3 slender pile in waves and current'

const D = ['pile diameter', 'm'] as const
const h = ['water depth', 'm'] as const
const c = ['scour depth to diameter ratio in a steady current', '-'] as const
const KC = ['Keulegan-Carpenter number', '-'] as const

export const MEAN_COEFFICIENT = constant({
  symbol: 'c',
  title: 'Mean scour depth to diameter ratio in a steady current',
  value: 1.3,
  unit: '-',
  source: sumerFredsoe,
  clause: `${CURRENT}: mean 1.3, standard deviation 0.7`,
})
export const COEFFICIENT_DEVIATION = constant({
  symbol: 'sigma_c',
  title: 'Standard deviation of measured scour depth',
  value: 0.7,
  unit: '-',
  source: sumerFredsoe,
  clause: `${CURRENT}: mean 1.3, standard deviation 0.7`,
})

export const keuleganCarpenter = equation({
  ...PILE,
  clause: WAVES,
  symbol: 'KC',
  title: 'Keulegan-Carpenter number',
  unit: '-',
  where: {
    U_m: ['orbital velocity amplitude', 'm/s'],
    T_w: ['wave period', 's'],
    D: ['pile or pipe diameter', 'm'],
  },
  evaluate: ({ U_m, T_w, D }) => (U_m * T_w) / D,
})

export const currentShare = equation({
  ...PILE,
  clause: BOTH,
  symbol: 'U_cw',
  title: 'Current velocity ratio',
  unit: '-',
  where: { U: ['current velocity', 'm/s'], U_m: ['orbital velocity amplitude', 'm/s'] },
  evaluate: ({ U, U_m }) => U / (U + U_m),
})

const RATIO = { symbol: 'S_D', title: 'Scour depth to diameter ratio', unit: '-' } as const

export const waveRatio = equation({
  ...PILE,
  ...RATIO,
  clause: WAVES,
  where: { c, KC },
  evaluate: ({ c, KC }) => (KC >= 6 ? c * (1 - exp(-0.03 * (KC - 6))) : 0),
  limited: { holds: 'below KC = 6 there is no horseshoe vortex or vortex shedding, so no scour hole forms' },
})

export const combinedRate = equation({
  ...PILE,
  clause: BOTH,
  symbol: 'A_cw',
  title: 'Scour depth growth rate with KC',
  unit: '-',
  where: { U_cw: ['current velocity ratio', '-'] },
  evaluate: ({ U_cw }) => 0.03 + 0.75 * U_cw ** 2.6,
})

export const combinedThreshold = equation({
  ...PILE,
  clause: BOTH,
  symbol: 'B_cw',
  title: 'Keulegan-Carpenter number at scour onset',
  unit: '-',
  where: { U_cw: ['current velocity ratio', '-'] },
  evaluate: ({ U_cw }) => 6 * exp(-4.7 * U_cw),
})

export const combinedRatio = equation({
  ...PILE,
  ...RATIO,
  clause: BOTH,
  where: {
    c,
    A_cw: ['scour depth growth rate with KC', '-'],
    B_cw: ['Keulegan-Carpenter number at scour onset', '-'],
    KC,
  },
  evaluate: ({ c, A_cw, B_cw, KC }) => (KC >= B_cw ? c * (1 - exp(-A_cw * (KC - B_cw))) : 0),
  limited: { holds: 'no scour hole forms below this Keulegan-Carpenter number' },
})

const DEPTH = { symbol: 'S', title: 'Equilibrium scour depth', unit: 'm' } as const

export const depthOfRatio = equation({
  ...PILE,
  ...DEPTH,
  clause: CURRENT,
  where: { S_D: ['scour depth to diameter ratio', '-'], D },
  evaluate: ({ S_D, D }) => S_D * D,
})

export const breusersDepth = equation({
  ...DEPTH,
  source: breusers,
  clause: 'design formula, live bed',
  where: { D, h },
  evaluate: ({ D, h }) => 1.5 * D * tanh(h / D),
})

export const froude = equation({
  source: hec18,
  clause: '7.2',
  symbol: 'Fr',
  title: 'Froude number',
  unit: '-',
  where: { U: ['depth-averaged current velocity', 'm/s'], g: ['gravitational acceleration', 'm/s2'], h },
  evaluate: ({ U, g, h }) => U / sqrt(g * h),
})

export const hecDepth = equation({
  ...DEPTH,
  source: hec18,
  clause: '7.2, CSU equation',
  where: {
    K_1: ['nose shape factor', '-'],
    K_2: ['angle of attack factor', '-'],
    K_3: ['bed form factor', '-'],
    h,
    D,
    Fr: ['Froude number', '-'],
  },
  evaluate: ({ K_1, K_2, K_3, h, D, Fr }) => 2 * K_1 * K_2 * K_3 * (h / D) ** 0.35 * Fr ** 0.43 * D,
})

/** For round piles aligned with the flow. */
export const hecLimited = equation({
  ...DEPTH,
  source: hec18,
  clause: '7.2, limits for a round nose',
  where: { S_1: ['scour depth from the equation', 'm'], Fr: ['Froude number', '-'], D },
  evaluate: ({ S_1, Fr, D }) => min(S_1, (Fr <= 0.8 ? 2.4 : 3) * D),
})

export const ratioOfDepth = equation({
  ...PILE,
  ...RATIO,
  clause: CURRENT,
  where: { S: ['scour depth', 'm'], D },
  evaluate: ({ S, D }) => S / D,
})

/** Upstream, where the slope stands at the angle of repose. */
export const holeExtent = equation({
  ...PILE,
  clause: '3.1 scour hole shape',
  symbol: 'L_S',
  title: 'Scour hole extent from the pile wall',
  unit: 'm',
  where: { S: ['scour depth', 'm'], phi: ['angle of repose', 'rad'] },
  evaluate: ({ S, phi }) => S / tan(phi),
})
