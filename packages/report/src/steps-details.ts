/** What stands below a step so that it can be followed by hand: lists, functions, corners of a table, what a root fulfils. */
import type { RunRecord } from '@keelson/engine/record.ts'
import type { StepAnswer } from '@keelson/engine/result.ts'
import type { DefinedFunction } from '@keelson/equations/defined.ts'
import { cornerPlaces, cornerWeights, shareSymbol } from '@keelson/equations/reading.ts'
import type { Met, Reading, ShownBy } from '@keelson/equations/trace.ts'
import { printFunction } from '@keelson/equations/typeset.ts'
import { midSentence } from '@keelson/workflow/shown.ts'
import { type Content, type Html, html, trusted } from './html.ts'
import { mathLines } from './math-lines.ts'
import { numberText, quantity, symbol, unitText } from './numbers.ts'
import { originText } from './origin.ts'
import { scrolling } from './table.ts'

/** The fixed rule by which formulas integrate. */
export const INTEGRAL_RULE =
  'Each integration interval is divided into 16 equal parts, each with a 16-point Gauss-Legendre rule (Abramowitz and Stegun, table 25.4).'

/** Lists up to this length stand with their step. */
const LONGEST_LIST = 20

/** Where the entries of a long list stand. */
export const longLists = ({ arguments: given = [] }: Pick<StepAnswer, 'arguments'>, record: RunRecord): Content =>
  given.map(
    (a) =>
      typeof a.value !== 'number' &&
      a.value.length > LONGEST_LIST &&
      html`<p class="note long-list">${symbol(a.symbol)}: ${a.value.length} numbers, ${originText(a.origin, record)}</p>`,
  )

/** The functions that a formula calls, each with its formula, or with the earlier step that states it. */
export function functionLines(
  functions: readonly DefinedFunction[],
  { id }: StepAnswer,
  { response }: RunRecord,
): Content {
  const earlier = (response.result?.steps ?? []).filter((s) => s.id < id)
  return functions.map((own) => {
    const first = earlier.find((s) => functionsIn(s).some((f) => JSON.stringify(f) === JSON.stringify(own)))
    return first === undefined || own.means !== undefined ? functionLine(own) : sameAs(own, first.id)
  })
}

const functionsIn = ({ functions = [], satisfies }: StepAnswer): readonly DefinedFunction[] =>
  satisfies?.functions ?? functions

const sameAs = ({ name }: DefinedFunction, id: number): Html =>
  html`<p class="line where">${symbol(name)} as in <a href="#step-${id}">step ${id}</a></p>`

function functionLine(given: DefinedFunction): Html {
  const { formula, beside, means } = printFunction(given)
  if (means !== undefined) return html`<p class="line where">where ${inline(formula)} is ${means}</p>`
  return html`<div class="line where" tabindex="0">where ${mathLines(formula).map((l) => trusted(l.math))}${beside.map(
    (b) => html`<p>${b.implicit ? html`${inline(b.symbol)} the root of` : 'with'} ${trusted(b.formula)}</p>`,
  )}</div>`
}

const inline = (math: string): Html => trusted(math.replace(' display="block"', ''))

/** Of what stands in a table of corners. */
const DIGITS = 7

const SCALES = { linear: 'linear in', log: 'linear in the logarithm of' } as const

/** The corners that an entry was interpolated from. */
export function cornerTable(step: StepAnswer, reading: Reading): Html {
  const { axes, corners, entries } = reading
  const weights = cornerWeights(reading)
  const places = cornerPlaces(axes.length)
  const heads = axes.map((a) => html`<th scope="col" class="n">${symbol(a.symbol)}${inUnit(a.unit)}</th>`)
  const rows = places.map(
    (place, k) => html`<tr><th scope="row">${symbol(`c_${place}`)}</th>${axes.map(
      (a, i) => html`<td class="n">${numberText(a.nodes[Number(place[i])] ?? Number.NaN, DIGITS)}</td>`,
    )}<td class="n">${numberText(corners[k] ?? Number.NaN, DIGITS)}</td><td class="n">${numberText(weights[k] ?? Number.NaN, DIGITS)}</td></tr>
`,
  )
  return html`<p class="note">Interpolated at ${axes.map((a, i) => [i > 0 && ', ', symbol(a.symbol), ' = ', quantity(a.at, a.unit)])}: ${axes.map(
    (a, i) => [i > 0 && ', ', SCALES[a.scale], ' ', symbol(a.symbol)],
  )}${entries === 'log' && ', of the logarithms of the entries'}. The weight of a corner is the product of its shares over the axes. At a lower node the share is one minus that at the upper node.</p>
${scrolling(
  html`<caption class="unseen">Corners of step ${step.id}</caption>
<thead><tr><th scope="col">Corner</th>${heads}<th scope="col" class="n">${symbol(step.symbol)}${inUnit(step.unit)}</th><th scope="col" class="n">Weight</th></tr></thead>
<tbody>${rows}</tbody>`,
  'data slim corners',
)}`
}

/** Shares of the way between nodes that an earlier step has worked out, each with that step. */
export const knownShares = ({ id, reading }: StepAnswer, { response }: RunRecord) =>
  (reading?.axes ?? []).flatMap((axis) => {
    const first = response.result?.steps.find(
      (s) => s.id < id && s.reading?.axes.some((other) => JSON.stringify(other) === JSON.stringify(axis)),
    )
    return first === undefined ? [] : [{ symbol: shareSymbol(axis), step: first.id }]
  })

export const sharesBefore = (step: StepAnswer, record: RunRecord): Content =>
  knownShares(step, record).map(
    (share) =>
      html`<p class="note">${symbol(share.symbol)} as in <a href="#step-${share.step}">step ${share.step}</a></p>`,
  )

const inUnit = (unit: string): Content => unitText(unit) !== '' && html` <span class="u">${unitText(unit)}</span>`

/** What a whole calculation gives at a root, and what that was to be. */
export const meetsLine = (step: StepAnswer, meets: readonly Met[]): Html =>
  html`<ul class="meets">${meets.map(
    ({ title, unit, value, relation, target }) =>
      html`<li>At ${symbol(step.symbol)} = ${quantity(step.value, step.unit)}, ${midSentence(title)}: ${quantity(value, unit)} <span class="sign">${relation}</span> ${quantity(target.value, unit)}, ${target.title}</li>`,
  )}</ul>`

/** The later step that gives again what was sought. */
export function shownLine({ id }: StepAnswer, { symbol: of, is }: ShownBy, { response }: RunRecord): Content {
  const by = response.result?.steps.find((s) => s.id > id && s.symbol === of)
  if (by === undefined) return ''
  const link = html`<a href="#step-${by.id}">step ${by.id}</a>`
  if (is === undefined) return html`<p class="note shown">Equation satisfied; see the substituted values in ${link}</p>`
  return html`<p class="note shown">With this value, ${link} gives ${quantity(is.value, is.unit)}, ${is.title}</p>`
}
