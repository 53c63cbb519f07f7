/**
 * A record restated for reading in the units of a practice, its sentences too. Formulas keep the units in which they are
 * written; of a step the result is restated where it is printed. What is made here is read and never stored.
 */
import type { RunRecord } from '@keelson/engine/record.ts'
import { isDrawnChart, isDrawnFigure, type Result } from '@keelson/engine/result.ts'
import type { UnitSystem } from '@keelson/units/systems.ts'
import { chartIn } from './in-units-charts.ts'
import { figureIn } from './in-units-figures.ts'
import { type SentenceReading, sentenceReading } from './in-units-sentences.ts'
import { assumedIn, checkIn, inputIn, type Reading, tableIn, valueIn } from './in-units-values.ts'
import { pageSizes } from './page-sizes.ts'

/** The record itself where the units are those that it declares. Throws where it is restated already. */
export function inUnits(record: RunRecord, system: UnitSystem): RunRecord {
  if (system === 'declared') return record
  if (record.restated_in !== undefined) throw new TypeError('a restated record is read, not restated again')
  const { response, contract } = record
  const { result, warnings } = response
  const sizes = pageSizes(result)
  const reading: Reading = { system, differences: new Set(contract?.differences), sizes }
  const sentences = sentenceReading(record, system, sizes)
  const { said, detail } = sentences.detail(result?.said, response.detail)
  return {
    ...record,
    restated_in: system,
    response: {
      ...response,
      detail,
      ...(warnings && { warnings: warnings.map(sentences.warning) }),
      ...(result && { result: { ...resultIn(result, reading, sentences), ...(said !== undefined && { said }) } }),
    },
  }
}

function resultIn<R extends Result>(result: R, reading: Reading, sentences: SentenceReading): R {
  const { values, checks, self_checks, assumed, tables, charts, figures, inputs } = result
  const { text } = sentences
  return {
    ...result,
    values: Object.fromEntries(
      Object.entries(values).map(([name, q]) => [name, withReason(valueIn(name, q, reading), text)]),
    ),
    checks: checks.map((check) => sentences.check(checkIn(check, reading))),
    ...(self_checks && { self_checks: self_checks.map((check) => withReason(checkIn(check, reading), text)) }),
    assumed: assumed.map((a) => {
      const restated = assumedIn(a, reading)
      return a.why === null ? restated : { ...restated, why: text(a.why) }
    }),
    tables: tables.map((table) => tableIn(table, reading)),
    charts: charts.map((chart) => (isDrawnChart(chart) ? chartIn(chart, reading.system, reading.sizes) : chart)),
    ...(figures && {
      figures: figures.map((figure) =>
        isDrawnFigure(figure) ? figureIn(figure, reading.system, reading.sizes) : figure,
      ),
    }),
    inputs: inputs.map((input) => inputIn(input, reading)),
  }
}

/** With the sentence that says why it has no number. */
const withReason = <T extends { readonly reason?: string | null }>(part: T, text: (said: string) => string): T =>
  typeof part.reason === 'string' ? { ...part, reason: text(part.reason) } : part
