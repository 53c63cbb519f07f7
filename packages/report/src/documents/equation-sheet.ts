/** Every equation of the house by standard and clause, to be laid beside the standard. */
import { citation, type Equation } from '@keelson/equations'
import { typesetExpression, typesetSymbol } from '@keelson/equations/typeset.ts'
import { type Content, type Html, html, trusted } from '../html.ts'
import { mathLines } from '../math-lines.ts'
import { symbol, unitText } from '../numbers.ts'
import { documentPage, idOf, type Part } from './page.ts'

/** An equation and where it stands. */
export interface HeldEquation {
  /** From the packages folder: 'standards/src/dnv-rp-f109-2021/weight.ts'. */
  readonly path: string
  readonly name: string
  readonly equation: Equation
}

/** Where what is cited was taken from. */
const CLAUSES =
  'Clause numbers and coefficients are taken from published descriptions of these editions. Verify against the standards before issue.'

const RELATIONS: Readonly<Record<string, string>> = { '=': '=', '<=': '≤', '<': '<', '>=': '≥', '>': '>' }
const natural = new Intl.Collator('en', { numeric: true })

export function equationSheet(held: readonly HeldEquation[]): string {
  const sources = Map.groupBy(held, ({ equation: { source } }) => citation(source))
  const parts = [...sources]
    .toSorted(([a], [b]) => natural.compare(a, b))
    .map(([name, own]): Part => {
      const { source } = own[0]?.equation ?? {}
      const sorted = own.toSorted((a, b) => natural.compare(key(a), key(b)))
      return {
        id: idOf(name),
        title: name,
        body: html`<p class="note">${source?.title}, ${source?.publisher}. ${own.length} ${own.length === 1 ? 'equation' : 'equations'}.</p>
<ol class="steps">${sorted.map(entry)}</ol>`,
      }
    })
  const lead = `${held.length} equations from ${parts.length} sources, generated from the running code. Equations are listed by clause with the unit of every symbol and the source file. ${CLAUSES}`
  return documentPage('Equation sheet', lead, parts)
}

const key = ({ path, name, equation: { clause } }: HeldEquation) => `${clause} ${path} ${name}`

function entry({ path, name, equation: e }: HeldEquation, i: number): Html {
  const left = e.leftAst ? typesetExpression(e.leftAst) : typesetSymbol(e.symbol)
  const sign = RELATIONS[e.relation] ?? e.relation
  const formula = `<math display="block"><mrow>${left}<mo>${sign === '<' ? '&lt;' : sign}</mo>${typesetExpression(e.ast)}</mrow></math>`
  return html`<li class="step"><p class="head"><span class="no">${i + 1}</span> <span class="what">${e.title}</span> <span class="quiet">${e.clause}</span></p>
${mathLines(formula).map(({ math }) => html`<div class="line" tabindex="0">${trusted(math)}</div>\n`)}<p class="note">${symbol(e.symbol)}${inUnit(e.unit)}; ${Object.entries(e.where).map(([s, [title, unit]], i) => html`${i > 0 && ', '}${symbol(s)} ${title}${inUnit(unit)}`)}${e.fit !== undefined && html`<br>Valid in the stated units only: ${e.fit}.`}<br><code>${path.replace('/src/', '/')} ${name}</code></p></li>
`
}

const inUnit = (unit: string): Content => {
  const printed = unitText(unit)
  return printed === '' ? '' : html` <span class="u">[${printed}]</span>`
}
