/** The field: each well by itself, then their counts, their ranking and what they defer. */
import { notApplicable, type Outcome, type RunContext } from '@keelson/workflow'
import { type Field, fieldOf } from './calculate-field.ts'
import { chartsOf } from './charts.ts'
import { checksOf, unreadWells } from './checks.ts'
import type { contract } from './contract.ts'
import { detailOf } from './detail.ts'
import { fieldFigure } from './figures.ts'
import type { Params } from './inputs.ts'
import { tablesOf, wellRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

function screeningOf(field: Field) {
  if (field.failing > 0) return 'fail'
  const unread = unreadWells(field)
  return unread === undefined ? 'pass' : notApplicable(unread)
}

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  const field = fieldOf(p, trace)
  const { number, counts, errors } = field
  const none = notApplicable('no well could be analysed')
  const nothing = field.ranked.length === 0
  return {
    values: {
      number_of_wells: number,
      count_normal: counts.normal,
      count_warning: counts.warning,
      count_critical: counts.critical,
      count_failure: counts.failure,
      count_error: errors,
      worst_wells: nothing ? none : field.ranked.slice(0, p.worst_wells_limit).map((well) => well.id),
      screening_status: screeningOf(field),
      well_results: wellRows(field),
      mean_pump_fillage: field.meanFillage ?? notApplicable('no well has a known fillage'),
      deferred_production: field.deferred ?? notApplicable('no well has both a potential and an actual rate'),
      pump_fillage: Object.fromEntries(
        field.ranked.flatMap(({ id, fillage }) => (fillage === undefined ? [] : [[id, fillage]])),
      ),
    },
    checks: checksOf(p, field, trace),
    tables: () => tablesOf(p, field),
    charts: () => chartsOf(p, field),
    figures: () => ({ field: fieldFigure(field) }),
    warnings: warningsOf(p, field),
    detail: detailOf(field),
  }
}
