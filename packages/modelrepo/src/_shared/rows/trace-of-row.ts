/** The steps of one row among many: every symbol carries the row, and every heading names it. */
import type { Trace } from '@keelson/equations'

/** `common`: symbols of what all rows share, which carry no mark. */
export function traceOfRow(trace: Trace, title: string, mark: string, common: ReadonlySet<string> = NONE): Trace {
  const marked = (symbol: string) => (common.has(symbol) ? symbol : `${symbol}_${mark}`)
  return {
    steps: trace.steps,
    section: (of) => trace.section(`${title}: ${of}`),
    apply: (equation, args, options = {}) =>
      trace.apply(equation, args, {
        ...options,
        as: marked(options.as ?? equation.symbol),
        rename: Object.fromEntries(
          Object.keys(equation.where).map((name) => [name, marked(options.rename?.[name] ?? name)]),
        ),
      }),
    solved: ({ shown, ...solution }) =>
      trace.solved({
        ...solution,
        symbol: marked(solution.symbol),
        ...(shown && { shown: { ...shown, symbol: marked(shown.symbol) } }),
      }),
    lookup: ({ where, ...lookup }) =>
      trace.lookup({
        ...lookup,
        symbol: marked(lookup.symbol),
        ...(where && { where: Object.fromEntries(Object.entries(where).map(([name, of]) => [marked(name), of])) }),
      }),
  }
}
const NONE: ReadonlySet<string> = new Set()
