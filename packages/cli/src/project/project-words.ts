/** A project as lines of a terminal: its verdict, how each calculation stands, and what a change would move. */
import { type CalculationRow, type Envelope, FRESHNESS_WORDS, OUTCOME_WORDS, type WhatIf } from '@keelson/projects'
import type { ProjectDone } from '@keelson/service/projects/project-task.ts'
import { columns } from '../command.ts'

export function projectInWords({ standing, envelopes, ran }: ProjectDone): string {
  const { verdict, calculations, register } = standing
  const rows = calculations.map((one) => [
    `  ${one.id}`,
    one.title,
    FRESHNESS_WORDS[one.freshness],
    OUTCOME_WORDS[one.outcome],
    governs(one),
  ])
  const reasons = calculations.filter(({ why }) => why !== '').map(({ id, why }) => `  ${id}: ${why}`)
  const held = register.map(
    ({ kind, at, case: name, says }) => `  ${kind}, ${name === undefined ? at : `${at} ${name}`}: ${says}`,
  )
  const parts = [
    verdict.says,
    ran.length > 0 ? `${ran.length} ${ran.length === 1 ? 'run' : 'runs'} recorded.` : '',
    columns(rows),
    reasons.join('\n'),
    envelopes.map(envelopeInWords).join('\n'),
    held.length > 0 ? `Assumptions and open items\n${held.join('\n')}` : '',
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function governs({ governing, cases }: CalculationRow): string {
  if (governing === null) return ''
  const at = cases > 1 ? ` in ${governing.case}` : ''
  return governing.utilisation === null
    ? `${governing.check}${at}`
    : `${governing.check} ${digits(governing.utilisation)}${at}`
}

function envelopeInWords({ calculation, checks, not_calculated }: Envelope): string {
  const rows = checks.map(({ title, state, governing_case, utilisation, open_in }) => [
    `    ${title}`,
    state === 'not_made' ? 'not assessed' : state === 'pass' ? 'passes' : 'fails',
    utilisation === null ? '' : digits(utilisation),
    governing_case ?? '',
    open_in.length > 0 ? `not assessed in ${open_in.join(', ')}` : '',
  ])
  const missing = not_calculated.length > 0 ? [`    not calculated: ${not_calculated.join(', ')}`] : []
  return [`  Envelope of ${calculation}`, ...(rows.length > 0 ? [columns(rows)] : []), ...missing].join('\n')
}

export function whatIfInWords({ verdict, moved }: WhatIf): string {
  const lines = moved.flatMap(({ id, title, outcome, why, cases }) => [
    [`  ${id}`, title, `${OUTCOME_WORDS[outcome.before]} -> ${OUTCOME_WORDS[outcome.after]}`, why],
    ...cases.flatMap(({ name, answers }) =>
      answers.map((answer) => [
        `    ${name}`,
        answer.title,
        `${shown(answer.before)} -> ${shown(answer.after)}`,
        answer.unit === '-' ? '' : answer.unit,
      ]),
    ),
  ])
  const what = moved.length === 0 ? 'No result changes.' : columns(lines)
  return `Before: ${verdict.before.says}\nAfter: ${verdict.after.says}\n\n${what}\n\nNothing was recorded.`
}

const shown = (value: unknown): string =>
  value === null ? 'none' : typeof value === 'number' ? digits(value) : JSON.stringify(value).slice(0, LONGEST)
const LONGEST = 40
const digits = (value: number): string => String(Number(value.toPrecision(6)))
