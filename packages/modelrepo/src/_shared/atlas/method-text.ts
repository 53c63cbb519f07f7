/** What a solver's method is, as one text: it changes when a formula or a coefficient of it does. */
import { silent, type Trace } from '@keelson/equations'

/** Every formula that a run applies and every table value that it reads, in order. */
export function methodText(run: (trace: Trace) => unknown): string {
  const steps: string[] = []
  run({
    ...silent,
    apply: (eq, args) => {
      steps.push([eq.symbol, eq.unit, eq.relation, eq.expression].join(' '))
      return silent.apply(eq, args)
    },
    lookup: ({ symbol, unit, value }) => {
      steps.push([symbol, unit, value].join(' '))
      return value
    },
  })
  return steps.join('\n')
}
