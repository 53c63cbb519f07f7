/** Survival of a tanker in the final stage of flooding: MARPOL annex I regulation 28.3. */
import { constant, type Source } from '@keelson/equations'

export const marpolI: Source = {
  id: 'MARPOL I',
  title: 'MARPOL annex I, regulations for the prevention of pollution by oil',
  publisher: 'IMO',
  revision: 'MEPC.117(52), in force 2007',
  read: 'public descriptions',
}
const limit = (symbol: string, title: string, value: number, unit: string, clause: string) =>
  constant({ symbol, title, value, unit, source: marpolI, clause: `reg. ${clause}` })

export const LARGEST_HEEL = limit('theta_e_max', 'Largest heel at equilibrium', 25, 'deg', '28.3.2')
/** Where no deck edge goes under. */
export const LARGEST_HEEL_DRY = limit(
  'theta_e_dry',
  'Largest heel at equilibrium with a dry deck edge',
  30,
  'deg',
  '28.3.2',
)
export const LEAST_RANGE = limit('R_min', 'Least range beyond equilibrium', 20, 'deg', '28.3.3')
export const LEAST_LEVER = limit('GZ_r_min', 'Least residual righting lever within the range', 0.1, 'm', '28.3.3')
export const LEAST_AREA = limit('A_r_min', 'Least area within the range', 0.0175, 'm*rad', '28.3.3')
