/** A value or a side of a check that is declared by a symbol is the number of that symbol in some run. */
import type { Answered, Compared } from '@keelson/workflow/way.ts'
import { FROM } from '@keelson/workflow/way.ts'
import type { ConformanceCheck } from '../subject.ts'

export const wiredCheck: ConformanceCheck = {
  name: 'each symbol by which a value or a side of a check is declared is traced by some run',
  problems: async ({ contract, runs }) => {
    const traced = new Set((await runs()).flatMap(({ steps }) => steps.map(({ symbol }) => symbol)))
    return wired(contract.values, contract.checks)
      .filter(([, symbol]) => !traced.has(symbol))
      .map(([what, symbol]) => `${what}: no run traces ${symbol}`)
  },
}

/** What is declared by a symbol, and the symbol. */
function wired(values: Declared, checks: Declared): readonly (readonly [what: string, symbol: string])[] {
  const ofValues = Object.entries(values).flatMap(([name, spec]) => {
    const from = (spec as Partial<Answered>)[FROM]
    return from ? [[name, from.symbol] as const] : []
  })
  const ofChecks = Object.entries(checks).flatMap(([id, spec]) => {
    const { demand, capacity, utilisation } = (spec as Partial<Compared>)[FROM] ?? {}
    const sides = [demand, capacity].flatMap((side) => (side && 'symbol' in side ? [side.symbol] : []))
    return [...sides, ...(utilisation === undefined ? [] : [utilisation])].map((symbol) => [id, symbol] as const)
  })
  return [...ofValues, ...ofChecks]
}
type Declared = Readonly<Record<string, object>>
