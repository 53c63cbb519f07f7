/** The first page of a study: what it says in a sentence, how its points came out, and the drawing that shows it. */
import { midSentence } from '@keelson/workflow/shown.ts'
import { type Content, type Html, html } from '../html.ts'
import { prose } from '../prose.ts'
import type { Section } from '../section.ts'
import type { Standing } from '../verdict.ts'
import { chiefTornado } from './charts-points.ts'
import {
  cellText,
  chiefOutput,
  columnOf,
  inputColumn,
  plainText,
  pointText,
  shortTitle,
  statisticsOf,
} from './columns.ts'
import { goalSentence, goalTables, rootsWithoutPass, wallSentences } from './goal-tables.ts'
import type { StudyReportInput } from './input.ts'
import { intervalName, probabilityTable, probabilityText } from './percentiles.ts'
import { standings, stateSentence, tallyOf, tallySentence, toneOf } from './verdict.ts'

/** With the chart that shows most, where one could be drawn. */
export function summary(input: StudyReportInput, chart?: Html): Section {
  const { vary } = input.study.request
  return {
    id: 'study-summary',
    title: 'Summary',
    body: html`${answer(input)}
${vary.kind === 'sample' && probabilityTable(input)}
${chart}
${vary.kind === 'goal' && goalTables(input, vary)}
${notes(input)}`,
  }
}

function answer(input: StudyReportInput): Html {
  const tally = tallyOf(input)
  const [first = '', ...others] = sentences(input)
  const badges = tally ? standings(tally) : []
  return html`<div class="answer study ${toneOf(input, tally)}"><p class="said">${prose(first)}</p>
${others.map((sentence) => html`<p class="finding">${prose(sentence)}</p>`)}
${badges.length > 0 && html`<p class="verdict">${badges.map(badge)}</p>`}</div>
`
}

const badge = ({ tone, sign, word }: Standing): Html =>
  html`<strong class="badge ${tone}"><span aria-hidden="true">${sign}</span> ${word}</strong> `

/** The state of a study that is not whole first; then of a goal its roots, of any other what its points came to. */
function sentences(input: StudyReportInput): readonly string[] {
  const { study } = input
  const { vary } = study.request
  const tally = tallyOf(input)
  const counted = tally ? [tallySentence(tally)] : []
  const found =
    vary.kind === 'goal' && study.statistics?.goal
      ? [goalSentence(input, vary), ...rootsWithoutPass(input, vary), ...wallSentences(input)]
      : []
  const state = stateSentence(study)
  const all = [...(state === '' ? [] : [state]), ...found, ...counted, ...finding(input)]
  return all.length === 0 ? ['No point data are available for this study.'] : all
}

/** What the points say of the output that the study is about. */
function finding(input: StudyReportInput): readonly string[] {
  const { kind } = input.study.request.vary
  if (kind === 'goal') return []
  const sentence =
    kind === 'one_at_a_time' ? moved(input) : kind === 'sample' ? (probable(input) ?? ranged(input)) : ranged(input)
  return sentence === undefined ? [] : [sentence]
}

function ranged(input: StudyReportInput): string | undefined {
  const column = chiefOutput(input)
  const of = column && statisticsOf(input, column.name)
  if (!of) return undefined
  const text = (value: number) => plainText(input, value, column)
  return of.minimum === of.maximum
    ? `${column.title} is ${text(of.minimum)} at all calculated points.`
    : `${column.title} ranges from ${text(of.minimum)} to ${text(of.maximum)}.`
}

/** The check that fails most often. */
function probable(input: StudyReportInput): string | undefined {
  const { statistics } = input.study
  const most = (statistics?.probabilities ?? [])
    .filter(({ check }) => check !== 'any')
    .toSorted((a, b) => b.probability - a.probability)[0]
  if (!most) return undefined
  const [from, to] = most.interval.map(probabilityText)
  return `The probability that ${midSentence(most.title)} fails is ${probabilityText(most.probability)} (${intervalName(statistics)} ${from} to ${to}).`
}

function moved(input: StudyReportInput): string | undefined {
  const found = chiefTornado(input)
  const widest = found?.swings.find(({ at_low, at_high }) => at_low !== null && at_high !== null)
  if (!found || !widest || found.base === null) return undefined
  const [output, by] = [columnOf(input, found.output), inputColumn(input, widest.param)]
  const text = (value: number | null) => plainText(input, value, output)
  return `${by.title} has the greatest effect on ${midSentence(output.title)}: ${text(widest.at_low)} at ${plainText(input, widest.low, by)}, ${text(found.base)} in the base case, ${text(widest.at_high)} at ${plainText(input, widest.high, by)}.`
}

/** What a reader must not overlook: the worst point, what was lost, warnings. */
function notes(input: StudyReportInput): Content {
  const { warnings, points } = input.study
  const untold = input.study.statistics?.goal?.notes ?? []
  const rows = [
    worst(input),
    untold.length > 0 && html`<div><dt>The scan</dt>${untold.map((note) => html`<dd>${prose(note)}</dd>`)}</div>`,
    points.failed > 0 &&
      html`<div class="warned"><dt>No result</dt><dd>${points.failed} ${points.failed === 1 ? 'point' : 'points'} could not be calculated, see <a href="#study-failures">reasons</a></dd></div>`,
    warnings.length > 0 &&
      html`<div class="warned"><dt>${warnings.length === 1 ? 'Warning' : 'Warnings'}</dt><dd><ul class="warnings">${warnings.map(({ message, code }) => html`<li><p>${prose(message)} <span class="quiet"><code>${code}</code></span></p></li>`)}</ul></dd></div>`,
  ].filter((row) => row !== false && row !== undefined)
  return rows.length > 0 && html`<dl class="notes">${rows}</dl>`
}

function worst(input: StudyReportInput): Content {
  const column = chiefOutput(input)
  const of = column && statisticsOf(input, column.name)
  if (!of || input.study.request.vary.kind === 'goal' || of.minimum === of.maximum) return undefined
  return html`<div><dt>Maximum</dt><dd>${shortTitle(input, column)}: ${cellText(input, of.maximum, column)} at ${pointText(input, of.maximum_at)}</dd></div>`
}
