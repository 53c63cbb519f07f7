/** The numbers of a goal: its answer in a sentence, its roots with their runs, the walls that are made, jumps and changes of mode. */
import type { GoalRequest } from '@keelson/studies/request.ts'
import type { Goal, GoalRoot, StudyColumn } from '@keelson/studies/study.ts'
import { midSentence } from '@keelson/workflow/shown.ts'
import { type Content, html } from '../html.ts'
import { quantity } from '../numbers.ts'
import { bullets } from '../section.ts'
import { scrolling } from '../table.ts'
import { cellText, checkTitle, columnOf, inputColumn, plainText, runLink, variedColumns } from './columns.ts'
import type { StudyReportInput } from './input.ts'
import { called, withUnit } from './words.ts'

/** Roots that are named in the first sentence. */
const MOST_NAMED = 4

/** 'Utilisation of burst is 1 at a wall thickness of 12.34 mm.' */
export function goalSentence(input: StudyReportInput, { param, between, unit }: GoalRequest): string {
  const { goal } = input.study.statistics ?? {}
  if (!goal) return 'The goal search is not complete.'
  const [x, y] = [inputColumn(input, param), columnOf(input, goal.output)]
  const what = `${y.title} is ${withUnit(goal.target, y.unit)}`
  const [from, to] = between.map((end) => (typeof end === 'number' ? withUnit(end, unit ?? x.unit) : end))
  const range = `between ${from} and ${to}`
  if (goal.roots.length === 0)
    return `${y.title} does not reach ${withUnit(goal.target, y.unit)} for ${midSentence(x.title)} ${range}.`
  const values = goal.roots.slice(0, MOST_NAMED).map((root) => withUnit(root.x, x.unit))
  const left = goal.roots.length - values.length
  const named = left > 0 ? `${values.join(', ')} and ${left} more` : listed(values)
  return `${what} at ${called(x.title, named)}.`
}

/** Where the target is met without a pass: 'At 8.75 mm the checks fail: Collapse governs.' */
export function rootsWithoutPass(input: StudyReportInput, { param }: GoalRequest): readonly string[] {
  const { unit } = inputColumn(input, param)
  return (input.study.statistics?.goal?.roots ?? [])
    .filter(({ status }) => status !== 'PASS')
    .slice(0, MOST_NAMED)
    .map(({ x, governing, status }) =>
      status === 'FAIL'
        ? `At ${withUnit(x, unit)} the checks fail: ${modeTitle(input, governing)} governs.`
        : `At ${withUnit(x, unit)} a check is not assessed, so the point is not feasible.`,
    )
}

/** 'The next wall that is made is 9.53 mm (API 5L), with utilisation of burst 0.916.' */
export const wallSentences = (input: StudyReportInput): readonly string[] => {
  const { goal } = input.study.statistics ?? {}
  if (!goal) return []
  const output = columnOf(input, goal.output)
  const x = variedColumns(input)[0] ?? columnOf(input, '')
  return goal.commercial.slice(0, MOST_NAMED).map((wall) => {
    const needed = goal.commercial.length > 1 ? ` above ${withUnit(wall.root, x.unit)}` : ''
    return `Next standard wall thickness${needed}: ${withUnit(wall.wall, x.unit)} (${wall.standard}), with ${midSentence(output.title)} ${plainText(input, wall.output, output)}${WALL_REMARKS[wall.status]}.`
  })
}

const WALL_REMARKS = { PASS: '', FAIL: '; its checks fail', SKIPPED: '; a check is not assessed' } as const

