/** The status of a run: in one word with its colour, and in one line. Green only for checks that were made. */

import { stateOf } from '@keelson/engine/check-states.ts'
import type { RunRecord } from '@keelson/engine/record.ts'
import type { CheckAnswer } from '@keelson/engine/result.ts'
import { countsOf, isCalculated, isMade, type Standing as RunStanding } from '@keelson/engine/status.ts'
import { listedUpTo } from '@keelson/workflow/shown.ts'
import { sourceName } from './cited.ts'

export interface Standing {
  /** Class of the style sheet. */
  readonly tone: 'pass' | 'fail' | 'error' | 'skipped' | 'unchecked' | 'open' | 'accepted'
  /** A sign that does not need colour. */
  readonly sign: string
  readonly word: string
}

export function standing({ status, checks_made, checks_open, checks_accepted }: RunStanding): Standing {
  switch (status) {
    case 'FAIL':
      return { tone: 'fail', sign: '✕', word: status }
    case 'ERROR':
      return { tone: 'error', sign: '!', word: status }
    case 'SKIPPED':
      return checks_open
        ? { tone: 'open', sign: '?', word: 'Not assessed' }
        : { tone: 'skipped', sign: '–', word: status }
    case 'PASS':
      if (checks_made === 0) return { tone: 'unchecked', sign: '○', word: 'No check made' }
      if (checks_accepted) return { tone: 'accepted', sign: '✓', word: 'Accepted outside limits' }
      return checks_made === null
        ? { tone: 'unchecked', sign: '○', word: status }
        : { tone: 'pass', sign: '✓', word: status }
  }
}

function verdict({ response }: RunRecord): string {
  const { status, result, artifacts } = response
  if (!isCalculated(response)) return 'This workflow was not run here.'
  switch (status) {
    case 'ERROR':
      return 'The run did not complete. No results are available.'
    default:
      return [result ? tally(result.checks) : reported(status), missing(artifacts)].filter((s) => s !== '').join(' ')
  }
}

const reported = (status: string) => `The process reports ${status}. Its checks are not known here.`

function missing(artifacts: RunRecord['response']['artifacts']): string {
  const names = artifacts.filter((a) => !a.present).map((a) => a.name)
  return names.length === 0 ? '' : `Missing: ${names.join(', ')}.`
}

/** 'All 3 applicable checks pass; 2 not assessed (Collapse and Propagation).' */
function tally(checks: readonly CheckAnswer[]): string {
  const failed = checks.filter((c) => c.state === 'fail').length
  const left = checks.filter((c) => c.open || stateOf(c) === 'not_assessed')
  const { checks_made, checks_accepted } = countsOf(checks)
  const rest = left.length === 0 ? '' : `${left.length} not assessed (${named(left)})`
  const accepted =
    checks_accepted === 0
      ? ''
      : ` ${checks_accepted} accepted outside ${checks_accepted === 1 ? 'its' : 'their'} limits.`
  if (checks_made > 0) return `${outcome(checks_made, failed)}${rest === '' ? '' : `; ${rest}`}.${accepted}`
  return rest === '' ? 'No acceptance criterion was applied.' : `No check made; ${rest}.`
}

/** '5 of 5 applicable checks pass to ANSI/AISC 360. 1 not assessed, 1 warning: see below.' */
export function sheetVerdict(record: RunRecord, warnings: number): string {
  const { status, result, artifacts } = record.response
  if (!isCalculated(record.response) || status === 'ERROR' || !result) return verdict(record)
  const { checks } = result
  const { checks_made, checks_accepted } = countsOf(checks)
  const left = checks.filter((c) => c.open || stateOf(c) === 'not_assessed').length
  const below = [
    left > 0 && `${left} not assessed`,
    checks_accepted > 0 && `${checks_accepted} accepted outside ${checks_accepted === 1 ? 'its' : 'their'} limits`,
    warnings > 0 && `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
  ].filter((part) => part !== false)
  const made = checks_made > 0 ? madeOf(checks, checks_made) : noneMade(left, checks.length)
  return [made, below.length > 0 ? `${below.join(', ')}: see below.` : '', missing(artifacts)]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** That none was made stands before it. */
function noneMade(left: number, all: number): string {
  if (left > 0) return ''
  return all > 0 ? 'No check applies to the selected method.' : 'The method has no acceptance criterion.'
}

function madeOf(checks: readonly CheckAnswer[], made: number): string {
  const failed = checks.filter((c) => c.state === 'fail').length
  const standards = new Set(checks.filter(isMade).map(({ standard }) => sourceName(standard)))
  const to = listedUpTo(MOST_NAMED, [...standards])
  const noun = made === 1 ? 'check' : 'checks'
  if (failed > 0) return `${failed} of ${made} applicable ${noun} ${failed === 1 ? 'fails' : 'fail'} (${to}).`
  return `${made} of ${made} applicable ${noun} ${made === 1 ? 'passes' : 'pass'} to ${to}.`
}

const MOST_NAMED = 3
const named = (checks: readonly CheckAnswer[]): string =>
  listedUpTo(
    MOST_NAMED,
    checks.map(({ title }) => title),
  )

function outcome(made: number, failed: number): string {
  if (failed > 0)
    return `${failed} of ${made} applicable ${made === 1 ? 'check' : 'checks'} ${failed === 1 ? 'fails' : 'fail'}`
  if (made === 1) return 'The only applicable check passes'
  return made === 2 ? 'Both applicable checks pass' : `All ${made} applicable checks pass`
}
