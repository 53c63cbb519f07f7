/** What the bot says: sentences and lists in plain text. */
import type { SurfaceAnswer } from '@keelson/chat/api/answers.ts'
import type { ChoiceFacts, Described } from '@keelson/chat/said/described.ts'
import { inputFacts, inputText } from '@keelson/chat/said/input.ts'
import { jsonSaid, nameSaid, oneLine } from '@keelson/chat/said/quoted.ts'
import { cut, lines, listed } from '@keelson/chat/said/said.ts'
import type { RunResponse } from '@keelson/engine'
import { fieldsOf } from '@keelson/web/form/case/form.ts'
import type { Problem } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import type { Chosen, Message, Report } from './state.ts'

export const HELP = `I run Keelson's engineering calculations.

Ask what you want to know, such as: how thick must the wall of this pipeline be? Choose one of the calculations, send its inputs with their units, look at how they were read, and press Run. You get the summary and the report as a file.

Inputs go in one message, one a line:
outer_diameter = 12.75 in
wall_thickness: 15.9 mm
or one by one. I never fill in an input that is needed.

/find WORDS  other calculations
/defaults  what is left to its default
/optional  be asked the optional inputs too
/check  read what is given so far
/skip, /back, /cancel`

export const NOTHING_CHOSEN =
  'Nothing is chosen yet. Ask what you want to know, such as: will the pipe stay put in a storm?'
export const OLD_BUTTON = 'That button belongs to an earlier step; what it would do may no longer be what you see.'
export const CANCELLED = 'Cancelled; nothing was run and nothing is kept here. Ask something else whenever you like.'
const HOW_TO = 'Send values with their units, one a line, such as name = value; several lines in one message are fine.'

const MOST_CHECKS = 12
const SHORTLY = { usual: false, description: false, columns: 'none' } as const
const ASKED = { usual: true, description: true, columns: 'full' } as const

/** Its question, checks and choices, then what it needs. */
export function openedText({ ref, title, question, checks, choices, limits, not_checked }: Described): string {
  return lines(
    title,
    question,
    ref,
    checks.length === 0 ? 'Checks: none; it passes or fails nothing.' : 'Checks:',
    checks.slice(0, MOST_CHECKS).map((check) => `- ${check.title} (${check.standard} ${check.clause})`),
    checks.length > MOST_CHECKS ? `- and ${checks.length - MOST_CHECKS} more` : '',
    listed('Limits', limits.slice(0, 2), ' / '),
    listed('Not checked', not_checked.slice(0, 2), ' / '),
    choices.length === 0 ? '' : 'Chosen, and changed by the buttons:',
    choices.map(choiceText),
  )
}

const choiceText = ({ title, name, chosen, from }: ChoiceFacts): string =>
  `- ${title} (${name}): ${chosen}${from === 'you' ? '' : ', the default'}`

export function neededText({ needed, open, optional }: Described, given: object): string {
  const deciding = optional.filter(({ name, checks }) => checks !== undefined && !Object.hasOwn(given, name))
  return lines(
    needed.length === 0 ? 'Nothing more is needed.' : 'Needed:',
    needed.map((input) => inputText(input)),
    listed('Still to choose, and may ask for more', open, ', '),
    deciding.length === 0 ? '' : 'Without these some checks are not made:',
    deciding.slice(0, MOST_CHECKS).map((input) => inputText(input)),
    optional.length === 0 ? '' : `Optional inputs: ${optional.length}; /defaults shows them.`,
    HOW_TO,
  )
}

/** The optional inputs and what stands where they are left out. */
export function defaultsText({ schema }: Chosen, { optional }: Described, given: object): string {
  const fields = fieldsOf({ schema, example: {} })
  const left = optional.filter(({ name }) => !Object.hasOwn(given, name))
  const told = left.map(({ name, checks }) => ({
    ...inputFacts(name, fields[name] as TSchema, SHORTLY),
    ...(checks && { checks }),
  }))
  return left.length === 0
    ? 'No optional input is left out.'
    : lines(
        'Left to their defaults, or left out:',
        told.map((input) => inputText(input)),
      )
}

/** The question for one input, with its unit and bounds. */
export function askText({ schema }: Chosen, name: string, isNeeded: boolean): string {
  const field = fieldsOf({ schema, example: {} })[name] as TSchema
  const facts = inputFacts(name, field, ASKED)
  const table = facts.columns === undefined ? '' : 'Send rows under a heading line (CSV), or JSON.'
  return lines(inputText(facts, ''), table, isNeeded ? '' : 'It may be left out: /skip')
}

/** The inputs as they are sent, of a workflow of another repo, which says nothing of how it reads them. */
export const sentText = (given: object): string =>
  listed(
    'Sent as they are',
    Object.entries(given).map(([name, value]) => `${nameSaid(name)} = ${cut(jsonSaid(value), 200)}`),
  )

/** Each fault at its input, as the service says it. */
export const refusedText = (errors: readonly Problem[]): string =>
  lines(
    'Refused:',
    errors.map(({ pointer, message }) => `- ${nameSaid(pointer.slice(1) || 'all')}: ${oneLine(message)}`),
  )

export const faultsText = (faults: readonly string[]): string =>
  lines(
    'Not read:',
    faults.map((f) => `- ${f}`),
  )

export function surfaceMessage({ surface, report_url }: SurfaceAnswer): Message {
  if (isLoopback(report_url))
    return {
      text: `The explorer ${surface} is at ${report_url}, on the machine that Keelson runs on. A phone cannot open that address; open it there.`,
    }
  return { text: `The explorer ${surface}: ${report_url}`, links: [{ label: 'Open the explorer', url: report_url }] }
}

/** The report of a run as a file, and its address where a phone can open it. */
export function reportMessage({ run_id, coordinate, report_url }: RunResponse, report: Report): Message {
  const links = report_url === null || isLoopback(report_url) ? [] : [{ label: 'Open the report', url: report_url }]
  if ('none' in report) return { text: `There is no report to send: ${oneLine(report.none)}`, links }
  const where =
    report_url !== null && isLoopback(report_url)
      ? 'Its address is on the machine that Keelson runs on; a phone cannot open it.'
      : ''
  const name = `${coordinate.workflow_id}-${run_id}.html`.replaceAll(/[^A-Za-z0-9._-]/g, '-')
  return { text: `The report. ${where}`.trim(), links, file: { name, content: report.html } }
}

function isLoopback(url: string): boolean {
  const { hostname = 'localhost' } = URL.parse(url) ?? {}
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname)
}
