/** How far each input moves the answer of the method, a fifth less and a fifth more. */
import { silent } from '@keelson/equations'
import {
  type ChartDefinition,
  type NotApplicable,
  notApplicable,
  shownIn,
  type TornadoBar,
  tornado,
} from '@keelson/workflow'
import { benchmarkYear } from './calculate-benchmark.ts'
import { fieldLife } from './calculate-life.ts'
import { economicLimit } from './calculate-limit.ts'
import { builtUpYear } from './calculate-parts.ts'
import { BENCHMARK, BUILD_UP, LIFE, LIMIT } from './modes.ts'
import type { Params } from './params.ts'

const FIFTH = 0.2
const [LOWERED, RAISED] = ['a fifth less', 'a fifth more'] as const

type Moved = { readonly name: keyof Params & string; readonly called: string; readonly unit: string }
interface Answer {
  readonly title: string
  readonly unit: string
  readonly of: (p: Params) => number | undefined
  readonly inputs: readonly Moved[]
}
const moved = (name: Moved['name'], called: string, unit: string): Moved => ({ name, called, unit })

const ANSWERS: Readonly<Record<Params['method'], Answer>> = {
  [BENCHMARK]: {
    title: 'Operating cost, base',
    unit: 'MUSD/year',
    of: (p) => benchmarkYear(p, silent).base,
    inputs: [moved('production_capacity', 'oil capacity', 'bbl/d'), moved('field_age', 'age of the field', 'year')],
  },
  [BUILD_UP]: {
    title: 'Operating cost',
    unit: 'MUSD/year',
    of: (p) => builtUpYear(p, silent).base,
    inputs: [
      moved('capex', 'capital cost', 'MUSD'),
      moved('persons_on_board', 'persons on board', '-'),
      moved('cost_per_intervention', 'cost of an intervention', 'MUSD'),
      moved('logistics', 'logistics', 'MUSD/year'),
      moved('other_fixed', 'other fixed cost', 'MUSD/year'),
    ],
  },
  [LIMIT]: {
    title: 'Economic limit',
    unit: 'bbl/d',
    of: (p) => economicLimit(p, silent).q_el,
    inputs: [
      moved('oil_price', 'price of oil', 'USD/bbl'),
      moved('fixed_opex', 'fixed cost', 'MUSD/year'),
      moved('variable_opex', 'variable cost', 'USD/bbl'),
      moved('royalty', 'royalty', '%'),
      moved('gas_price', 'price of gas', 'USD/Mcf'),
    ],
  },
  [LIFE]: {
    title: 'Levelised unit cost',
    unit: 'USD/bbl',
    of: (p) => fieldLife(p, silent).levelised,
    inputs: [
      moved('fixed_opex', 'fixed cost', 'MUSD/year'),
      moved('variable_opex', 'variable cost', 'USD/bbl'),
      moved('initial_rate', 'rate at the start', 'bbl/d'),
      moved('nominal_decline', 'decline', '%/year'),
      moved('escalation_rate', 'escalation', '%/year'),
      moved('discount_rate', 'discount rate', '%/year'),
    ],
  },
}

export function sensitivity(p: Params): ChartDefinition | NotApplicable {
  const { title, unit, of, inputs } = ANSWERS[p.method]
  const base = of(p)
  if (base === undefined) return notApplicable('no rate is economic')
  const bars = inputs.flatMap(({ name, called, unit: own }) =>
    (
      [
        [LOWERED, 1 - FIFTH],
        [RAISED, 1 + FIFTH],
      ] as const
    ).flatMap(([end, factor]): TornadoBar[] => {
      const value = p[name]
      if (typeof value !== 'number' || value === 0) return []
      const to = of({ ...p, [name]: value * factor })
      return to === undefined ? [] : [{ name: called, end, to, label: shownIn(value * factor, own, 3) }]
    }),
  )
  if (bars.length === 0) return notApplicable('no input of the answer is above 0')
  return tornado({ x: { title, unit }, base, ends: [LOWERED, RAISED], bars })
}
