/** Every symbol of the calculation with its meaning, value, and the input or step that it comes from. */
import { isUnit, toSI } from '@keelson/units'
import type { RunRecord } from '@keelson/workflow/record.ts'
import type { InputAnswer, StepAnswer, StepArgument } from '@keelson/workflow/result.ts'
import { type Html, html, nothing } from './html.ts'
import { symbol } from './numbers.ts'
import { scrolling } from './table.ts'
import { inlineValue } from './values.ts'

export function nomenclature({ response }: RunRecord): Html {
  const { steps = [], inputs = [] } = response.result ?? {}
  const entries = symbolsOf(steps)
  if (entries.length === 0) return nothing
  return html`<h3 id="symbols">Symbols</h3>
${scrolling(
  html`<caption class="unseen">Symbols of the calculation</caption>
<thead><tr><th scope="col">Symbol</th><th scope="col">Meaning</th><th scope="col" class="n">Value</th><th scope="col">From</th></tr></thead>
<tbody>${entries.map((a) => entry(a, origin(a, steps, inputs)))}</tbody>`,
  'data',
)}`
}

const entry = (a: StepArgument, { from, exact }: Origin): Html =>
  html`<tr><td>${symbol(a.symbol)}</td><th scope="row">${a.title}</th><td class="n">${inlineValue(a.value, a.unit, exact ? 12 : undefined) ?? 'list'}</td><td>${from}</td></tr>
`

/** Arguments and results, each symbol and value once, in the order of appearance. */
function symbolsOf(steps: readonly StepAnswer[]): readonly StepArgument[] {
  const seen = new Map<string, StepArgument>()
  const add = (a: StepArgument) => {
    const key = `${a.symbol} ${String(a.value)} ${a.unit}`
    if (!seen.has(key)) seen.set(key, a)
  }
  for (const step of steps) {
    for (const argument of step.arguments ?? []) add(argument)
    add({ symbol: step.symbol, name: step.symbol, title: step.title, unit: step.unit, value: step.value })
  }
  return [...seen.values()]
}

/**
 * A value is that of a step or an input when it is equal and its symbol is the same, or has the same letter (t_c of the
 * input is t_1 in the formula for a layer). Equal values alone say nothing: 1.1 is many things.
 */
function origin(a: StepArgument, steps: readonly StepAnswer[], inputs: readonly InputAnswer[]): Origin {
  const value = si(a.value, a.unit)
  const made = steps.filter((s) => near(si(s.value, s.unit), value))
  const given = inputs.filter((i) => i.use === 'used' && near(i.si?.value ?? i.value, value))
  const step = made.find((s) => s.symbol === a.symbol)
  const input = given.find((i) => i.symbol === a.symbol)
  if (step) return ofStep(step)
  if (input) return ofInput(input)
  const [kin, other] = given.filter((i) => letter(i.symbol) === letter(a.symbol))
  if (kin && !other) return ofInput(kin)
  const earlier = made.find((s) => letter(s.symbol) === letter(a.symbol))
  if (earlier) return ofStep(earlier)
  if (Array.isArray(a.value))
    return { from: html`<span class="quiet">calculated or given, one by one</span>`, exact: false }
  return { from: html`<span class="quiet">${given.length > 0 ? 'input or constant' : 'constant'}</span>`, exact: true }
}

const letter = (name: string | undefined) => name?.split('_')[0]
const ofStep = ({ id }: StepAnswer): Origin => ({ from: html`<a href="#step-${id}">step ${id}</a>`, exact: false })
const ofInput = ({ name }: InputAnswer): Origin => ({ from: html`<code>${name}</code>`, exact: true })

/** Where a value comes from; inputs and constants are printed with all their digits. */
interface Origin {
  readonly from: Html
  readonly exact: boolean
}

function si(value: unknown, unit: string): unknown {
  if (!isUnit(unit)) return value
  if (Array.isArray(value)) return value.map((x) => si(x, unit))
  return typeof value === 'number' ? toSI(value, unit) : value
}

function near(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((x, i) => near(x, b[i]))
  return typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= 1e-11 * Math.max(Math.abs(a), Math.abs(b))
}
