/** Where the inputs of a calculation of a project come from: the calculation or the entry of the basis, with its reasons. */
import type { InputBasis } from '@keelson/engine/input-basis.ts'
import { midSentence } from '@keelson/workflow/shown.ts'
import { type Content, html } from '../html.ts'
import type { ProjectWords } from '../input-source.ts'
import { chapterId } from './chapters.ts'
import type { ChapterInput, ReportedLink } from './input.ts'
import { breakable, reductionText, runText } from './words.ts'

export function projectWords(chapter: ChapterInput): ProjectWords {
  const linksOf = (input: string) =>
    chapter.links.filter((link) => link.input === input || link.input.startsWith(`${input}/`))
  return {
    origin: (basis, input) => originOf(basis, linksOf(input), chapter),
    own: (input) => ofCase(input, chapter),
    reasons: (input) => linksOf(input).flatMap((link) => reasonsOf(link)),
    named: breakable,
    isResult: (input) => linksOf(input).some((link) => link.input === input && link.from !== undefined),
  }
}

function ofCase(input: string, { of_case }: ChapterInput): string | undefined {
  if (of_case === null || !of_case.inputs.some((path) => path === input || path.startsWith(`${input}/`)))
    return undefined
  const { name, entry } = of_case
  return `load case ${name}${entry === undefined ? '' : `, basis ${breakable(entry)}`}`
}

/** undefined of what no project gave. */
function originOf(basis: InputBasis, links: readonly ReportedLink[], chapter: ChapterInput): Content | undefined {
  if (basis.from === 'run') return resultOrigin(basis, links, chapter)
  if (basis.from !== 'basis') return undefined
  const link = links.find(({ entry }) => entry === basis.name)
  const from =
    link?.from === undefined ? '' : html`, from ${calculation(link.from, chapter)}, ${midSentence(link.value ?? '')}`
  return html`basis ${breakable(basis.name)}${from}`
}

/** The run that gave it is the present one of a calculation, or one that has been run again since. */
function resultOrigin(
  { id, value }: Extract<InputBasis, { from: 'run' }>,
  links: readonly ReportedLink[],
  chapter: ChapterInput,
): Content {
  const present = Object.hasOwn(chapter.runs, id) ? chapter.runs[id] : undefined
  const link = links.find(({ from }) => from !== undefined && (present === undefined || from === present.calculation))
  const title = link?.value === undefined ? value : midSentence(link.value)
  const from = present?.calculation ?? link?.from
  if (from === undefined) return html`run ${runText(id)}, ${title}`
  const inCase = present && present.case !== '' ? `, case ${present.case}` : ''
  const earlier = present ? '' : html` <span class="quiet">of the earlier run ${runText(id)}</span>`
  return html`from ${calculation(from, chapter)}, ${title}${inCase}${earlier}`
}

function calculation(id: string, { chapters }: ChapterInput): Content {
  const number = Object.hasOwn(chapters, id) ? chapters[id] : undefined
  return number === undefined ? id : html`<a class="q" href="#${chapterId(number)}">${id}</a>`
}

function reasonsOf({ reduce, because }: ReportedLink): readonly string[] {
  const reduced = reduce !== undefined && !reduce.startsWith('case:') ? [`${reductionText(reduce)} of the cases`] : []
  return [...reduced, ...(because === undefined ? [] : [because])]
}
