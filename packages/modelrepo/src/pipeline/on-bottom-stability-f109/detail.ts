/** The answer in a sentence or two: how much of its stability the pipe uses, its weight, and the concrete that it needs. */
import { forInformation, type NotApplicable, shownIn, shownUtilisation, utilisation } from '@keelson/workflow'
import type { Params } from './inputs.ts'

type Uses = Readonly<Record<string, number | undefined>>

/**
 * `uses`: by the name of the criterion, in the order of the sentence; of some there is none, or no limit to it.
 * `outside`: a limit of the method leaves the criteria other than that of the weight in water unjudged.
 */
export function sentence(
  p: Params,
  w_s: number | undefined,
  required: number | NotApplicable,
  concrete: number | NotApplicable,
  uses: Uses,
  outside = false,
): string {
  if (w_s === undefined) return weightsOf(w_s, required)
  const told = unsaid(uses)
  if (!outside) return `${used(told)}${weightsOf(w_s, required)}${concreteOf(p, concrete)}.`
  const judged = told.filter(([name]) => name === IN_WATER)
  const weight = typeof required === 'number' ? [`required submerged weight ${perMetre(required)}`] : []
  const open = partsOf(told.filter(([name]) => name !== IN_WATER))
  const said = [...(open.length > 0 ? [`utilisation ${listed(open)}`] : []), ...weight]
  const own = `${used(judged)}Submerged weight ${perMetre(w_s)}.`
  return said.length === 0 ? own : `${own} ${forInformation(said.join(', '))}.`
}

export const IN_WATER = 'vertical stability in water'

type Use = readonly [string, number | undefined]

/** Without the utilisation of the check that fails first, which the verdict has said. */
function unsaid(uses: Uses): readonly Use[] {
  const all = Object.entries(uses)
  const worst = Math.max(0, ...all.map(([, u]) => (u === undefined ? 0 : utilisation(u))))
  return worst > 1 ? all.filter(([, u]) => u === undefined || utilisation(u) < worst) : all
}

const partsOf = (uses: readonly Use[]): string[] =>
  uses.flatMap(([name, u]) =>
    u === undefined || !Number.isFinite(u) ? [] : [`${shownUtilisation(utilisation(u))} (${name})`],
  )

function used(uses: readonly Use[]): string {
  const parts = partsOf(uses)
  return parts.length === 0 ? '' : `Utilisation ${listed(parts)}. `
}

const perMetre = (w: number) => shownIn(w, 'N/m')

function weightsOf(w_s: number | undefined, required: number | NotApplicable): string {
  if (typeof required !== 'number')
    return w_s === undefined ? 'No required weight is found' : `Submerged weight ${perMetre(w_s)}`
  if (w_s === undefined)
    return `Submerged weight required for lateral stability ${perMetre(required)}; no pipe weight is entered`
  return `Submerged weight ${perMetre(w_s)} (required for lateral stability ${perMetre(required)})`
}

const concreteOf = ({ coating_thickness: t_c }: Params, concrete: number | NotApplicable) =>
  typeof concrete === 'number'
    ? `; concrete thickness ${shownIn(t_c, 'mm')} (${concrete === 0 ? 'the pipe would be stable without concrete' : `required ${shownIn(concrete, 'mm')}`})`
    : ''

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
