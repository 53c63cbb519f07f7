/** The acceptance checks: utilisation against limit drawn and in figures, demand and capacity, clause; and what is not assessed, not applicable or outside scope. */

import { REASON_WORDS, STATE_WORDS, stateOf } from '@keelson/engine/check-states.ts'
import type { RunRecord } from '@keelson/engine/record.ts'
import type { AcceptedAnswer, CheckAnswer, SelfCheckAnswer } from '@keelson/engine/result.ts'
import { isMade } from '@keelson/engine/status.ts'
import { capitalised, shownUtilisation } from '@keelson/workflow/shown.ts'
import { cited, clauseOf, sourceHead } from './cited.ts'
import { type Content, type Html, html, idOf } from './html.ts'
import { numberOf } from './numbering.ts'
import { numberText, quantity } from './numbers.ts'
import { originText } from './origin.ts'
import { prose } from './prose.ts'
import { remarksAt } from './remarks.ts'
import { bullets } from './section.ts'
import { amounts, side, unitOf } from './sides.ts'
import { spoken } from './spoken.ts'

export function checks(record: RunRecord): Content {
  const { result } = record.response
  if (!result || (result.checks.length === 0 && result.not_checked.length === 0)) return undefined
  const made = result.checks.filter(isMade)
  const left = result.checks.filter((c) => !isMade(c))
  const { self_checks = [] } = result
  return html`<div id="checks"><h3>Checks</h3>
${
  made.length === 0
    ? html`<p class="note">No check made.</p>`
    : html`<p class="note">Bars show utilisation relative to the limit (vertical line).</p>
<ul class="checks">${made.map((check) => checkRow(check, axisEnd(made), record))}</ul>`
}
${leftLists(left).map(([heading, list]) => html`<h4>${heading}</h4>${bullets(list.map((check) => omitted(check, record)))}\n`)}
${result.not_checked.length > 0 && html`<h4>Outside scope</h4>${bullets(result.not_checked.map(prose))}`}
${self_checks.length > 0 && html`<h4>Checks of the calculation itself</h4>${bullets(self_checks.map(selfCheck))}`}</div>
`
}

const LEFT_STATES = ['not_assessed', 'not_applicable', 'unstated'] as const

/** Those that were not made, by state; of those not assessed the ones that the verdict needs come first. */
const leftLists = (left: readonly CheckAnswer[]): readonly (readonly [string, readonly CheckAnswer[]])[] =>
  LEFT_STATES.map(
    (state) =>
      [
        capitalised(STATE_WORDS[state]),
        left.filter((check) => stateOf(check) === state).toSorted((a, b) => Number(b.open) - Number(a.open)),
      ] as const,
  ).filter(([, list]) => list.length > 0)

/** The checks that count outside the limits of their method, and by whose word. */
export function acceptances({ response }: RunRecord): Content {
  const accepted = (response.result?.checks ?? []).flatMap((check) =>
    check.accepted === null ? [] : [{ ...check, accepted: check.accepted }],
  )
  if (accepted.length === 0) return ''
  return html`<p class="note"><strong>${capitalised(STATE_WORDS.accepted)}</strong></p>${bullets(
    accepted.map(
      ({ id, title, accepted }) => html`<a href="#${idOf('check', id)}">${title}</a>: ${acceptedText(accepted)}`,
    ),
  )}`
}

const acceptedText = ({ outside, by, reason }: AcceptedAnswer): string => `${outside}. Accepted by ${by}: ${reason}`

const selfCheck = ({ title, state, reason, demand, capacity }: SelfCheckAnswer): Content =>
  html`<strong>${title}</strong>: ${state === 'pass' ? html`passes (${quantity(demand.value ?? 0, demand.unit)} against ${quantity(capacity.value ?? 0, capacity.unit)})` : reason}`

/** Every check that was made, a line each with its two sides; the governing one first, then those that fail. */
export function checksTable(record: RunRecord): Content {
  const made = (record.response.result?.checks ?? []).filter(isMade)
  if (made.length === 0) return ''
  const heads = ['Check', 'Demand', 'Capacity', 'Utilisation'].map(
    (head, i) => html`<th scope="col"${i > 0 && html` class="n"`}>${head}</th>`,
  )
  return html`<div class="scroll"><table class="made"><caption class="unseen">Checks</caption><thead><tr>${heads}<td></td><td></td></tr></thead>
<tbody>${ordered(made).map((check) => tableRow(check, record, axisEnd(made)))}</tbody></table></div>
`
}

