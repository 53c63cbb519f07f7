/** The part of the validation matrix that says whether the evidence would notice a mistake in a formula or a coefficient. */
import { countNoticed, type MistakesTried, mistakesOf, NOTICED } from '@keelson/engine/mistakes.ts'
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
interface Unnoticed {
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
/** The mistakes in what is made of the formulas, by workflow. */
export interface TriedInWiring {
  readonly folders: readonly TriedIn[]
  /** Of those that neither a case nor a test notices, how many the locked answers do. */
  readonly locked: number
}
export interface MistakesFound {
  readonly folders: readonly TriedIn[]
  readonly formulas: readonly TriedInFormulas[]
  readonly wiring: TriedInWiring
}

/** '98.4 %', never rounded up to all. */
function share(noticed: number, tried: number): string {
  return `${numberText(Math.floor((1000 * noticed) / tried) / 10, 3)} %`
}

export const mistakesPart = ({
  folders,
  formulas,
  wiring,
}: MistakesFound): Html => html`<p class="note">Small mistakes are put into the code one at a time: each literal of a formula, a table or a coefficient is changed by one per cent, each operator and comparison flipped, each argument of a formula swapped with one of its dimension; likewise in the code around them. A mistake counts as noticed by the strongest evidence of the first file of tests, or of cases, that fails. npm run mutate tries them again.</p>
<p>In formulas, tables and coefficients alone ${formulas.map(({ name, tried, unnoticed }, i) => `${i > 0 ? ', ' : ''}${tried - unnoticed} of ${tried} are noticed in ${name} (${share(tried - unnoticed, tried)})`)}.</p>
${triedTable('Mistakes tried and noticed, by standard', [...folders, ...totals(folders)])}
${unnoticedTable('Mistakes that nothing notices, and why that is right', folders)}
${wiringPart(wiring)}`

function wiringPart({ folders, locked }: TriedInWiring): Html {
  const whole = { ...mistakesOf(folders), folder: 'all workflows', unnoticed: [] }
  const noticed = countNoticed(whole)
  return html`<p class="note">In what is made of the formulas, so many mistakes a workflow, drawn at random: a check held to the number of another, left out or turned; two names of one dimension exchanged; a row, a load or a warning left out; a sign, a comparison or the unit of an axis changed. ${noticed} of ${whole.tried} are noticed by cases and tests (${share(noticed, whole.tried)}), with the locked answers ${noticed + locked} (${share(noticed + locked, whole.tried)}).</p>
${triedTable('Mistakes of wiring tried and noticed, by workflow', [...folders, whole])}
${unnoticedTable('Mistakes of wiring that neither a case nor a test notices, and why that is right', folders)}`
}

const triedTable = (caption: string, folders: readonly TriedIn[]): Html =>
  scrolling(
    html`<caption class="unseen">${caption}</caption>
<thead><tr><th scope="col">In</th><th scope="col" class="n">Tried</th>${NOTICED.map((by) => html`<th scope="col" class="n">${NOTICED_BY[by]}</th>`)}<th scope="col" class="n">Not noticed</th><th scope="col" class="n">Noticed</th></tr></thead>
<tbody>${folders.map(
      (
        f,
      ) => html`<tr><th scope="row">${f.folder}</th><td class="n">${f.tried}</td>${NOTICED.map((by) => html`<td class="n">${f.noticed[by] ?? '–'}</td>`)}<td class="n">${f.tried - countNoticed(f) || '–'}</td><td class="n">${share(countNoticed(f), f.tried)}</td></tr>
`,
    )}</tbody>`,
    'data',
  )

const unnoticedTable = (caption: string, folders: readonly TriedIn[]): Html =>
  scrolling(
    html`<caption>${caption}</caption>
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
  )

const totals = (folders: readonly TriedIn[]): TriedIn[] =>
  ['standards', 'physics'].map((name) => ({
    folder: `all of ${name}`,
    ...mistakesOf(folders.filter(({ folder }) => folder.startsWith(name))),
    unnoticed: [],
  }))
