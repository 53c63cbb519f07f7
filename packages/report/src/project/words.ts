/** The words of a project: how a calculation came out and how it stands, runs in short, and what a link is from. */

import type { CalculationRow } from '@keelson/projects/standing.ts'
import { OUTCOME_WORDS, stateWords } from '@keelson/projects/words.ts'
import { midSentence } from '@keelson/workflow/shown.ts'
import { type Content, html } from '../html.ts'
import type { Standing } from '../verdict.ts'
import type { ReportedLink } from './input.ts'

const MARKS: Readonly<Record<CalculationRow['outcome'], Omit<Standing, 'word'>>> = {
  passed: { tone: 'pass', sign: '✓' },
  failed: { tone: 'fail', sign: '✕' },
  open: { tone: 'open', sign: '?' },
  unchecked: { tone: 'unchecked', sign: '○' },
  error: { tone: 'error', sign: '!' },
  none: { tone: 'skipped', sign: '–' },
}

/** What its last run came to, over all its cases. */
export const outcomeOf = ({ outcome }: Pick<CalculationRow, 'outcome'>): Standing => ({
  ...MARKS[outcome],
  word: OUTCOME_WORDS[outcome],
})

/** The state that is told first: that it is not current, else how it came out. */
export function stateOf(row: Pick<CalculationRow, 'outcome' | 'freshness'>): Standing {
  if (row.freshness === 'current') return outcomeOf(row)
  return { tone: 'unchecked', sign: '○', word: stateWords(row.freshness, row.outcome) }
}

const ENDS = { first: 8, last: 6 } as const
/** Both ends of a run id: runs that were made at the same time begin alike. */
export const runText = (id: string): Content =>
  html`<code class="q">${id.slice(0, ENDS.first)}…${id.slice(-ENDS.last)}</code>`

/** 'M-01, fairlead tension, maximum of the cases'. */
export function resultText({ from = '', value = '', reduce }: ReportedLink): string {
  return [from, midSentence(value), ...(reduce === undefined ? [] : [reductionText(reduce)])].join(', ')
}

const REDUCTIONS: Readonly<Record<string, string>> = {
  max: 'maximum',
  min: 'minimum',
  max_abs: 'maximum of the absolute values',
}
export const reductionText = (reduce: string): string => REDUCTIONS[reduce] ?? reduce.replace(/^case:/, 'case ')

/** 'modelrepo:catenary@1' as 'catenary, version 1'. */
export function methodText(ref: string): string {
  const [, id = ref, version] = /^[^:]*:(.*?)(?:@(\d+))?$/.exec(ref) ?? []
  return version === undefined ? id : `${id}, version ${version}`
}

/** '2026-02-11' of a time; as it stands where it is none. */
export const dayText = (iso: string): string => /^\d{4}-\d\d-\d\d(?=T)/.exec(iso)?.[0] ?? iso

/** A name that may be broken within: after a dot, a stroke or an underscore. */
export const breakable = (name: string): string => name.replace(/(?<=[._/])(?=.)/g, '\u200b')

/** '3 entries'; '' of none. */
export const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`
