/** What a well lacks to flow, and what would lift it. */
import { equation } from '@keelson/equations'
import { brillMukherjee } from './sources.ts'

const DEFICIT = ['lift deficit', 'psi'] as const

export const drawdown = equation({
  symbol: 'Delta_p',
  title: 'Drawdown',
  unit: 'psi',
  source: brillMukherjee,
  clause: 'ch. 1, systems analysis',
  where: { p_r: ['average reservoir pressure', 'psia'], p_wf: ['flowing bottomhole pressure', 'psia'] },
  evaluate: ({ p_r, p_wf }) => p_r - p_wf,
})
export const liftDeficit = equation({
  symbol: 'Delta_l',
  title: 'Lift deficit',
  unit: 'psi',
  source: brillMukherjee,
  clause: 'ch. 1, systems analysis',
  where: {
    p_l: ['pressure required by the tubing', 'psia'],
    p_i: ['pressure available from inflow', 'psia'],
  },
  evaluate: ({ p_l, p_i }) => p_l - p_i,
})
/** Of the gas-free liquid at stock-tank gravity. */
export const liquidGravity = equation({
  symbol: 'gamma_l',
  title: 'Liquid specific gravity (water = 1)',
  unit: '-',
  source: brillMukherjee,
  clause: 'volume-weighted',
  where: {
    f_w: ['water cut', '-'],
    gamma_w: ['water specific gravity', '-'],
    gamma_o: ['oil specific gravity (water = 1)', '-'],
  },
  evaluate: ({ f_w, gamma_w, gamma_o }) => f_w * gamma_w + (1 - f_w) * gamma_o,
})
/** 0.433 psi/ft of fresh water. */
export const pumpHead = equation({
  symbol: 'H_p',
  title: 'Pump head to cover the lift deficit',
  unit: 'ft',
  source: brillMukherjee,
  clause: 'hydrostatics, 0.433 psi/ft',
  fit: '0.433 psi/ft is the gradient of fresh water',
  where: { Delta_l: DEFICIT, gamma_l: ['liquid specific gravity (water = 1)', '-'] },
  evaluate: ({ Delta_l, gamma_l }) => Delta_l / (0.433 * gamma_l),
})
export const liftGasRate = equation({
  symbol: 'q_gl',
  title: 'Lift gas rate to cover the lift deficit',
  unit: 'MMscf/d',
  source: brillMukherjee,
  clause: 'definition of the gas-oil ratio',
  where: {
    q_o: ['oil rate', 'stb/d'],
    R_l: ['gas-oil ratio at which the well just flows', 'scf/stb'],
    R_p: ['producing gas-oil ratio', 'scf/stb'],
  },
  evaluate: ({ q_o, R_l, R_p }) => (q_o * (R_l - R_p)) / 1_000_000,
})
