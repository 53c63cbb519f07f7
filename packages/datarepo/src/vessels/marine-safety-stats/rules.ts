/** What the inputs must hold between them: confined names, years in order, a count with its exposure. */
import type { Problem } from '@keelson/workflow'
import { notConfined } from '../../_shared/duckdb/file-names.ts'
import type { Params } from './inputs.ts'

export function rules(p: Params): Problem[] {
  const problems: Problem[] = []
  const refuse = (pointer: string, message: string) => problems.push({ pointer, message })
  if (p.event_count !== undefined) {
    if (p.exposure === undefined) refuse('/exposure', 'is required with the {event_count} to calculate a rate')
    return problems
  }
  for (const name of ['data_folder', 'file_name'] as const) {
    const sent = p[name]
    const fault = sent === undefined ? undefined : notConfined(sent)
    if (fault !== undefined) refuse(`/${name}`, `${fault} (entered: ${JSON.stringify(sent)})`)
  }
  const { start_year: start, end_year: end } = p
  if (start !== undefined && end !== undefined && end < start) {
    refuse('/end_year', `must not be before the {start_year}, ${start} (entered: ${end})`)
  }
  return [...problems, ...periodProblems(p)]
}

function periodProblems({ comparison_periods: periods, start_year, end_year }: Params): Problem[] {
  const [first, second] = periods ?? []
  if (first === undefined || second === undefined) return []
  const problems: Problem[] = []
  for (const [i, { start_year: from, end_year: to }] of [first, second].entries()) {
    const at = (name: string) => `/comparison_periods/${i}/${name}`
    if (to < from) problems.push({ pointer: at('end_year'), message: `must not be before ${from} (entered: ${to})` })
    if (start_year !== undefined && from < start_year) {
      problems.push({
        pointer: at('start_year'),
        message: `must be within the window, from ${start_year} (entered: ${from})`,
      })
    }
    if (end_year !== undefined && to > end_year) {
      problems.push({ pointer: at('end_year'), message: `must be within the window, to ${end_year} (entered: ${to})` })
    }
  }
  if (first.start_year <= second.end_year && second.start_year <= first.end_year) {
    problems.push({ pointer: '/comparison_periods', message: 'must not overlap, as a year can be in one period only' })
  }
  return problems
}
