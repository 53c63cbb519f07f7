/** A flaw never strengthens a pipe: what the rules for metal loss grant is held to what the sound pipe may carry. */
import { equation, house, min } from '@keelson/equations'

export const allowablePressureOfFlaw = equation({
  source: house,
  clause: 'convention: a corroded pipe is allowed no more than the sound one',
  symbol: 'P_a',
  title: 'Allowable pressure of the corroded pipe',
  unit: 'Pa',
  where: {
    P_S: ['safe pressure of the flaw', 'Pa'],
    MAWP: ['allowable pressure of the pipe without the flaw', 'Pa'],
  },
  evaluate: ({ P_S, MAWP }) => min(P_S, MAWP),
})
