/** What a change would move, before it is recorded: verdicts first, then the answers of each calculation. */
import type { WhatIf } from '@keelson/projects'
import { FRESHNESS_WORDS } from '@keelson/projects/words.ts'
import { type Html, html } from '@keelson/report/html.ts'
import { unitAfter } from '@keelson/units'
import { capitalised, digitsApart, shown, shownUtilisation } from '@keelson/workflow/shown.ts'
import { counted } from './entry-text.ts'
import { outcomeWords } from './standing-words.ts'

type Moved = WhatIf['moved'][number]
type MovedAnswer = Moved['cases'][number]['answers'][number]

/** Calculations that are listed; those whose outcome changes come first. */
const MOST_LISTED = 40

export function whatIfView({ verdict, moved }: WhatIf): Html {
  const isSame = verdict.before.says === verdict.after.says
  const sorted = moved.toSorted((a, b) => Number(isTurned(b)) - Number(isTurned(a)))
  const turned = moved.filter(isTurned).length
  return html`<div class="what-if"><p class="what-if-verdict">${isSame ? html`Verdict unchanged: <span>${verdict.after.says}</span>` : html`<span class="quiet">Now: ${verdict.before.says}</span> <span class="becomes">With this change: <strong>${verdict.after.says}</strong></span>`}</p>
<p class="note">${reachText(moved.length, turned)}</p>${
    moved.length > 0 &&
    html`<div class="scroll" role="group" tabindex="0" aria-label="Results that change"><table class="rows moved"><thead><tr><th scope="col">Calculation</th><th scope="col">Outcome</th><th scope="col">Governing utilisation</th><th scope="col">Results</th></tr></thead><tbody>${sorted.slice(0, MOST_LISTED).map(movedRow)}</tbody></table></div>${sorted.length > MOST_LISTED && html`<p class="note">${sorted.length - MOST_LISTED} more calculations change and are not listed.</p>`}`
  }</div>`
}

const isTurned = ({ outcome }: Moved): boolean => outcome.before !== outcome.after

function reachText(moved: number, turned: number): string {
  if (moved === 0) return 'No result changes.'
  const what = `${counted(moved, 'calculation')} recalculated; `
  return turned === 0 ? `${what}no outcome changes.` : `${what}the outcome of ${turned} changes.`
}

function movedRow(moved: Moved): Html {
  const { id, title, outcome, governing, freshness, why, cases } = moved
  const after = outcomeWords(outcome.after, freshness.after === 'current' ? 'current' : 'stale')
  const before = outcomeWords(outcome.before, 'stale')
  const tone = after.tone === 'pass' ? 'plain' : after.tone
  return html`<tr${isTurned(moved) && html` class="turned"`}><th scope="row"><span class="no">${id}</span> ${title}</th><td>${isTurned(moved) && html`<span class="quiet">${before.word}</span> <span aria-hidden="true">→</span><span class="unseen"> becomes </span> `}<span class="mark ${tone}">${after.word}</span>${why !== '' && html`<span class="why-stale">${capitalised(FRESHNESS_WORDS.blocked)}: ${why}</span>`}</td><td>${governingText(governing)}</td><td>${answersList(cases)}</td></tr>
`
}

/** Answers that are listed at once. */
const FIRST = 8

function answersList(cases: Moved['cases']): Html {
  const lines = cases.flatMap(({ name, answers }) =>
    answers
      .flatMap(membersOf)
      .filter(({ before, after }) => before !== after)
      .map(
        (answer) => html`<li>${name !== '' && html`<span class="quiet">${name}:</span> `}${answerText(answer)}</li>`,
      ),
  )
  const more = lines.slice(FIRST)
  return html`<ul class="answers">${lines.slice(0, FIRST)}</ul>${more.length > 0 && html`<details><summary>${counted(more.length, 'more result')}</summary><ul class="answers">${more}</ul></details>`}`
}

function governingText({ before, after }: Moved['governing']): Html {
  const [was, now] = [figureOf(before), figureOf(after)]
  if (was === now) return html`<span class="figure">${now}</span>`
  return html`<span class="quiet">${was}</span> <span aria-hidden="true">→</span><span class="unseen"> becomes </span> <span class="figure">${now}</span>${after !== null && before?.case !== after.case && after.case !== '' && html`<span class="why-stale">${after.case}</span>`}`
}

const figureOf = (governing: Moved['governing']['before']): string =>
  governing === null || governing.utilisation === null ? '–' : shownUtilisation(governing.utilisation)

/** A value with members is told member by member. */
function membersOf(answer: MovedAnswer): readonly MovedAnswer[] {
  const { title, before, after } = answer
  if (!isMap(before) && !isMap(after)) return [answer]
  const [was, now] = [before, after].map((value) => (isMap(value) ? value : {}))
  const names = new Set([...Object.keys(was ?? {}), ...Object.keys(now ?? {})])
  return [...names].map((name) => ({
    ...answer,
    title: `${title}, ${name}`,
    before: was?.[name] ?? null,
    after: now?.[name] ?? null,
  }))
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const DIGITS = 4
function answerText({ title, unit, before, after }: MovedAnswer): Html {
  const digits = typeof before === 'number' && typeof after === 'number' ? digitsApart(before, after, DIGITS) : DIGITS
  return html`${title} <span class="quiet">${told(before, '', digits)}</span> <span aria-hidden="true">→</span><span class="unseen"> becomes </span> <span class="q">${told(after, unit, digits)}</span>`
}

function told(value: unknown, unit: string, digits: number): string {
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'number')
    return `${shown(value, digits)}${unit === '' || unit === '-' ? '' : unitAfter(unit, value)}`
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? counted(value.length, 'value') : String(value)
}
