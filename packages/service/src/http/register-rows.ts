/** Rows of the register from what the stores list and what the records say. */
import type { RunRow, StudyRow } from '@keelson/web/pages/server/register.ts'
import { parseRef } from '@keelson/workflow'
import type { RunSummary } from '../store/row-digest.ts'
import type { StudySummary } from '../studies/studies.ts'
import type { RunFacts, StudyFacts } from './register-facts.ts'

/** What the badge of the row says already. */
const SAID_BY_BADGE = /^No check made\. /

export function runRow(run: RunSummary, facts: RunFacts, titles: ReadonlyMap<string, string>): RunRow {
  const {
    run_id: id,
    created_at: created,
    ref,
    version,
    detail,
    status,
    checks_made,
    checks_open,
    checks_accepted,
  } = run
  const { governing, detail: own, isDamaged, ...shown } = facts
  return {
    kind: 'run',
    id,
    created,
    ref,
    version,
    title: titles.get(ref) ?? ref,
    standing: { status, checks_made, checks_open, checks_accepted },
    said: isDamaged ? 'Record damaged' : (governing ?? (own ?? detail).replace(SAID_BY_BADGE, '')),
    ...shown,
  }
}

export function studyRow({ study_id: id, created, ref, title }: StudySummary, facts: StudyFacts): StudyRow {
  const base = ref.replace(/@\d+$/, '')
  return { kind: 'study', id, created, ref: base, version: parseRef(ref)?.version ?? null, title, ...facts }
}
