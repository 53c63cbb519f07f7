/** The points that could not be calculated: how many, why, and the first of each reason. */
import { type Content, html } from '../html.ts'
import type { Section } from '../section.ts'
import { scrolling } from '../table.ts'
import { pointText } from './columns.ts'
import type { StudyReportInput } from './input.ts'

const RULES = {
  refuse: 'Probabilities of failure are not reported because some points could not be calculated.',
  count_as_failed: 'As requested, probabilities of failure count these points as failed.',
  leave_out: 'As requested, probabilities of failure exclude these points.',
} as const

export function failures(input: StudyReportInput): Section | undefined {
  const { points, request } = input.study
  if (points.failed === 0) return undefined
  const [n, total] = [points.failed, points.done]
  return {
    id: 'study-failures',
    title: 'Points that could not be calculated',
    body: html`<p>${n} of ${total} ${total === 1 ? 'point' : 'points'} could not be calculated and ${n === 1 ? 'is' : 'are'} excluded from the statistics.${request.vary.kind === 'sample' && ` ${RULES[request.failed_points ?? 'refuse']}`}</p>
${reasonTable(input)}`,
  }
}

function reasonTable(input: StudyReportInput): Content {
  if (input.failures.length === 0) return ''
  const most = input.failures.toSorted((a, b) => b.count - a.count)
  return scrolling(
    html`<caption>Reasons</caption>
<thead><tr><th scope="col">Reason</th><th scope="col" class="n">Points</th><th scope="col">First at</th></tr></thead>
<tbody>${most.map(
      ({ reason, count, first_point }) =>
        html`<tr><td class="long">${reason}</td><td class="n">${count}</td><td class="long">${pointText(input, first_point)}</td></tr>
`,
    )}</tbody>`,
    'data',
  )
}
