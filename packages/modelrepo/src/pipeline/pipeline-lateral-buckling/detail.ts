/** The answer in one sentence. */
import { shownIn, shownRatio } from '@keelson/workflow'
import type { LineForce } from './calculate-line.ts'
import type { Screen } from './calculate-screen.ts'
import { modeName } from './modes.ts'

const MN = 1e6
/** A force in kN or MN, three digits. */
const force = (newton: number) => shownIn(newton, newton < MN ? 'kN' : 'MN', 3)

/** worst: largest screening ratio of the friction matrix; holds: every check that was made passes. */
export function sentence({ S_max }: LineForce, { infinite, localised }: Screen, worst: number, holds: boolean): string {
  if (!(S_max < 0)) return 'The line is not in compression: nothing buckles'
  const against = `${force(-S_max)} is reached, ${force(infinite.P_0)} critical (infinite mode; ${modeName(localised.mode)}: ${force(localised.P_0)})`
  if (worst <= 1) return `Not susceptible: ${against}${holds ? '' : '; a check of the route or the short line fails'}`
  return `Susceptible, worst ratio ${shownRatio(worst)}: ${against}; ${holds ? 'the pipe takes the buckle' : 'the buckle is not shown to be tolerable'}`
}
