/** How a study came out, in words and counts: what its points say, and whether it is whole. Green only what was checked. */
import type { Study } from '@keelson/studies/study.ts'
import { shownWhole } from '@keelson/workflow/shown.ts'
import type { Standing } from '../verdict.ts'
import type { StudyReportInput } from './input.ts'

/** Points by what they came to. */
export interface Tally {
  readonly total: number
  readonly pass: number
  readonly fail: number
  /** Completed, and a check that the verdict needs is not assessed. */
  readonly open: number
  /** Completed, and nothing was held against a criterion. */
  readonly unchecked: number
  /** Completed, and it is not known what was checked. */
  readonly unknown: number
  readonly error: number
}

/** Of the points that are calculated; undefined where they are not counted yet. */
export function tallyOf({ study, checked_points: checked }: StudyReportInput): Tally | undefined {
  if (!study.statistics) return undefined
  const { PASS, FAIL, ERROR, SKIPPED: open = 0 } = study.statistics.statuses
  const counted = { total: PASS + FAIL + ERROR + open, fail: FAIL, open, error: ERROR }
  if (checked === null) return { ...counted, pass: 0, unchecked: 0, unknown: PASS }
  const pass = Math.min(PASS, Math.max(0, checked - FAIL))
  return { ...counted, pass, unchecked: PASS - pass, unknown: 0 }
}

/** '54 points: 41 pass, 12 fail, 1 could not be calculated.' */
export function tallySentence(tally: Tally): string {
  const { total } = tally
  if (total === 0) return 'No points have been calculated.'
  const said = KINDS.flatMap(([kind, words]) => (tally[kind] === 0 ? [] : [[tally[kind], words] as const]))
  const [only] = said
  if (said.length === 1 && only)
    return `${total === 1 ? 'The one point' : `All ${shownWhole(total)} points`} ${only[1](total)}.`
  return `${shownWhole(total)} points: ${said.map(([count, words]) => `${shownWhole(count)} ${words(count)}`).join(', ')}.`
}

type Words = (count: number) => string
const KINDS: readonly (readonly [Exclude<keyof Tally, 'total'>, Words])[] = [
  ['pass', (n) => (n === 1 ? 'passes' : 'pass')],
  ['fail', (n) => (n === 1 ? 'fails' : 'fail')],
  ['open', (n) => (n === 1 ? 'has a check that is not assessed' : 'have a check that is not assessed')],
  ['unchecked', () => 'completed without a check'],
  ['unknown', () => 'completed, with checks that are not known here'],
  ['error', () => 'could not be calculated'],
]

/** The counts as badges, each with a sign that does not need colour. */
export function standings(tally: Tally): readonly Standing[] {
  const all: readonly (readonly [number, Standing])[] = [
    [tally.pass, { tone: 'pass', sign: '✓', word: `${shownWhole(tally.pass)} pass` }],
    [tally.fail, { tone: 'fail', sign: '✕', word: `${shownWhole(tally.fail)} fail` }],
    [tally.open, { tone: 'open', sign: '?', word: `${shownWhole(tally.open)} not assessed` }],
    [tally.unchecked, { tone: 'unchecked', sign: '○', word: `${shownWhole(tally.unchecked)} not checked` }],
    [tally.unknown, { tone: 'unchecked', sign: '○', word: `${shownWhole(tally.unknown)} completed` }],
    [tally.error, { tone: 'error', sign: '!', word: `${shownWhole(tally.error)} not calculated` }],
  ]
  return all.flatMap(([count, standing]) => (count === 0 ? [] : [standing]))
}

/** Green where every point was checked and holds, red where none does; a study in between is neither. */
export function toneOf({ study }: StudyReportInput, tally: Tally | undefined): Standing['tone'] {
  if (study.status === 'failed') return 'error'
  if (study.status !== 'done' || !tally || tally.total === 0) return 'unchecked'
  if (tally.pass === tally.total) return 'pass'
  return tally.fail === tally.total ? 'fail' : 'unchecked'
}

/** What a reader must know of a study that is not whole; '' of one that is done. */
export function stateSentence({ status, points, reason }: Study): string {
  const done = `${shownWhole(points.done)} of ${shownWhole(points.total)} points are complete`
  const lost = points.failed > 0 ? `, ${shownWhole(points.failed)} of them without a result` : ''
  switch (status) {
    case 'queued':
      return 'The study has not started.'
    case 'running':
      return `The study is running: ${done}${lost}. The results below are for these points.`
    case 'cancelled':
      return `The study was cancelled: ${done}${lost}. The results below are for these points.`
    case 'failed':
      return `The study failed: ${(reason ?? 'no reason was given').replace(/\.$/, '')}. ${done}${lost}.`
    case 'done':
      return ''
  }
}

/** The study in a few words, for the title of its page: '41 of 54 pass'. */
export function inShort(input: StudyReportInput): string {
  const tally = tallyOf(input)
  if (input.study.status !== 'done' || !tally) return input.study.status
  const counted = standings(tally).map(({ word }) => word)
  return counted.length === 0 ? 'done' : counted.join(', ')
}
