/** The answer in one sentence. */
import { shownIn, shownRatio } from '@keelson/workflow'
import { notMet } from '../_shared/buckling/verdict.ts'
import type { LineForce } from './calculate-line.ts'
import type { Screen } from './calculate-screen.ts'
import { modeName } from './modes.ts'

const MN = 1e6
/** A force in kN or MN, three digits. */
const force = (newton: number) => shownIn(newton, newton < MN ? 'kN' : 'MN', 3)

/** worst: largest screening ratio of the friction matrix; fails: checks that fail; isOpen: the strain of the buckle is not assessed. */
export function sentence(
  { S_max }: LineForce,
  { infinite, localised }: Screen,
  worst: number,
  fails: readonly string[],
  isOpen: boolean,
): string {
  if (!(S_max < 0)) return `The line is not in compression: nothing buckles${notMet(fails)}`
  const against = `${force(-S_max)} is reached, ${force(infinite.P_0)} critical (infinite mode; ${modeName(localised.mode)}: ${force(localised.P_0)})`
  if (worst <= 1) return `Not susceptible: ${against}${notMet(fails)}`
  const others = fails.filter((id) => id !== 'susceptibility')
  const verdict =
    isOpen || fails.includes('susceptibility') ? 'the buckle is not shown to be tolerable' : 'the pipe takes the buckle'
  return `Susceptible, worst ratio ${shownRatio(worst)}: ${against}; ${verdict}${notMet(others)}`
}
