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
}: MistakesFound): Html => html`<p class="note">Small mistakes are introduced into the code one at a time. Each literal in a formula, table or coefficient is changed by 1 %. Each operator and comparison is inverted. Each formula argument is exchanged with another of the same dimension. The surrounding code is treated in the same way. A detected mistake is credited to the strongest evidence in the first failing file of tests or cases. Run npm run mutate to repeat.</p>
<p>In formulas, tables and coefficients only, ${formulas.map(({ name, tried, unnoticed }, i) => `${i > 0 ? ', ' : ''}${tried - unnoticed} of ${tried} mistakes are detected in ${name} (${share(tried - unnoticed, tried)})`)}.</p>
${triedTable('Mistakes introduced and detected, by standard', [...folders, ...totals(folders)])}
${unnoticedTable('Undetected mistakes and justification', folders)}
${wiringPart(wiring)}`

function wiringPart({ folders, locked }: TriedInWiring): Html {
  const whole = { ...mistakesOf(folders), folder: 'all workflows', unnoticed: [] }
  const noticed = countNoticed(whole)
  return html`<p class="note">In the code that uses the formulas, a fixed number of mistakes per workflow is drawn at random. Examples are an omitted, reversed or misassigned check, two exchanged names of the same dimension, and an omitted row, load or warning. A sign, a comparison or an axis unit may also be changed. Cases and tests detect ${noticed} of ${whole.tried} (${share(noticed, whole.tried)}), or ${noticed + locked} including the locked results (${share(noticed + locked, whole.tried)}).</p>
${triedTable('Code mistakes introduced and detected, by workflow', [...folders, whole])}
${unnoticedTable('Code mistakes undetected by cases and tests, and justification', folders)}`
}

const triedTable = (caption: string, folders: readonly TriedIn[]): Html =>
  scrolling(
    html`<caption class="unseen">${caption}</caption>
<thead><tr><th scope="col">Location</th><th scope="col" class="n">Introduced</th>${NOTICED.map((by) => html`<th scope="col" class="n">${NOTICED_BY[by]}</th>`)}<th scope="col" class="n">Not detected</th><th scope="col" class="n">Detected</th></tr></thead>
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
    folder: `all ${name}`,
    ...mistakesOf(folders.filter(({ folder }) => folder.startsWith(name))),
    unnoticed: [],
  }))
