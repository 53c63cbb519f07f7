/** What a drilled length costs. */
import { equation } from '@keelson/equations'
import { bourgoyne } from '../well-planning/sources.ts'

export const costPerLength = equation({
  source: bourgoyne,
  clause: 'eq. 1.16, drilling cost formula',
  symbol: 'C_f',
  title: 'Cost per unit length drilled',
  unit: 'USD/m',
  where: {
    C_b: ['bit cost', 'USD'],
    C_r: ['rig cost rate', 'USD/s'],
    t_b: ['rotating time', 's'],
    t_c: ['connection time', 's'],
    t_t: ['trip time', 's'],
    Delta_D: ['length drilled', 'm'],
  },
  evaluate: ({ C_b, C_r, t_b, t_c, t_t, Delta_D }) => (C_b + C_r * (t_b + t_c + t_t)) / Delta_D,
})
