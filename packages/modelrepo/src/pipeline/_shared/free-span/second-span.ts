/** A trace for a second span in the same run: its own quantities carry a tag, and table cells are not read out twice. */
import type { Trace } from '@keelson/equations'

/** What changes with the length; the rest is the pipe's and stands already. */
const OF_THE_SPAN: ReadonlySet<string> = new Set(['L', 'beta', 'r_L', 'L_eff', 'P_cr', 'delta', 'f_IL', 'f_CF'])

/** The same trace, with every symbol of the span ending in `tag`; steps stand under `section`. */
export function secondSpan(trace: Trace, tag: string, section: string): Trace {
  const own = (symbol: string) => (OF_THE_SPAN.has(symbol) ? `${symbol}${tag}` : symbol)
  return {
    ...trace,
    section: () => trace.section(section),
    apply: (equation, args, options = {}) => {
      const names = Object.keys(equation.where).map((name) => [name, own(options.rename?.[name] ?? name)])
      return trace.apply(equation, args, {
        ...options,
        as: own(options.as ?? equation.symbol),
        rename: Object.fromEntries(names),
      })
    },
    lookup: ({ value }) => value,
  }
}
