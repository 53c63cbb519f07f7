/** Wall of a pipe with and without what corrosion may take. */
import { equation, type Source } from '@keelson/equations'

export const baiBai: Source = {
  id: 'Bai and Bai (2014)',
  title: 'Subsea Pipeline Design, Analysis, and Installation',
  publisher: 'Gulf Professional Publishing',
  revision: '2014',
}
const ALLOWANCE = { source: baiBai, clause: 'ch. 2 wall thickness', unit: 'm' } as const

const t_corr = ['corrosion allowance', 'm'] as const

export const wallLessCorrosion = equation({
  ...ALLOWANCE,
  symbol: 't_net',
  title: 'Wall thickness less corrosion allowance',
  where: { t: ['nominal wall thickness', 'm'], t_corr },
  evaluate: ({ t, t_corr }) => t - t_corr,
})

export const wallPlusCorrosion = equation({
  ...ALLOWANCE,
  symbol: 't_nom',
  title: 'Required nominal wall thickness',
  where: { t_req: ['required wall thickness', 'm'], t_corr },
  evaluate: ({ t_req, t_corr }) => t_req + t_corr,
})
