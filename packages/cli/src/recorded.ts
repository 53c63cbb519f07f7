/** `keelson report | replay | review-store | publish | prune`: what can be done with runs that are recorded. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isRecord, presentRecord, type RunRecord } from '@keelson/engine'
import { extractRecord, inPrintMode, PRINT_MODES } from '@keelson/report'
import type { Operator } from '@keelson/service/operator.ts'
import type { Replay, ReplayAnswer } from '@keelson/service/replay.ts'
import type { Review } from '@keelson/service/review.ts'
import { UNIT_SYSTEMS } from '@keelson/units/systems.ts'
import { CallError, type Command, firstOf, textOption } from './command.ts'
import { withOperator } from './local-service.ts'
import { ticking } from './progress.ts'

const RUN = { name: 'RUN', about: 'id of a recorded run' }

export const report: Command = {
  about: 'Print the report of a recorded run to a file or standard output',
  args: [RUN],
  options: {
    print: { value: 'MODE', about: 'print content, default standard', choices: PRINT_MODES },
    units: { value: 'SYSTEM', about: 'unit system of the report, default: units of the run', choices: UNIT_SYSTEMS },
    out: { value: 'FILE', about: 'output file' },
  },
  run: (given) =>
    withOperator('report', async (operator) => {
      const runId = firstOf(given)
      const units = UNIT_SYSTEMS.find((system) => system === textOption(given, 'units')) ?? null
      const mode = PRINT_MODES.find((m) => m === textOption(given, 'print')) ?? 'standard'
      const html = inPrintMode(await operator.draft(runId, units), mode)
      const out = textOption(given, 'out')
      if (out === undefined) {
        given.print({ run_id: runId, html }, html)
        return 0
      }
      writeFileSync(out, html)
      given.print({ run_id: runId, file: out, bytes: Buffer.byteLength(html) }, `${out}: the report of run ${runId}`)
      return 0
    }),
}

export const replay: Command = {
  about:
    'Re-run a recorded run or saved report. Exit 0: identical. Exit 1: different. Exit 3: verdict corrected or inputs not valid today',
  args: [{ name: 'RUN|FILE', about: 'id of a recorded run, or a saved report or record' }],
  run: (given) =>
    withOperator('replay', async (operator) => {
      const what = firstOf(given)
      const fromFile = existsSync(what)
      const record = await recordNamed(operator, what)
      const tick = ticking(process.stderr, `replaying ${record.response.ref}`)
      const outcome = await operator.replay(record, fromFile ? null : what).finally(tick.clear)
      given.print(outcome, inWords(outcome))
      return REPLAY_EXITS[outcome.answer]
    }),
}

const REPLAY_EXITS: Readonly<Record<ReplayAnswer, number>> = { same: 0, not_same: 1, verdict_corrected: 3, refused: 3 }

/** The record of a run by its id, or that in a file. */
export const recordNamed = async (operator: Pick<Operator, 'record'>, what: string): Promise<RunRecord> =>
  existsSync(what) ? recordIn(readFileSync(what, 'utf8')) : operator.record(what)

/** The record in a report, or in a file that holds nothing else. */
function recordIn(text: string): RunRecord {
  if (/^\s*</.test(text)) return extractRecord(text)
  const value: unknown = JSON.parse(text)
  if (isRecord(value)) return presentRecord(value)
  throw new CallError('the file contains no run record; enter a report, or the id of a recorded run')
}

function inWords(replay: Replay): string {
  const { differences, notes, status, checks_made } = replay
  const shown = (value: unknown) => JSON.stringify(value)
  return [
    `${answerOf(replay)}${checks_made.now === 0 ? '; no check was assessed' : ''}`,
    ...(status.recorded === status.now ? [] : [`status: was ${status.recorded}, now ${status.now}`]),
    ...differences.map(
      (d) =>
        `${d.at}: was ${shown(d.recorded)}, now ${shown(d.now)}${d.relative === null ? '' : ` (${d.relative.toExponential(1)})`}`,
    ),
    ...notes,
  ].join('\n')
}

function answerOf({
  ref,
  answer,
  identical,
  largest,
  corrections,
  refused,
}: Pick<Replay, 'ref' | 'answer' | 'identical' | 'largest' | 'corrections' | 'refused'>): string {
  if (answer === 'refused')
    return `not valid today: ${ref}; ${refused.map((p) => `${p.pointer} ${p.message}`).join('; ')}`
  if (answer === 'verdict_corrected')
    return `numbers identical, verdict corrected: ${ref}; ${correctionWords(corrections)}`
  if (answer === 'not_same') return `different: ${ref}`
  const near = largest ? `largest relative difference ${largest.relative.toExponential(1)} at ${largest.at}` : ''
  return identical ? `identical: ${ref} gives the same result hash` : `equal: ${ref}; ${near}`
}

const correctionWords = (corrections: Replay['corrections']): string =>
  corrections.map(({ entry, what }) => `correction ${entry} of the changelog: ${what}`).join('; or ')

export const reviewStore: Command = {
  about: 'Re-run every recorded run and list those with a different verdict today. Exit 0: none; 3: some',
  run: (given) =>
    withOperator('review-store', async (operator) => {
      const tick = ticking(process.stderr, 'reviewing the recorded runs')
      const review = await operator.review().finally(tick.clear)
      given.print(review, reviewInWords(review))
      return review.turned.length === 0 ? 0 : 3
    }),
}

function reviewInWords({ reviewed: count, same, turned, left }: Review): string {
  return [
    `${count} runs re-run: ${same} unchanged, ${turned.length} changed, ${left.length} cannot be re-run`,
    ...turned.map(({ run_id, created_at, status, ...one }) => {
      const statuses = `was ${status.recorded}, now ${status.now}`
      return `${run_id} of ${created_at.slice(0, 10)}: ${statuses}; ${answerOf({ ...one, identical: false, largest: null })}`
    }),
    ...left.map(({ run_id, ref, reason }) => `${run_id}: ${ref} cannot be re-run: ${reason}`),
  ].join('\n')
}

export const publish: Command = {
  about: 'Publish the report of a recorded run',
  args: [RUN],
  run: (given) =>
    withOperator('publish', async (operator) => {
      const answer = await operator.publish(firstOf(given))
      given.print(answer, answer.report_url ?? `run ${answer.run_id} has no report: ${answer.detail}`)
      return answer.report_url === null ? 1 : 0
    }),
}

export const prune: Command = {
  about: 'Delete old runs with their files, and old studies',
  options: { 'older-than': { value: 'AGE', about: 'age in days or hours, such as 90d or 12h', required: true } },
  run: (given) =>
    withOperator('prune', async (operator) => {
      const before = new Date(Date.now() - milliseconds(textOption(given, 'older-than') ?? '')).toISOString()
      const { runs, studies } = await operator.prune(before)
      const said = `${runs} runs and ${studies} studies from before ${before} deleted`
      given.print({ removed: runs, removed_studies: studies, before }, said)
      return 0
    }),
}

const UNITS: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000 }

function milliseconds(age: string): number {
  const [, count, unit = ''] = /^(\d{1,6})([dh])$/.exec(age) ?? []
  if (count === undefined)
    throw new CallError(`--older-than must be a whole number of days or hours, such as 90d or 12h (entered: ${age})`)
  return Number(count) * (UNITS[unit] ?? 0)
}
