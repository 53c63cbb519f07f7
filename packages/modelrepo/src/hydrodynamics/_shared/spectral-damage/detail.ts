/** The sentence of a run. */
import type { SpectralMethod } from '@keelson/physics/fatigue/spectral-damage.ts'
import { capitalised, shown, shownPercent, shownYears } from '@keelson/workflow'
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
  if (governing === undefined) return `${method} damage 0: no ${one} does damage, and the life has no end`
  const lasts = typeof life === 'number' ? `, fatigue life ${shownYears(life)}` : ''
  const share = shownPercent(governing.result.damage[p.method] / D)
  const most = states.length > 1 ? `; ${one} ${governing.number} does ${share} of it` : ''
  const factored = `times the design fatigue factor of ${shown(p.design_fatigue_factor)} it is ${shown(u, 3)} against 1`
  return `${method} damage ${shown(D, 3)}${lasts}; ${factored}${most}`
}
