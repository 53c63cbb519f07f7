/** Where the pressure of a producing system is spent, and the gas that it makes. */
import { equation } from '@keelson/equations'
import { brillMukherjee } from './sources.ts'

const SYSTEM = { source: brillMukherjee, clause: 'ch. 1, systems analysis', unit: 'psi' } as const
const WELLHEAD = ['wellhead pressure', 'psia'] as const
const INLET = ['choke downstream pressure at flowline inlet', 'psia'] as const

export const tubingLoss = equation({
  ...SYSTEM,
  symbol: 'Delta_t',
  title: 'Tubing pressure loss',
  where: { p_wf: ['flowing bottomhole pressure', 'psia'], p_wh: WELLHEAD },
  evaluate: ({ p_wf, p_wh }) => p_wf - p_wh,
})
export const chokeLoss = equation({
  ...SYSTEM,
  symbol: 'Delta_c',
  title: 'Choke pressure loss',
  where: { p_wh: WELLHEAD, p_d: INLET },
  evaluate: ({ p_wh, p_d }) => p_wh - p_d,
})
export const flowlineLoss = equation({
  ...SYSTEM,
  symbol: 'Delta_f',
  title: 'Flowline pressure loss',
  where: { p_d: INLET, p_sep: ['separator pressure', 'psia'] },
  evaluate: ({ p_d, p_sep }) => p_d - p_sep,
})
export const producedGas = equation({
  symbol: 'q_g',
  title: 'Produced gas rate',
  unit: 'Mscf/d',
  source: brillMukherjee,
  clause: 'definition of the gas-oil ratio',
  where: { q_o: ['oil rate', 'stb/d'], R_p: ['producing gas-oil ratio', 'scf/stb'] },
  evaluate: ({ q_o, R_p }) => (q_o * R_p) / 1000,
})
