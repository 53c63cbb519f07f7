/** A difference as it is named in the API answer, with all its digits, in SI. */
import type { Difference } from '@keelson/engine'
import { type Content, html } from '@keelson/report/html.ts'
import { unitText } from '@keelson/report/numbers.ts'
import { ABSENT, changeText, type Row } from './compare-table.ts'

const LONGEST = 120

export function factRow({ name, title, a, b, only, unit }: Difference): Row {
  return {
    title: html`${title} <code class="quiet">${name}</code>`,
    a: only === 'b' ? ABSENT : shown(a, unit),
    b: only === 'a' ? ABSENT : shown(b, unit),
    change: changeText(a, b),
  }
}

/** With all its digits: two numbers that look alike here would say nothing. */
function shown(value: unknown, unit: string | undefined): Content {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const printed = typeof value === 'number' ? unitText(unit) : ''
  const whole = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  return html`${whole.replace(/^-/, '−')}${printed !== '' && html` <span class="u">${printed}</span>`}`
}