function tableRow(check: CheckAnswer, record: RunRecord, axis: number): Html {
  const [demand, capacity] = amounts(check, record)
  const side = (name: 'demand' | 'capacity') =>
    html`<td class="n" title="${check[name].label}">${name === 'demand' ? demand : capacity}</td>`
  const { figure, tone, word, limit } = outcomeOf(check)
  return html`<tr${check.governing && html` class="governs"`}><th scope="row"><a href="#${idOf('check', check.id)}">${check.title}</a> <span class="quiet">${clause(check)}</span></th>${side('demand')}${side('capacity')}<td class="n figure">${figure}${limit}</td><td class="bar">${drawnBar(check, axis)}</td><td class="outcome ${tone}"><strong>${word}</strong></td></tr>
`
}

/** What the rows of the first sheet have in common: the end of their axis, and the standard where it is one. */
interface Columns {
  readonly axis: number
  readonly only: string | undefined
}

/** The same on the first sheet, with the clause and the section in which each is worked out. */
export function sheetChecks(record: RunRecord): Content {
  const made = (record.response.result?.checks ?? []).filter(isMade)
  if (made.length === 0) return ''
  const standards = new Set(made.map(({ standard }) => standard))
  const [only] = standards.size === 1 ? standards : []
  return html`<div class="whole"><h3>Checks</h3>
<div class="scroll" tabindex="0"><table class="made on-sheet"><caption class="plain unseen">Checks</caption>
<thead><tr><th scope="col">Check</th><th scope="col">${only === undefined ? 'Clause' : sourceHead(only)}</th><th scope="col" class="n">Demand</th><th scope="col" class="n">Capacity</th><th scope="col" class="n">Utilisation</th><td></td><th scope="col">Result</th><th scope="col" class="n">Section</th></tr></thead>
<tbody>${ordered(made).map((check) => sheetRow(check, record, { axis: axisEnd(made), only }))}</tbody></table></div></div>
`
}

function sheetRow(check: CheckAnswer, record: RunRecord, { axis, only }: Columns): Html {
  const { figure, tone, word, limit } = outcomeOf(check)
  const [demand, capacity] = amounts(check, record)
  const source = only === undefined ? clause(check) : clauseOf(check.standard, check.clause)
  return html`<tr${check.governing && html` class="governs"`}><th scope="row"><a href="#${idOf('check', check.id)}">${check.title}</a></th><td class="clause">${source}</td><td class="n">${demand}</td><td class="n">${capacity}</td><td class="n figure">${figure}${limit}</td><td class="bar">${drawnBar(check, axis, SLIM)}</td><td class="outcome ${tone}"><strong>${word}</strong></td><td class="n">${numberOf('calculation')}</td></tr>
`
}

const ordered = (made: readonly CheckAnswer[]): readonly CheckAnswer[] =>
  made.toSorted((a, b) => rank(a) - rank(b) || used(b) - used(a))

/** What governs first, then what fails, then by utilisation. */
const rank = ({ governing, state }: CheckAnswer): number => (governing ? 0 : state === 'fail' ? 1 : 2)
const used = ({ utilisation, limit }: CheckAnswer): number => (utilisation ?? 0) / (limit ?? 1)

const clause = (check: CheckAnswer): string => cited(check.standard, check.clause)

const omitted = (check: CheckAnswer, record: RunRecord): Content =>
  html`<strong>${check.title}</strong> <span class="quiet">${clause(check)}</span>: ${kindText(check)}${spoken(check.said?.reason, check.reason ?? '', record)}${remarksAt(record, check.id)}`

/** 'input missing: ' before the reason of a check that could not be made. */
export const kindText = (check: CheckAnswer): string =>
  stateOf(check) === 'not_assessed' && check.reason_kind !== null ? `${REASON_WORDS[check.reason_kind]}: ` : ''

