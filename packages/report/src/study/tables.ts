/** The numbers of every study: the extremes of each output with the point at which they stand, and what one input alone moves. */
import type { OutputStatistics, StudyColumn, Tornado } from '@keelson/studies/study.ts'
import { type Content, type Html, html } from '../html.ts'
import { symbol } from '../numbers.ts'
import { scrolling } from '../table.ts'
import { cellText, columnOf, inputColumn, pointText } from './columns.ts'
import type { StudyReportInput } from './input.ts'

export function extremeTable(input: StudyReportInput): Content {
  const all = (input.study.statistics?.outputs ?? []).filter(({ count }) => count > 0)
  if (all.length === 0) return ''
  return scrolling(
    html`<caption>Extremes <span class="about">Minimum and maximum of each output, with the first point at which each occurs. Points are numbered from 0.</span></caption>
<thead><tr><th scope="col">Output</th><th scope="col" class="n">Minimum</th><th scope="col">At</th><th scope="col" class="n">Maximum</th><th scope="col">At</th></tr></thead>
<tbody>${all.map((of) => extremeRow(input, of))}</tbody>`,
    'data',
  )
}

function extremeRow(input: StudyReportInput, of: OutputStatistics): Html {
  const column = columnOf(input, of.output)
  if (of.minimum === of.maximum)
    return html`<tr>${headOf(column)}<td class="n">${cellText(input, of.minimum, column)}</td><td class="long">throughout</td><td class="n">${cellText(input, of.maximum, column)}</td><td class="long">throughout</td></tr>
`
  return html`<tr>${headOf(column)}<td class="n">${cellText(input, of.minimum, column)}</td><td class="long">${pointText(input, of.minimum_at)}</td><td class="n">${cellText(input, of.maximum, column)}</td><td class="long">${pointText(input, of.maximum_at)}</td></tr>
`
}

const headOf = ({ title, symbol: name }: StudyColumn): Html => html`<th scope="row">${title} ${symbol(name)}</th>`

/** One table for each output: where it goes with each input at its low and its high end. */
export const swingTables = (input: StudyReportInput): Content =>
  (input.study.statistics?.tornado ?? []).map((of) => swingTable(input, of))

function swingTable(input: StudyReportInput, { output, base, swings }: Tornado): Html {
  const column = columnOf(input, output)
  return scrolling(
    html`<caption>${column.title}, one input at a time <span class="about">Base case: ${base === null ? 'could not be calculated' : cellText(input, base, column)}.</span></caption>
<thead><tr><th scope="col">Input</th><th scope="col" class="n">Low end</th><th scope="col" class="n">Output at low end</th><th scope="col" class="n">High end</th><th scope="col" class="n">Output at high end</th></tr></thead>
<tbody>${swings.map(({ param, low, high, at_low, at_high }) => {
      const moved = inputColumn(input, param)
      return html`<tr>${headOf(moved)}<td class="n">${cellText(input, low, moved)}</td><td class="n">${cellText(input, at_low, column)}</td><td class="n">${cellText(input, high, moved)}</td><td class="n">${cellText(input, at_high, column)}</td></tr>
`
    })}</tbody>`,
    'data',
  )
}
