/** The answer in one sentence. */
import { fromSI } from '@keelson/units'
import type { LineForce } from './calculate-line.ts'
import type { Screen } from './calculate-screen.ts'
import { modeName } from './modes.ts'

const MN = 1e6
/** A force in kN or MN, three digits. */
const shown = (newton: number) =>
  newton < MN
    ? `${Number(fromSI(newton, 'kN').toPrecision(3))} kN`
    : `${Number(fromSI(newton, 'MN').toPrecision(3))} MN`

/** worst: largest screening ratio of the friction matrix; holds: every check that was made passes. */
export function sentence({ S_max }: LineForce, { infinite, localised }: Screen, worst: number, holds: boolean): string {
  if (!(S_max < 0)) return 'The line is not in compression: nothing buckles'
  const against = `${shown(-S_max)} is reached, ${shown(infinite.P_0)} critical (infinite mode; ${modeName(localised.mode)}: ${shown(localised.P_0)})`
  if (worst <= 1) return `Not susceptible: ${against}${holds ? '' : '; a check of the route or the short line fails'}`
  return `Susceptible, worst ratio ${Number(worst.toPrecision(3))}: ${against}; ${holds ? 'the pipe takes the buckle' : 'the buckle is not shown to be tolerable'}`
}
