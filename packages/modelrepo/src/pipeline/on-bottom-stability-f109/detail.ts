/** The answer in a sentence or two: how much of its stability the pipe uses, its weight, and the concrete that it needs. */
import { type CheckResult, type NotApplicable, type NotChecked, shownIn, shownRatio } from '@keelson/workflow'
import type { Pipe } from './calculate-pipe.ts'
import type { Params } from './inputs.ts'

type Made = CheckResult | NotChecked | undefined
type Checks = Readonly<Record<string, Made>>
type Values = Readonly<Record<string, unknown>>

/** Criteria in the order of the sentence, by the value or the check that holds their utilisation. */
const CRITERIA = [
  { name: 'lateral stability', value: 'horizontal_utilisation' },
  { name: 'lift-off', value: 'vertical_utilisation' },
  { name: 'generalised lateral stability', check: 'weight_parameter' },
  { name: 'simplified static stability', check: 'simplified_static' },
  { name: 'vertical stability in water', value: 'vertical_stability_utilisation' },
] as const

export function sentence(
  p: Params,
  { w_s }: Pipe,
  values: Values,
  checks: Checks,
  concrete: number | NotApplicable,
): string {
  const weights = weightsOf(w_s, values.required_submerged_weight)
  if (w_s === undefined) return weights
  const parts = CRITERIA.flatMap((criterion) => {
    const u = 'value' in criterion ? values[criterion.value] : utilisationOf(checks[criterion.check])
    return typeof u === 'number' ? [`${shownRatio(u)} in ${criterion.name}`] : []
  })
  return `Utilisation is ${listed(parts)}. ${weights}${concreteOf(p, concrete)}.`
}

const utilisationOf = (made: Made) => (made && 'passes' in made ? made.utilisation : undefined)

const perMetre = (w: number) => shownIn(w, 'kN/m')

function weightsOf(w_s: number | undefined, required: unknown): string {
  if (typeof required !== 'number')
    return w_s === undefined ? 'No weight is found' : `Submerged weight ${perMetre(w_s)}`
  if (w_s === undefined) return `A submerged weight of ${perMetre(required)} is required; no pipe weight is provided`
  return `Submerged weight ${perMetre(w_s)}, required ${perMetre(required)}`
}

const concreteOf = ({ coating_thickness: t_c }: Params, concrete: number | NotApplicable) =>
  typeof concrete === 'number' ? `; concrete ${shownIn(t_c, 'mm')}, required ${shownIn(concrete, 'mm')}` : ''

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? 'without limit') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
