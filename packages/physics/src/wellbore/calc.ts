/** How a formula is evaluated: silently in loops, or traced once under symbols of its own where a run is shown by hand. */
import { type Equation, type Given, silent, type Trace, type Where } from '@keelson/equations'

interface Naming {
  /** Symbol of the result. */
  readonly as?: string
  /** Symbols of the arguments. */
  readonly rename?: Readonly<Record<string, string>>
}
export interface Calc {
  /** Evaluates with SI arguments. */
  readonly apply: <W extends Where>(equation: Equation<W>, args: Given<W>, naming?: Naming) => number
}

/** Evaluates and records nothing. */
export const quiet: Calc = { apply: (equation, args) => silent.apply(equation, args) }

/**
 * Records every step, with `_tag` behind each symbol, so that one routine can be traced for several points in one run
 * and no symbol carries two values. An empty tag leaves the symbols as they are.
 */
export const traced = (trace: Trace, tag = ''): Calc => ({
  apply: (equation, args, naming = {}) => {
    const named = (symbol: string) => (tag === '' ? symbol : `${symbol}_${tag}`)
    const rename = Object.fromEntries(Object.keys(args).map((name) => [name, named(naming.rename?.[name] ?? name)]))
    return trace.apply(equation, args, { as: named(naming.as ?? equation.symbol), rename })
  },
})
