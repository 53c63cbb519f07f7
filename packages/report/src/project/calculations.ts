/** The register of calculations, the chain that they make, and every link between them. */
import { isDerived } from '@keelson/projects/document.ts'
import type { CalculationRow } from '@keelson/projects/standing.ts'
import { FRESHNESS_WORDS } from '@keelson/projects/words.ts'
import { type Content, type Html, html } from '../html.ts'
import type { Section } from '../section.ts'
import { scrolling } from '../table.ts'
import { chapterLink, entryId } from './basis.ts'
import { chainDrawings } from './chain-svg.ts'
import { chapterNumbers } from './chapters.ts'
import { governingCheck, utilisationText } from './governing.ts'
import type { ProjectReportInput, ReportedLink } from './input.ts'
import { methodText, outcomeOf, resultText, runText } from './words.ts'

export function calculationsSection(input: ProjectReportInput): Section {
  const { calculations } = input
  return {
    id: 'project-calculations',
    title: 'Calculations',
    body:
      calculations.length === 0
        ? html`<p class="note">The project has no calculation.</p>`
        : html`${register(input)}
${chain(input)}
${linkTable(input)}`,
  }
}

const register = (input: ProjectReportInput): Html =>
  scrolling(
    html`<caption>Register of calculations</caption>
<thead><tr><th scope="col">No.</th><th scope="col">Calculation</th><th scope="col">Governing check</th><th scope="col" class="n">Utilisation</th><th scope="col">Result</th><th scope="col">State</th><th scope="col">Run</th></tr></thead>
<tbody>${input.calculations.map((row) => registerRow(row, input))}</tbody>`,
    'data project-register',
  )

function registerRow(row: CalculationRow, input: ProjectReportInput): Html {
  const check = governingCheck(input, row.id)
  const { tone, sign, word } = outcomeOf(row)
  const isCurrent = row.freshness === 'current'
  const checked = input.project.calculations.find(({ id }) => id === row.id)?.meta?.checked_by
  return html`<tr><td class="q">${chapterNumbers(input)[row.id]}</td><th scope="row">${chapterLink(row.id, input)} ${row.title}<p class="quiet">${methodText(row.ref)}${row.newer !== null && `; version ${row.newer} available`}${!row.in_scope && '; outside scope'}${checked && `; checked by ${checked}`}</p></th><td>${check?.title ?? '–'}${row.cases > 1 && check && html` <span class="quiet">${check.governing_case}, ${row.cases} cases</span>`}</td><td class="n">${check ? utilisationText(check) : '–'}</td><td class="outcome ${isCurrent ? tone : 'skipped'}">${isCurrent ? html`<strong class="q">${sign} ${word}</strong>` : row.outcome === 'none' ? '–' : html`<span class="quiet">last run: ${word}</span>`}</td><td>${isCurrent ? FRESHNESS_WORDS.current : html`<strong class="q">${FRESHNESS_WORDS[row.freshness]}</strong>`}</td><td>${row.run_id === null ? '–' : runText(row.run_id)}</td></tr>
`
}

function chain(input: ProjectReportInput): Content {
  const drawings = chainDrawings(input)
  const count = drawings.length
  const further = count > 1 ? ' A result from another drawing is named in the box that uses it.' : ''
  return drawings.map(
    (drawing, i) =>
      html`<figure class="chain-figure"><figcaption><h3>Chain of calculations${count > 1 && ` (${i + 1} of ${count})`}</h3>${i === 0 && html`<p class="note">Each line leads from a calculation to one that uses its results. A dashed box is not current.${further}</p>`}</figcaption>
${drawing}</figure>
`,
  )
}

/** Links between calculations, and those to an entry of the basis for which a reason is stated. */
function linkTable(input: ProjectReportInput): Content {
  const shown = input.links.filter((link) => link.from !== undefined || link.because !== undefined)
  if (shown.length === 0) return ''
  return scrolling(
    html`<caption>Links between calculations</caption>
<thead><tr><th scope="col">Result</th><th scope="col">Used in</th><th scope="col">Input</th><th scope="col">Reason for another kind</th></tr></thead>
<tbody>${shown.map((link) => linkRow(link, input))}</tbody>`,
    'data project-links',
  )
}

const linkRow = (link: ReportedLink, input: ProjectReportInput): Html =>
  html`<tr><th scope="row">${sourceText(link, input)}</th><td>${chapterLink(link.to, input)}${link.cases.length > 0 && html` <span class="quiet">${link.cases.join(', ')}</span>`}</td><td>${link.title}</td><td>${link.because}</td></tr>
`

function sourceText(link: ReportedLink, input: ProjectReportInput): Content {
  const { entry } = link
  const result = link.from === undefined ? '' : resultText(link)
  if (entry === undefined) return result
  const known = Object.hasOwn(input.project.basis, entry) ? input.project.basis[entry] : undefined
  const named = html`<a href="#${entryId(input, entry)}">basis ${entry}</a>`
  return known && isDerived(known) ? html`${result} (${named})` : named
}