const listed = (values: readonly string[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`

/** The title of the check that governs. */
export const modeTitle = (input: StudyReportInput, mode: string | null): string =>
  mode === null ? 'none' : checkTitle(input, mode)

/** Its roots and the next walls; where there is no root, where it was sought. */
export function goalTables(input: StudyReportInput, { param }: GoalRequest): Content {
  const { goal } = input.study.statistics ?? {}
  if (!goal) return ''
  const [x, y] = [inputColumn(input, param), columnOf(input, goal.output)]
  return html`${goal.roots.length > 0 ? rootTable(input, goal, x, y) : bracketTable(input, goal, x)}
${goal.commercial.length > 0 && wallTable(input, goal, x, y)}`
}

/** Where the curve jumps and where another check governs. */
export function goalPlaces(input: StudyReportInput, { param }: GoalRequest): Content {
  const { goal } = input.study.statistics ?? {}
  if (!goal) return ''
  const [x, y] = [inputColumn(input, param), columnOf(input, goal.output)]
  const within = ([from, to]: readonly [number, number]) =>
    html`Between ${cellText(input, from, x)} and ${cellText(input, to, x)}`
  const jumps = goal.jumps.map(
    ({ between, outputs: [from, to] }) =>
      html`${within(between)}: from ${cellText(input, from, y)} to ${cellText(input, to, y)}`,
  )
  const changes = goal.mode_changes.map(
    ({ between, from, to }) => html`${within(between)}: from ${modeTitle(input, from)} to ${modeTitle(input, to)}`,
  )
  return html`${jumps.length > 0 && html`<h3>Jumps</h3>\n<p class="note">The output crosses the target without meeting it.</p>\n${bullets(jumps)}`}
${changes.length > 0 && html`<h3>Changes of governing check</h3>\n${bullets(changes)}`}`
}

function rootTable(input: StudyReportInput, { roots }: Goal, x: StudyColumn, y: StudyColumn): Content {
  return scrolling(
    html`<caption>Solutions at the target</caption>
<thead><tr><th scope="col">${x.title}</th><th scope="col" class="n">${y.title}</th><th scope="col">Governing check</th><th scope="col">Status</th><th scope="col">Run</th></tr></thead>
<tbody>${roots.map(
      (root) =>
        html`<tr><th scope="row">${quantity(root.x, x.unit, 6)}</th><td class="n">${cellText(input, root.output, y)}</td><td>${modeTitle(input, root.governing)}</td><td>${outcome(root)}</td><td>${recorded(input, root.run_id)}</td></tr>
`,
    )}</tbody>`,
    'data',
  )
}

function wallTable(input: StudyReportInput, { commercial }: Goal, x: StudyColumn, y: StudyColumn): Content {
  return scrolling(
    html`<caption>Next standard wall thickness</caption>
<thead><tr><th scope="col">Required</th><th scope="col" class="n">Next standard</th><th scope="col">Standard</th><th scope="col" class="n">${y.title}</th><th scope="col">Status</th><th scope="col">Run</th></tr></thead>
<tbody>${commercial.map(
      ({ root, wall, standard, output, status, run_id }) =>
        html`<tr><th scope="row">${quantity(root, x.unit)}</th><td class="n">${quantity(wall, x.unit)}</td><td>${standard}</td><td class="n">${cellText(input, output, y)}</td><td>${status}</td><td>${recorded(input, run_id)}</td></tr>
`,
    )}</tbody>`,
    'data',
  )
}

/** Where a root was sought and what came of it. */
function bracketTable(input: StudyReportInput, { brackets }: Goal, x: StudyColumn): Content {
  if (brackets.length === 0) return ''
  return scrolling(
    html`<caption>Crossings of the target</caption>
<thead><tr><th scope="col" class="n">From</th><th scope="col" class="n">To</th><th scope="col">Outcome</th></tr></thead>
<tbody>${brackets.map(
      ({ between: [from, to], outcome: came }) =>
        html`<tr><td class="n">${cellText(input, from, x)}</td><td class="n">${cellText(input, to, x)}</td><td>${came}</td></tr>
`,
    )}</tbody>`,
    'data slim',
  )
}

/** Where nothing governs, nothing was checked. */
function outcome({ status, governing }: Pick<GoalRoot, 'status' | 'governing'>): Content {
  if (governing === null && status === 'PASS') return 'no check made'
  const [tone, word] = OUTCOMES[status]
  return html`<span class="outcome ${tone}"><strong>${word}</strong></span>`
}

const OUTCOMES = {
  PASS: ['pass', '✓ PASS'],
  FAIL: ['fail', '✕ FAIL'],
  SKIPPED: ['open', '? Not assessed'],
} as const

function recorded({ runs }: StudyReportInput, id: string | null): Content {
  if (id === null) return html`<span class="quiet">not recorded</span>`
  const run = runs.find(({ run_id }) => run_id === id)
  return run ? runLink(run.url, html`<code>${id}</code>`) : html`<code>${id}</code>`
}
