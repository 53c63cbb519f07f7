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

export const HELP = `This bot runs Keelson's engineering calculations.

Send a question, such as: how thick must the wall of this pipeline be? Select a calculation, send its inputs with units, check how they were read and press Run. You receive a summary and the report as a file.

Send inputs in one message, one per line:
outer_diameter = 12.75 in
wall_thickness: 15.9 mm
or one by one. Required inputs are never filled in for you.

/find WORDS  other calculations
/defaults  show inputs left at their defaults
/optional  enter optional inputs one by one
/check  read the inputs entered so far
/skip, /back, /cancel`

export const NOTHING_CHOSEN = 'No calculation selected. Send a question, such as: will the pipe stay put in a storm?'
export const OLD_BUTTON = 'That button belongs to an earlier step and is no longer active.'
export const CANCELLED = 'Cancelled. Nothing was run and nothing is kept. Send another question at any time.'
const HOW_TO = 'Send values with units as name = value, one per line. One message may contain several lines.'

const MOST_CHECKS = 12
const SHORTLY = { usual: false, description: false, columns: 'none' } as const
const ASKED = { usual: true, description: true, columns: 'full' } as const

/** Its question, checks and choices, then what it needs. */
export function openedText({ ref, title, question, checks, choices, limits, not_checked }: Described): string {
  return lines(
    title,
    question,
    ref,
    checks.length === 0 ? 'Checks: none.' : 'Checks:',
    checks.slice(0, MOST_CHECKS).map((check) => `- ${check.title} (${check.standard} ${check.clause})`),
    checks.length > MOST_CHECKS ? `- and ${checks.length - MOST_CHECKS} more` : '',
    listed('Limits', limits.slice(0, 2), ' / '),
    listed('Outside scope', not_checked.slice(0, 2), ' / '),
    choices.length === 0 ? '' : 'Options, changed by the buttons:',
    choices.map(choiceText),
  )
}

const choiceText = ({ title, name, chosen, from }: ChoiceFacts): string =>
  `- ${title} (${name}): ${chosen}${from === 'you' ? '' : ', default'}`

export function neededText({ needed, open, optional }: Described, given: object): string {
  const deciding = optional.filter(({ name, checks }) => checks !== undefined && !Object.hasOwn(given, name))
  return lines(
    needed.length === 0 ? 'No further inputs are required.' : 'Required:',
    needed.map((input) => inputText(input)),
    listed('Open options, which may require more inputs', open, ', '),
    deciding.length === 0 ? '' : 'Required for checks:',
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
    ? 'All optional inputs are provided.'
    : lines(
        'Default or not provided:',
        told.map((input) => inputText(input)),
      )
}

/** The question for one input, with its unit and bounds. */
export function askText({ schema }: Chosen, name: string, isNeeded: boolean): string {
  const field = fieldsOf({ schema, example: {} })[name] as TSchema
  const facts = inputFacts(name, field, ASKED)
  const table = facts.columns === undefined ? '' : 'Send rows below a heading line (CSV), or JSON.'
  return lines(inputText(facts, ''), table, isNeeded ? '' : 'Optional. Send /skip to leave it blank.')
}

/** The inputs as they are sent, of a workflow of another repo, which says nothing of how it reads them. */
export const sentText = (given: object): string =>
  listed(
    'Inputs as sent',
    Object.entries(given).map(([name, value]) => `${nameSaid(name)} = ${cut(jsonSaid(value), 200)}`),
  )

/** Each fault at its input, as the service says it. */
export const refusedText = (errors: readonly Problem[]): string =>
  lines(
    'Not valid:',
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
      text: `Explorer ${surface}: ${report_url}. This address is on the Keelson machine and does not open on a phone; open it there.`,
    }
  return { text: `Explorer ${surface}: ${report_url}`, links: [{ label: 'Open explorer', url: report_url }] }
}

/** The report of a run as a file, and its address where a phone can open it. */
export function reportMessage({ run_id, coordinate, report_url }: RunResponse, report: Report): Message {
  const links = report_url === null || isLoopback(report_url) ? [] : [{ label: 'Open report', url: report_url }]
  if ('none' in report) return { text: `No report available: ${oneLine(report.none)}`, links }
  const where =
    report_url !== null && isLoopback(report_url)
      ? 'Its address is on the Keelson machine and does not open on a phone.'
      : ''
  const name = `${coordinate.workflow_id}-${run_id}.html`.replaceAll(/[^A-Za-z0-9._-]/g, '-')
  return { text: `Report attached. ${where}`.trim(), links, file: { name, content: report.html } }
}

function isLoopback(url: string): boolean {
  const { hostname = 'localhost' } = URL.parse(url) ?? {}
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname)
}
