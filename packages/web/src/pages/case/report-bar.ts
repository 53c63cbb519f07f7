/** Over a report that is served: its units, how much of it is printed and on what paper, and the calculation that it is of. */
import type { Paper, PrintMode } from '@keelson/report'
import { type Html, html } from '@keelson/report/html.ts'
import type { ReportReading, Substituted } from '@keelson/report/reading.ts'
import type { UnitSystem } from '@keelson/units/systems.ts'

/** How a report is shown. */
export interface ReportView extends ReportReading {
  readonly print: PrintMode
  readonly paper: Paper
}

export interface ReportBar {
  readonly view: ReportView
  /** The units under which the run was recorded. */
  readonly own: UnitSystem
  /** The page of the calculation with the inputs of the run; none of a workflow that is not here. */
  readonly calculation?: string | undefined
  /** Where the run is put into a project; none of a workflow that is not here. */
  readonly project?: string | undefined
}

const UNITS = { declared: 'Declared', metric: 'Metric', us: 'US' } as const satisfies Record<UnitSystem, string>
const PRINT = { summary: 'Summary', standard: 'Standard', full: 'Full' } as const satisfies Record<PrintMode, string>
const PAPER = { a4: 'A4', letter: 'US Letter' } as const satisfies Record<Paper, string>
const SUBSTITUTED = { numbers: 'Without units', units: 'With units' } as const satisfies Record<Substituted, string>

export const reportBar = (bar: ReportBar): Html =>
  html`<nav class="report-bar" aria-label="Report">${[
    choice('Units', 'units', UNITS, bar),
    choice('Print', 'print', PRINT, bar),
    choice('Paper', 'paper', PAPER, bar),
    choice('Substituted values', 'substituted', SUBSTITUTED, bar),
  ]}${bar.calculation !== undefined && html`<a class="calculation" href="${bar.calculation}">Open the calculation</a>`}${bar.project !== undefined && html`<a href="${bar.project}">Put into project</a>`}</nav>`

type Choice = keyof ReportView
const CHOICES: readonly Choice[] = ['units', 'print', 'paper', 'substituted']

const choice = (
  title: string,
  name: Choice,
  options: Readonly<Record<string, string>>,
  { view, own }: ReportBar,
): Html =>
  html`<div role="group" aria-label="${title}"><span>${title}</span> ${Object.entries(options).map(
    ([option, text]) =>
      html`<a href="${addressOf({ ...view, [name]: option }, own)}"${view[name] === option && html` aria-current="true"`}>${text}</a> `,
  )}</div>`

/** The query of a view; what is so unless it is asked for otherwise is left out. */
function addressOf(view: ReportView, own: UnitSystem): string {
  const usual: ReportView = { units: own, print: 'standard', paper: 'a4', substituted: 'numbers' }
  const asked = CHOICES.filter((name) => view[name] !== usual[name]).map((name) => [name, view[name]])
  return `?${new URLSearchParams(asked)}`
}

export const reportBarCss = `
.report-bar{display:flex;flex-wrap:wrap;gap:.15rem 1.5rem;align-items:baseline;padding:.3rem 1.25rem;border-bottom:1px solid var(--rule);font-size:.875rem}
.report-bar div{display:flex;gap:.1rem .6rem;align-items:baseline}
.report-bar span{color:var(--quiet)}
.report-bar a{text-decoration:none;padding:.25rem 0;white-space:nowrap}
.report-bar a[aria-current]{color:var(--ink);font-weight:600;box-shadow:inset 0 -2px}
.report-bar .calculation{margin-left:auto}
@media (max-width:40rem){.report-bar{padding:.2rem 1rem}.report-bar div{flex:1 1 100%}.report-bar span{flex:0 0 8.25rem}.report-bar .calculation{margin-left:0}}
@media print{.report-bar{display:none}}`
