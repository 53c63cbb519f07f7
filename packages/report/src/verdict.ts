/** What the status of a run means: in one word with its colour, and in one line beside it. Green is for checks that were made. */
import type { RunRecord, RunResponse } from '@keelson/workflow/record.ts'
import type { CheckAnswer } from '@keelson/workflow/result.ts'

export interface Standing {
  /** Class of the style sheet. */
  readonly tone: 'pass' | 'fail' | 'error' | 'skipped' | 'unchecked'
  /** A sign that does not need colour. */
  readonly sign: string
  readonly word: string
}

export function standing({ status, checks_made }: Pick<RunResponse, 'status' | 'checks_made'>): Standing {
  switch (status) {
    case 'FAIL':
      return { tone: 'fail', sign: '✕', word: status }
    case 'ERROR':
      return { tone: 'error', sign: '!', word: status }
    case 'SKIPPED':
      return { tone: 'skipped', sign: '–', word: status }
    case 'PASS':
      if (checks_made === 0) return { tone: 'unchecked', sign: '○', word: 'No check made' }
      return checks_made === null
        ? { tone: 'unchecked', sign: '○', word: status }
        : { tone: 'pass', sign: '✓', word: status }
  }
}

export function verdict({ response }: RunRecord): string {
  const { status, result, artifacts } = response
  switch (status) {
    case 'ERROR':
      return 'The run could not complete. Nothing below is a result.'
    case 'SKIPPED':
      return 'The workflow was not run here.'
    default:
      return [result ? tally(status, result.checks) : reported(status), missing(artifacts)]
        .filter((s) => s !== '')
        .join(' ')
  }
}

const reported = (status: string) => `The process reports ${status}; what it checked is not known here.`

function missing(artifacts: RunRecord['response']['artifacts']): string {
  const names = artifacts.filter((a) => !a.present).map((a) => a.name)
  return names.length === 0 ? '' : `Missing: ${names.join(', ')}.`
}

/** 'All 3 checks made hold; 2 were not made.' */
function tally(status: string, checks: readonly CheckAnswer[]): string {
  const failed = checks.filter((c) => c.state === 'fail').length
  const left = checks.filter((c) => c.state === 'not_made').length
  const made = checks.length - left
  if (made === 0) return `The run completed (status ${status}); nothing was held against an acceptance criterion.`
  const rest = left === 0 ? '' : `; ${left} ${left === 1 ? 'was' : 'were'} not made`
  return `${outcome(made, failed)}${rest}.`
}

function outcome(made: number, failed: number): string {
  if (failed > 0) return `${failed} of ${made} ${made === 1 ? 'check' : 'checks'} ${failed === 1 ? 'fails' : 'fail'}`
  return made === 1 ? 'The one check made holds' : `All ${made} checks made hold`
}
