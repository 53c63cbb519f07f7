/** The comparison in the order of the method. Values carry no unit: that of a column is a label. */

import { silent } from '@keelson/equations'
import type { Outcome, RunContext } from '@keelson/workflow'
import { type Compared, columnOf, comparedWith, unitOf } from './calculate-compared.ts'
import type { Made } from './calculate-made.ts'
import { summariesOf } from './calculate-summary.ts'
import { tableOf } from './calculate-table.ts'
import { toleranceCheck } from './calculate-tolerance.ts'
import { comparisonValues } from './calculate-values.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import { sentence } from './detail.ts'
import type { Params } from './inputs.ts'
import type { Texts } from './load.ts'
import { tablesOf } from './tables.ts'
import { warningsOf } from './warnings.ts'

/** `texts`: those of the sources that are in files. */
export function calculate(p: Params, { trace }: RunContext, texts: Texts = []): Outcome<typeof contract> {
  const tables = p.sources.map((source, i) => tableOf(source, i, texts[i]))
  const column = columnOf(p, tables, { key: p.key, value: p.value, valuePointer: '/value' })
  const units = { key: unitOf(p, column, 'key'), value: unitOf(p, column, 'value') }
  const compared = comparedWith(p, column, trace)
  const tolerance = toleranceCheck(p, column, compared, trace)
  const summaries = summariesOf(column.all, trace)
  const further = furtherColumns(p, tables)
  const made: Made = { tables, column, units, compared, summaries, further }
  return {
    values: comparisonValues(made),
    checks: { tolerance },
    tables: () => tablesOf(made),
    charts: () => chartsOf(p, made),
    warnings: warningsOf(p, made),
    detail: sentence(made),
  }
}

/** The other value columns, compared alike and without a tolerance. */
function furtherColumns(p: Params, tables: Made['tables']): Made['further'] {
  return (p.further_values ?? []).map((value, i) => {
    const column = columnOf(p, tables, { key: p.key, value, valuePointer: `/further_values/${i}` })
    const compared: readonly Compared[] = comparedWith(p, column, silent)
    return { value, compared }
  })
}
