/** What a drilled length costs. */
import { equation } from '@keelson/equations'
import { bourgoyne } from '../well-planning/sources.ts'

export const costPerLength = equation({
  source: bourgoyne,
  clause: 'eq. 1.16, drilling cost formula',
  symbol: 'C_f',
  title: 'Cost per length drilled',
  unit: 'USD/m',
  where: {
    C_b: ['cost of the bit', 'USD'],
    C_r: ['cost rate of the rig', 'USD/s'],
    t_b: ['rotating time', 's'],
    t_c: ['connection time', 's'],
    t_t: ['trip time', 's'],
    Delta_D: ['length drilled', 'm'],
  },
  evaluate: ({ C_b, C_r, t_b, t_c, t_t, Delta_D }) => (C_b + C_r * (t_b + t_c + t_t)) / Delta_D,
})
