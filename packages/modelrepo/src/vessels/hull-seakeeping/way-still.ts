/** Still water alone: the hull, and her natural periods. */
import { figures, figuresOf } from './figures.ts'
import { way } from './inputs.ts'
import { periodsInWords, rollCheck, stillInputs, stillOf, stillTold, stillValues } from './still-water.ts'
import { stillRows, stillTables } from './tables.ts'

export const stillAlone = way({
  ...stillInputs,
  values: stillValues,
  checks: rollCheck,
  tables: stillTables,
  figures,
  calculate: (p, trace) => {
    const still = stillOf(p, trace)
    return {
      ...stillTold(p, still, undefined),
      tables: () => stillRows(still.hull),
      figures: () => figuresOf(p, still.hull),
      detail: periodsInWords(still.periods),
    }
  },
})
