/** "Try a change": the main inputs of a case beside the values at which it is at its limit. */
import { type Html, html } from '@keelson/report/html.ts'
import type { FoundLimit, Tries } from '@keelson/studies/tries/found.ts'
import { unitAfter } from '@keelson/units'
import { midSentence, shown } from '@keelson/workflow/shown.ts'
import type { SectionPiece } from './pieces.ts'

const DIGITS = 6
const SIGN: Readonly<Record<FoundLimit['side'], string>> = { minimum: '≥', maximum: '≤' }

/** undefined where there is nothing to try. */
export function triesSection({ tries, on_request }: Pick<Tries, 'tries' | 'on_request'>): SectionPiece | undefined {
  if (on_request) return section(html`<p><button type="button" data-action="find-limits">Find limits</button></p>`)
  return tries.length === 0 ? undefined : section(table(tries))
}

export const searchingSection = (): SectionPiece => section(html`<p role="status">Finding limits …</p>`)
export const noLimitSection = (): SectionPiece =>
  section(html`<p role="status">No limit found near the values entered.</p>`)

function section(body: Html): SectionPiece {
  const title = 'Try a change'
  return {
    piece: 'section',
    id: 'tries',
    title,
    html: html`<section id="tries" aria-labelledby="tries-title"><h2 id="tries-title">${title}</h2>${body}</section>`
      .text,
  }
}

function table(tries: readonly FoundLimit[]): Html {
  const goal = tries.every(({ limit }) => limit === 1) ? 'For utilisation 1.0' : 'At the limit'
  return html`<div class="scroll"><table class="made"><caption>One input is changed at a time. The others stay as entered.</caption>
<thead><tr><th scope="col">Input</th><th scope="col">Now</th><th scope="col">${goal}</th><td></td></tr></thead>
<tbody>${tries.map(row)}</tbody></table></div>`
}

function row(found: FoundLimit): Html {
  const { param, title, unit, now, side, value, check } = found
  const at = amount(value, unit)
  return html`<tr><th scope="row">${title}</th><td>${amount(now, unit)}</td><td title="${check} governs">${SIGN[side]} ${at}</td>
<td><button type="button" class="quiet-button" data-apply="${param}" data-value="${String(value)}" data-unit="${unit}" aria-label="Apply ${midSentence(title)} ${at}">Apply</button></td></tr>`
}

const amount = (value: number, unit: string): string => `${shown(value, DIGITS)}${unitAfter(unit, value)}`
