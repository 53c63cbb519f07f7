/** The sentence of a run. */
import type { SpectralMethod } from '@keelson/physics/fatigue/spectral-damage.ts'
import { fromSI } from '@keelson/units'
import { capitalised, shown, shownIn, shownPercent, shownUtilisation, shownYears, utilisation } from '@keelson/workflow'
import { METHOD_NAMES } from './fields.ts'
import type { State } from './states.ts'
import type { Verdict } from './verdict.ts'

interface Chosen {
  readonly method: SpectralMethod
  readonly design_fatigue_factor: number
}

/** A utilisation too low for three decimals is said to be below them. */
export function shownUse(u: number): string {
  const use = utilisation(u)
  return use > 0 && use < 0.0005 ? 'below 0.001' : shownUtilisation(use)
}

/** '25 years', '1 year'. */
export const inYears = (time: number): string => shownYears(time).replace(/^1 years$/, '1 year')

/** `one` is what a state is called: 'spectrum'. */
export function sentence(
  p: Chosen,
  states: readonly State[],
  governing: State | undefined,
  { time, D, life, u }: Verdict,
  one: string,
): string {
  const name = METHOD_NAMES[p.method]
  const method = capitalised(name)
  if (governing === undefined) return `${method} damage 0, because no ${one} causes damage; fatigue life is unlimited`
  const within = fromSI(time, 'year') < 1 ? shownIn(time, 'h') : inYears(time)
  const lasts = typeof life === 'number' ? `, fatigue life ${shownYears(life)}` : ''
  const share = shownPercent(governing.result.damage[p.method] / D)
  const most = states.length > 1 ? `; governing ${one} ${governing.number}, ${share} of the damage` : ''
  const factored = `utilisation ${shownUse(u)} with a design fatigue factor of ${shown(p.design_fatigue_factor)}`
  return `${method} damage ${shown(D, 3)} over ${within}${lasts}, ${factored}${most}`
}
