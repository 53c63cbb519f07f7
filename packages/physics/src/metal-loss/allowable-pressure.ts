/** A flaw never strengthens a pipe: what the rules for metal loss grant is held to what the sound pipe may carry. */
import { equation, house, min } from '@keelson/equations'

export const allowablePressureOfFlaw = equation({
  source: house,
  clause: 'convention: the allowable pressure of a corroded pipe does not exceed the undamaged pipe value',
  symbol: 'P_a',
  title: 'Corroded pipe allowable pressure',
  unit: 'Pa',
  where: {
    P_S: ['safe operating pressure with the flaw', 'Pa'],
    MAWP: ['allowable pressure without the flaw', 'Pa'],
  },
  evaluate: ({ P_S, MAWP }) => min(P_S, MAWP),
})