function checkRow(check: CheckAnswer, axis: number, record: RunRecord): Html {
  const from = record.response.result?.check_origins?.[check.id]
  const to = unitOf(check, record)
  return html`<li class="check" id="${idOf('check', check.id)}">
<div class="name"><h4>${check.title}${check.governing && html` <span class="tag">governs</span>`}</h4><p class="quiet">${clause(check)}</p></div>
<div class="bar">${drawnBar(check, axis)}</div>
${outcome(check)}
<dl class="sides">${side(check.demand, to, from?.demand && originText(from.demand, record))}${side(check.capacity, to, from?.capacity && originText(from.capacity, record))}</dl>
${check.note !== null && html`<p class="note">${spoken(check.said?.note, check.note, record)}</p>`}
${check.accepted !== null && html`<p class="note">${acceptedText(check.accepted)}</p>`}
${remarksAt(record, check.id)}
</li>
`
}

/** Utilisation, passes or fails, and the limit if it is not 1. */
function outcome(check: CheckAnswer): Html {
  const { figure, tone, word, limit } = outcomeOf(check)
  return html`<span class="outcome ${tone}"><span class="figure">${figure}</span> <strong>${word}</strong>${limit}</span>`
}

export function outcomeOf({ utilisation, limit, state, accepted }: CheckAnswer) {
  const allowed = limit ?? 1
  const parts = {
    figure: utilisation === null ? '–' : shownUtilisation(utilisation, allowed),
    limit: allowed !== 1 && html` <span class="quiet">limit ${numberText(allowed)}</span>`,
  }
  if (state === 'fail') return { ...parts, tone: 'fail', word: `✕ ${STATE_WORDS.fails}` }
  return accepted === null
    ? { ...parts, tone: 'pass', word: `✓ ${STATE_WORDS.passes}` }
    : { ...parts, tone: 'accepted', word: `✓ ${STATE_WORDS.accepted}` }
}

const ROOM_BEYOND_LIMIT = 1.25
const LONGEST_AXIS = 2.5

/** Right end of the axis that all bars share, in limits. */
const axisEnd = (made: readonly CheckAnswer[]): number => {
  const ratios = made.flatMap(({ utilisation, limit }) => (utilisation === null ? [] : [utilisation / (limit ?? 1)]))
  return Math.min(LONGEST_AXIS, Math.max(ROOM_BEYOND_LIMIT, ...ratios.map((r) => 1.06 * r)))
}

/** Heights of a bar and of what is about it, px. */
const TALL = { height: 22, track: 12 }
const SLIM = { height: 12, track: 8 }

const drawnBar = ({ utilisation, limit, state }: CheckAnswer, axis: number, size = TALL): Html =>
  utilisation === null
    ? html`<span class="note">no utilisation</span>`
    : bar(utilisation / (limit ?? 1), { failed: state === 'fail', axis, ...size })

interface Bar {
  readonly failed: boolean
  readonly axis: number
  readonly height: number
  readonly track: number
}

/** The figures stand beside it, so the drawing itself is hidden from readers of the text. */
function bar(ratio: number, { failed, axis, height, track }: Bar): Html {
  const percent = (x: number) => `${Number(((100 * Math.min(Math.max(x, 0), axis)) / axis).toFixed(2))}%`
  const beyond = ratio > axis
  const [above, foot] = [(height - track) / 2, (height + track) / 2 - 2]
  return html`<svg width="100%" height="${height}" aria-hidden="true"><rect class="track" y="${above}" width="100%" height="${track}"/><rect class="${failed ? 'over' : 'within'}" y="${above}" width="${percent(ratio)}" height="${track}"/>${
    failed && html`<rect class="hatch" y="${above}" width="${percent(ratio)}" height="${track}"/>`
  }<line class="limit" x1="${percent(1)}" x2="${percent(1)}" y1="0" y2="${height}"/>${beyond && html`<text class="beyond" x="99%" y="${foot}" text-anchor="end">»</text>`}</svg>`
}

/** The hatching of a failed check, once for the whole page, so that paper without colour shows it too. */
export const hatching = html`<svg width="0" height="0" class="defs" aria-hidden="true"><defs><pattern id="hatching" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><line x1="0" y1="0" x2="0" y2="6"/></pattern></defs></svg>
`
