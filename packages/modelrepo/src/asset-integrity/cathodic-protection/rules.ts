/** What the inputs of general cathodic protection must hold between them. */
import type { ParamsOf, Problem } from '@keelson/workflow'
import { anodeRules, categoryRules } from '../_shared/cathodic-protection/checks.ts'
import type { inputs } from './params.ts'

type Params = ParamsOf<typeof inputs>

export const rules = (p: Params): Problem[] => [
  ...(p.total_area === undefined ? surfaceRules(p) : hullRules(p)),
  ...anodeRules(p),
]

function surfaceRules(p: Params): Problem[] {
  const problems: Problem[] = []
  const refuse = (name: string, message: string) => problems.push({ pointer: `/${name}`, message })
  if (p.coated_area + p.bare_area === 0) {
    refuse('coated_area', 'with bare_area must be more than 0 m2, unless total_area is given; read 0 and 0 m2')
  }
  const { coating_a: a, coating_b: b } = p
  if (a !== undefined && b === undefined) refuse('coating_b', 'must be given with coating_a')
  if (b !== undefined && a === undefined) refuse('coating_a', 'must be given with coating_b')
  return a === undefined ? [...problems, ...categoryRules(p)] : problems
}

const BOTH = ['initial_coating_breakdown_factor', 'final_coating_breakdown_factor'] as const
const hullRules = (p: Params): Problem[] =>
  BOTH.filter((name) => p[name] === undefined).map((name) => ({
    pointer: `/${name}`,
    message: 'must be given with total_area',
  }))
