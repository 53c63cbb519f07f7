/** The sentence of a run. */
import type { SpectralMethod } from '@keelson/physics/fatigue/spectral-damage.ts'
import { capitalised, shown, shownPercent, shownUtilisation, shownYears, utilisation } from '@keelson/workflow'
import { METHOD_NAMES } from './fields.ts'
import type { State } from './states.ts'
import type { Verdict } from './verdict.ts'

interface Chosen {
  readonly method: SpectralMethod
  readonly design_fatigue_factor: number
}

/** `one` is what a state is called: 'spectrum'. */
export function sentence(
  p: Chosen,
  states: readonly State[],
  governing: State | undefined,
  { D, life, u }: Verdict,
  one: string,
): string {
  const name = METHOD_NAMES[p.method]
  const method = capitalised(name)
  if (governing === undefined) return `${method} damage 0, because no ${one} causes damage; fatigue life is unlimited`
  const lasts = typeof life === 'number' ? `, fatigue life ${shownYears(life)}` : ''
  const share = shownPercent(governing.result.damage[p.method] / D)
  const most = states.length > 1 ? `; governing ${one} ${governing.number}, ${share} of the damage` : ''
  const factored = `utilisation ${shownUtilisation(utilisation(u))} with a design fatigue factor of ${shown(p.design_fatigue_factor)}`
  return `${method} damage ${shown(D, 3)}${lasts}, ${factored}${most}`
}
