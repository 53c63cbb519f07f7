/** The parts of a well design that were asked for, put together. */
import { silent, type Trace } from '@keelson/equations'
import type { Outcome, RunContext } from '@keelson/workflow'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { conceptValues, kickValues, seatValues, stringValues } from './calculate-answers.ts'
import { conceptOf } from './calculate-concept.ts'
import { kickOf } from './calculate-kick.ts'
import { seatsOf } from './calculate-seats.ts'
import { worstSection } from './calculate-sections.ts'
import { COMMON, type StringResult, stringOf } from './calculate-strings.ts'
import { conceptCharts, kickChart, seatChart, stringCharts } from './charts.ts'
import { bitBefore, kickChecks, seatChecks, sectionCheck, stringChecks, unheld, weakest } from './checks.ts'
import type { contract } from './contract.ts'
import { detailOf, type Parts } from './detail.ts'
import { conceptFigure, influxFigure, seatsFigure, wellFigure } from './figures.ts'
import { CASING_SEATS, CONCEPT_SCREEN, KICK_TOLERANCE, STRING_LOADS, WELL_DESIGN } from './modes.ts'
import type { Params } from './params.ts'
import { conceptRows, sectionRows, stringRows, topDownRows } from './tables.ts'
import { conceptWarnings, datumWarnings, kickWarnings, seatWarnings } from './warnings.ts'
import { stringWarnings } from './warnings-strings.ts'

type Design = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): Design {
  const parts = partsOf(p, trace)
  const { seats, kick, strings, concept } = parts
  return {
    values: {
      ...(seats && seatValues(p, seats)),
      ...(kick && kickValues(kick)),
      ...(strings && stringValues(strings)),
      ...(concept && conceptValues(concept)),
    },
    checks: {
      ...(seats && seatChecks(seats)),
      ...(seats && strings && { sections: sectionCheck(worstSection(seats, rowsOf(strings), trace)) }),
      ...(kick && kickChecks(p, kick)),
      ...(strings && stringChecks(p, strings)),
    },
    tables: () => ({
      ...(seats && { sections: sectionRows(seats), top_down: topDownRows(seats) }),
      ...(strings && { string_checks: stringRows(strings) }),
      ...(concept && p.water_depth !== undefined && { concepts: conceptRows(p.water_depth) }),
    }),
    charts: () => ({
      ...(seats && seatChart(seats)),
      ...(strings && stringCharts(p, strings)),
      ...(kick && kickChart(p, kick)),
      ...(p.water_depth !== undefined && concept && conceptCharts(p.water_depth)),
    }),
    figures: () => figuresOf(p, parts),
    warnings: [
      ...(seats ? seatWarnings(p, seats) : []),
      ...(kick ? kickWarnings(p, kick) : []),
      ...(strings ? stringWarnings(strings, seats) : []),
      ...(concept ? conceptWarnings(concept) : []),
      ...(p.analysis === WELL_DESIGN ? datumWarnings(p) : []),
    ],
    detail: detailOf(p, parts),
  }
}

function partsOf(p: Params, trace: Trace): Parts {
  const asked = (...analyses: readonly string[]) => analyses.includes(p.analysis)
  const seats = asked(WELL_DESIGN, CASING_SEATS) ? seatsOf(p, trace) : undefined
  const strings = asked(WELL_DESIGN, STRING_LOADS) ? stringsOf(p, trace) : undefined
  const kick = asked(WELL_DESIGN, KICK_TOLERANCE) ? kickOf(p, trace) : undefined
  const concept = asked(WELL_DESIGN, CONCEPT_SCREEN) ? conceptOf(p, trace) : undefined
  return { ...(seats && { seats }), ...(strings && { strings }), ...(kick && { kick }), ...(concept && { concept }) }
}

const rowsOf = (strings: readonly StringResult[]) => strings.map(({ row }) => row)

/** All strings; those on which a check rests by their steps. */
function stringsOf(p: Params, trace: Trace): readonly StringResult[] {
  const rows = p.strings ?? []
  const results = rows.map((row) => stringOf(p, row, silent))
  const factors = (['burst', 'collapseFactor', 'tension', 'triaxial'] as const).map((of) => weakest(results, of))
  const governing = new Set([...factors, unheld(results), ...bitBefore(results).map(({ before }) => before)])
  return results.map((one, i) => {
    if (!governing.has(one)) return one
    return stringOf(p, one.row, traceOfRow(trace, `String '${one.row.name}'`, `r${i + 1}`, COMMON))
  })
}

function figuresOf(p: Params, { seats, kick, strings, concept }: Parts) {
  const well = strings ? wellFigure(strings, seats) : seats ? seatsFigure(seats) : concept && conceptFigure(p, concept)
  return { ...(well && { well }), ...(kick && { influx: influxFigure(p, kick) }) }
}
