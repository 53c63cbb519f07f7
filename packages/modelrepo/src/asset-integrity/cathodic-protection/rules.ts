/** What the inputs of general cathodic protection must hold between them. */
import type { Problem } from '@keelson/workflow'
import { anodeRules, categoryRules } from '../_shared/cathodic-protection/checks.ts'
import type { Params } from './inputs.ts'
import { HULL_ASKED } from './inputs-hull.ts'

export const rules = (p: Params): Problem[] => [
  ...(p.total_area === undefined ? surfaceRules(p) : hullRules(p)),
  ...anodeRules(p),
]

function surfaceRules(p: Params): Problem[] {
  const problems: Problem[] = []
  const refuse = (name: string, message: string) => problems.push({ pointer: `/${name}`, message })
  if (p.coated_area + p.bare_area === 0) {
    refuse(
      'coated_area',
      'must give, with {bare_area}, a total greater than 0 m², unless {total_area} is provided (entered: 0 and 0 m²)',
    )
  }
  const { coating_a: a, coating_b: b, coating_category: category } = p
  if (a !== undefined && b === undefined) refuse('coating_b', 'is required together with {coating_a}')
  if (b !== undefined && a === undefined) refuse('coating_a', 'is required together with {coating_b}')
  if (a !== undefined) return problems
  if (category !== undefined) return [...problems, ...categoryRules(p.edition, category)]
  const { initial_coating_breakdown_factor: initial, final_coating_breakdown_factor: final } = p
  if (p.coated_area > 0 && (initial === undefined || final === undefined)) {
    refuse(
      'coating_category',
      'is required for coated steel unless {coating_a} and {coating_b}, or {initial_coating_breakdown_factor} and {final_coating_breakdown_factor}, are provided',
    )
  }
  return problems
}

const hullRules = (p: Params): Problem[] =>
  HULL_ASKED.filter((name) => p[name] === undefined).map((name) => ({
    pointer: `/${name}`,
    message: 'is required together with {total_area}',
  }))
