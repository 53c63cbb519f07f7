/** What the status of a run means, in one line beside it. */
import type { RunRecord } from '@keelson/workflow/record.ts'
import type { CheckAnswer } from '@keelson/workflow/result.ts'

export function verdict({ response }: RunRecord): string {
  const { result, artifacts } = response
  switch (response.status) {
    case 'ERROR':
      return 'The run could not complete. Nothing below is a result.'
    case 'SKIPPED':
      return 'The workflow was not run here.'
    default:
      return [result ? tally(result.checks) : reported(response.status), missing(artifacts)]
        .filter((s) => s !== '')
        .join(' ')
  }
}

const reported = (status: string) => `The process reports ${status}.`

function missing(artifacts: RunRecord['response']['artifacts']): string {
  const names = artifacts.filter((a) => !a.present).map((a) => a.name)
  return names.length === 0 ? '' : `Missing: ${names.join(', ')}.`
}

/** 'All 3 checks made hold; 2 do not apply to this run.' */
function tally(checks: readonly CheckAnswer[]): string {
  const failed = checks.filter((c) => c.status === 'fail').length
  const left = checks.filter((c) => c.status === 'not_checked').length
  const made = checks.length - left
  const rest = left === 0 ? '' : `; ${left} ${left === 1 ? 'does' : 'do'} not apply to this run`
  return `${outcome(made, failed)}${rest}.`
}

function outcome(made: number, failed: number): string {
  if (made === 0) return 'The run completed and makes no acceptance check'
  if (failed > 0) return `${failed} of ${made} ${made === 1 ? 'check' : 'checks'} ${failed === 1 ? 'fails' : 'fail'}`
  return made === 1 ? 'The one check made holds' : `All ${made} checks made hold`
}
