/** The answer in a sentence or two: how much of its stability the pipe uses, its weight, and the concrete that it needs. */
import { type NotApplicable, shownIn, shownUtilisation, utilisation } from '@keelson/workflow'
import type { Params } from './inputs.ts'

/** `uses`: by the name of the criterion, in the order of the sentence; of some there is none, or no limit to it. */
export function sentence(
  p: Params,
  w_s: number | undefined,
  required: number | NotApplicable,
  concrete: number | NotApplicable,
  uses: Readonly<Record<string, number | undefined>>,
): string {
  const weights = weightsOf(w_s, required)
  if (w_s === undefined) return weights
  const parts = Object.entries(uses).flatMap(([name, u]) =>
    u === undefined || !Number.isFinite(u) ? [] : [`${shownUtilisation(utilisation(u))} (${name})`],
  )
  return `Utilisation ${listed(parts)}. ${weights}${concreteOf(p, concrete)}.`
}

const perMetre = (w: number) => shownIn(w, 'N/m')

function weightsOf(w_s: number | undefined, required: number | NotApplicable): string {
  if (typeof required !== 'number')
    return w_s === undefined ? 'No required weight is found' : `Submerged weight ${perMetre(w_s)}`
  if (w_s === undefined)
    return `Submerged weight required for lateral stability ${perMetre(required)}; no pipe weight is provided`
  return `Submerged weight ${perMetre(w_s)} (required for lateral stability ${perMetre(required)})`
}

const concreteOf = ({ coating_thickness: t_c }: Params, concrete: number | NotApplicable) =>
  typeof concrete === 'number' ? `; concrete thickness ${shownIn(t_c, 'mm')} (required ${shownIn(concrete, 'mm')})` : ''

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? 'unbounded') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
