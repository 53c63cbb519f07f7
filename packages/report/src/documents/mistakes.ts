/** The part of the validation matrix that says whether the evidence would notice a mistake in a formula or a coefficient. */
import { countNoticed, type MistakesTried, mistakesOf, NOTICED } from '@keelson/workflow/mistakes.ts'
import { type Html, html } from '../html.ts'
import { NOTICED_BY } from '../noticed.ts'
import { numberText } from '../numbers.ts'
import { scrolling } from '../table.ts'

/** A standard, or a topic of mechanics, with the mistakes that were tried in it. */
export interface TriedIn extends MistakesTried {
  /** 'standards/dnv-rp-f109-2021' */
  readonly folder: string
  readonly unnoticed: readonly Unnoticed[]
}
export interface Unnoticed {
  readonly clause: string
  readonly name: string
  readonly reason: string
}

/** Without the code around them. */
export interface TriedInFormulas {
  readonly name: string
  readonly tried: number
  readonly unnoticed: number
}
export interface MistakesFound {
  readonly folders: readonly TriedIn[]
  readonly formulas: readonly TriedInFormulas[]
}

/** '98.4 %', never rounded up to all. */
function share(noticed: number, tried: number): string {
  return `${numberText(Math.floor((1000 * noticed) / tried) / 10, 3)} %`
}

export const mistakesPart = ({
  folders,
  formulas,
}: MistakesFound): Html => html`<p class="note">Small mistakes are put into the code one at a time: each literal of a formula, a table or a coefficient is changed by one per cent, each operator and comparison flipped, each argument of a formula swapped with one of its dimension; likewise in the code around them. A mistake counts as noticed by the strongest evidence of the first file of tests, or of cases, that fails. npm run mutate tries them again.</p>
<p>In formulas, tables and coefficients alone ${formulas.map(({ name, tried, unnoticed }, i) => `${i > 0 ? ', ' : ''}${tried - unnoticed} of ${tried} are noticed in ${name} (${share(tried - unnoticed, tried)})`)}.</p>
${scrolling(
  html`<caption class="unseen">Mistakes tried and noticed, by standard</caption>
<thead><tr><th scope="col">In</th><th scope="col" class="n">Tried</th>${NOTICED.map((by) => html`<th scope="col" class="n">${NOTICED_BY[by]}</th>`)}<th scope="col" class="n">Not noticed</th><th scope="col" class="n">Noticed</th></tr></thead>
<tbody>${[...folders, ...totals(folders)].map(
    (
      f,
    ) => html`<tr><th scope="row">${f.folder}</th><td class="n">${f.tried}</td>${NOTICED.map((by) => html`<td class="n">${f.noticed[by] ?? '–'}</td>`)}<td class="n">${f.tried - countNoticed(f) || '–'}</td><td class="n">${share(countNoticed(f), f.tried)}</td></tr>
`,
  )}</tbody>`,
  'data',
)}
${scrolling(
  html`<caption>Mistakes that nothing notices, and why that is right</caption>
<thead><tr><th scope="col">Clause</th><th scope="col">Mistake</th><th scope="col">Reason</th></tr></thead>
<tbody>${folders.flatMap(({ unnoticed }) =>
    unnoticed.map(
      ({
        clause,
        name,
        reason,
      }) => html`<tr><th scope="row">${clause || '–'}</th><td class="long">${name}</td><td class="long">${reason}</td></tr>
`,
    ),
  )}</tbody>`,
  'data',
)}`

const totals = (folders: readonly TriedIn[]): TriedIn[] =>
  ['standards', 'physics'].map((name) => ({
    folder: `all of ${name}`,
    ...mistakesOf(folders.filter(({ folder }) => folder.startsWith(name))),
    unnoticed: [],
  }))
