/** The verdict of a project in one word with its colour. Green only where the project is, on a basis that is neither all assumed nor an example. */
import { provisoOf, type Verdict } from '@keelson/projects/verdict.ts'
import type { Standing } from '../verdict.ts'

export function projectStanding(verdict: Verdict): Standing {
  const { is_green, in_scope, failed, errors, open, freshness } = verdict
  const neutral = (word: string): Standing => ({ tone: 'unchecked', sign: '○', word })
  const proviso = provisoOf(verdict)
  if (is_green && proviso) return { tone: 'accepted', sign: '✓', word: `PASS, ${proviso}` }
  if (is_green) return { tone: 'pass', sign: '✓', word: 'PASS' }
  if (failed > 0) return { tone: 'fail', sign: '✕', word: 'FAIL' }
  if (errors > 0) return { tone: 'error', sign: '!', word: 'Not calculated' }
  if (in_scope === 0) return neutral('No calculation in scope')
  if (freshness.stale + freshness.blocked + freshness.never_run > 0) return neutral('Not current')
  if (open > 0) return { tone: 'open', sign: '?', word: 'Not assessed' }
  return neutral('No check made')
}
