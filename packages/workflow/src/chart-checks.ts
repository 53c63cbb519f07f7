/** Charts of how far the checks of a run are used: as bars, and over one of its inputs, all else as it is. */
import { silent } from '@keelson/equations'
import type { TObject, TSchema } from 'typebox'
import { barChart, type Limit, lineChart } from './chart-specs.ts'
import { axisOf } from './chart-sweeps.ts'
import type { CheckSpec } from './contract.ts'
import type { AnyOutcome, ChartDefinition } from './outcome.ts'
import { type NotApplicable, notApplicable } from './values.ts'
import { shortName } from './way.ts'
import type { RunContext } from './workflow.ts'

type Inputs = Readonly<Record<string, unknown>>
/** A calculation with what it declares. */
export interface Calculation {
  readonly contract: { readonly params: TObject; readonly checks: Readonly<Record<string, CheckSpec>> }
  readonly calculate: (p: Inputs, context: RunContext) => AnyOutcome
}
export interface ChecksDrawn {
  /** Checks that are left out. */
  readonly but?: readonly string[]
  /** Why there is no chart where no check is made. */
  readonly idle: string
}

type Made = AnyOutcome['checks']
const usedIn = ({ contract }: Pick<Calculation, 'contract'>, checks: Made, { but = [] }: ChecksDrawn) =>
  Object.entries(checks ?? {}).flatMap(([id, made]) => {
    const spec = contract.checks[id]
    if (spec === undefined || made === undefined || but.includes(id)) return []
    const result = 'notChecked' in made ? made.otherwise : made
    return result === undefined
      ? []
      : [{ id, name: shortName(spec), value: result.utilisation ?? Number.NaN, limit: result.limit }]
  })

/** Those of the checks, each once. */
const limitsOf = (used: readonly { readonly limit: number }[]): Limit[] =>
  [...new Set(used.map(({ limit }) => limit))].map((at) => ({ at, along: 'x', label: 'limit' }))

const y = { title: 'Utilisation', unit: '-', zero: true } as const

/** A bar for each check that the run made. */
export function checkBars(
  of: Pick<Calculation, 'contract'>,
  made: Made,
  o: ChecksDrawn & { readonly category: string },
): ChartDefinition | NotApplicable {
  const bars = usedIn(of, made, o)
  return bars.length === 0
    ? notApplicable(o.idle)
    : barChart({
        category: o.category,
        y,
        bars: bars.map(({ name, value }) => ({ name, value })),
        limits: limitsOf(bars),
      })
}

/** Points of a curve, and from how much of the input to how much of it. */
const [POINTS, LEAST, MOST] = [41, 0.6, 1.6]

/** Every check over one input, with a marker at the worst of the run. */
export function checksOver(
  of: Calculation,
  p: Inputs,
  input: string,
  o: ChecksDrawn & { readonly label: string; readonly from?: number; readonly to?: number },
): ChartDefinition | NotApplicable {
  const at = (inputs: Inputs) => usedIn(of, of.calculate(inputs, { trace: silent }).checks, o)
  const here = at(p)
  if (here.length === 0) return notApplicable(o.idle)
  const own = p[input] as number
  const [from, to] = [o.from ?? LEAST * own, o.to ?? MOST * own]
  const sizes = Array.from({ length: POINTS }, (_, i) =>
    i === POINTS - 1 ? to : from + ((to - from) * i) / (POINTS - 1),
  )
  const curves = sizes.map((size) => at({ ...p, [input]: size }))
  return lineChart({
    x: axisOf(of.contract.params.properties[input] as TSchema),
    y,
    series: here.map(({ id, name }) => ({
      name,
      points: sizes.map((size, i) => [size, curves[i]?.find((used) => used.id === id)?.value ?? Number.NaN] as const),
    })),
    limits: limitsOf(here),
    markers: [{ x: own, y: Math.max(...here.map(({ value }) => value)), label: o.label }],
  })
}
