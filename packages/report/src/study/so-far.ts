/** What the points of a study say while it is not done: a table, for its report and its page. */
import type { RunningOutput, RunningStatistics, StudyColumn } from '@keelson/studies/study.ts'
import { shownWhole } from '@keelson/workflow/shown.ts'
import { type Content, type Html, html } from '../html.ts'
import { numberText, unitText } from '../numbers.ts'
import { scrolling } from '../table.ts'

const DIGITS = 5
const PERCENTILES = [10, 50, 90]

/** '' where no point is known yet. */
export function soFarTable(running: RunningStatistics | null, columns: readonly StudyColumn[]): Content {
  if (!running || running.outputs.length === 0) return ''
  const heads = ['Points', 'Minimum', 'Mean', 'Maximum', 'Standard deviation', ...PERCENTILES.map((p) => `about P${p}`)]
  return scrolling(
    html`<caption>Interim statistics <span class="about">${statusesSoFar(running)}; ${running.so_far}.</span></caption>
<thead><tr><th scope="col">Output</th>${heads.map((head) => html`<th scope="col" class="n">${head}</th>`)}</tr></thead>
<tbody>${running.outputs.map((of) => outputRow(of, columns))}</tbody>`,
    'data',
  )
}

/** '12 pass, 3 fail, 0 not assessed, 1 not calculated', as counts and no verdict. */
const statusesSoFar = ({ statuses: { PASS, FAIL, SKIPPED, ERROR } }: RunningStatistics): string =>
  `${shownWhole(PASS)} pass, ${shownWhole(FAIL)} fail, ${shownWhole(SKIPPED)} not assessed, ${shownWhole(ERROR)} not calculated`

function outputRow(of: RunningOutput, columns: readonly StudyColumn[]): Html {
  const column = columns.find(({ name, role }) => role === 'output' && name === of.output)
  const unit = unitText(column?.unit)
  const about = PERCENTILES.map((p) => of.approximate_percentiles.find((one) => one.p === p)?.value)
  const numbers = [of.minimum, of.mean, of.maximum, of.standard_deviation, ...about]
  return html`<tr><th scope="row">${column?.title ?? of.output}${unit !== '' && ` (${unit})`}</th><td class="n">${shownWhole(of.count)}</td>${numbers.map((x) => html`<td class="n">${x === undefined ? '–' : numberText(x, DIGITS)}</td>`)}</tr>
`
}
