/** Charts of how far the checks of a run are used: as bars, and over one of its inputs, all else as it is. */
import { silent } from '@keelson/equations'
import type { TObject, TSchema } from 'typebox'
import type { Axis } from './chart-axes.ts'
import { barChart, lineChart } from './chart-specs.ts'
import type { CheckSpec } from './contract.ts'
import type { AnyOutcome, ChartDefinition } from './outcome.ts'
import { annotations } from './params.ts'
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

/** What an input is called and measured in, as an axis. */
function axisOf({ params }: Calculation['contract'], input: string): Axis {
  const { title, unit = '-' } = annotations(params.properties[input] as TSchema)
  return { title, unit }
}

const usedIn = ({ contract, calculate }: Calculation, p: Inputs, { but = [] }: ChecksDrawn) =>
  Object.entries(calculate(p, { trace: silent }).checks ?? {}).flatMap(([id, made]) => {
    const spec = contract.checks[id]
    if (spec === undefined || made === undefined || but.includes(id)) return []
    const result = 'notChecked' in made ? made.otherwise : made
    return result === undefined ? [] : [{ name: shortName(spec), value: result.utilisation ?? Number.NaN }]
  })

const limits = [{ at: 1, along: 'x' as const, label: 'limit' }]
const y = { title: 'Utilisation', unit: '-', zero: true } as const

/** A bar for each check. */
export function checkBars(
  of: Calculation,
  p: Inputs,
  o: ChecksDrawn & { readonly category: string },
): ChartDefinition | NotApplicable {
  const bars = usedIn(of, p, o)
  return bars.length === 0 ? notApplicable(o.idle) : barChart({ category: o.category, y, bars, limits })
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
  const here = usedIn(of, p, o)
  if (here.length === 0) return notApplicable(o.idle)
  const own = p[input] as number
  const [from, to] = [o.from ?? LEAST * own, o.to ?? MOST * own]
  const at = Array.from({ length: POINTS }, (_, i) => (i === POINTS - 1 ? to : from + ((to - from) * i) / (POINTS - 1)))
  const curves = at.map((size) => usedIn(of, { ...p, [input]: size }, o))
  return lineChart({
    x: axisOf(of.contract, input),
    y,
    series: here.map(({ name }, k) => ({
      name,
      points: at.map((size, i) => [size, curves[i]?.[k]?.value ?? Number.NaN] as const),
    })),
    limits,
    markers: [{ x: own, y: Math.max(...here.map(({ value }) => value)), label: o.label }],
  })
}
