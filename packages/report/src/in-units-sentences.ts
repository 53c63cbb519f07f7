/** The sentences of a record in the units of a practice: the answer, its warnings, its reasons, and what its checks say. */
import type { RunRecord } from '@keelson/engine/record.ts'
import type { CheckAnswer } from '@keelson/engine/result.ts'
import type { UnitSystem } from '@keelson/units/systems.ts'
import type { Warning } from '@keelson/workflow'
import { inWords, type Lexicon } from '@keelson/workflow/prose.ts'
import { sentenceIn } from './in-units-texts.ts'
import { type PageSizes, pageSizes } from './page-sizes.ts'
import { namesOf } from './spoken.ts'

type Said = Pick<RunRecord['response'], 'detail' | 'warnings'>

export interface SentenceReading {
  readonly detail: (said: string | undefined, detail: string) => Pick<Said, 'detail'> & { readonly said?: string }
  readonly warning: (warning: Warning) => Warning
  readonly check: (check: CheckAnswer) => CheckAnswer
  /** A sentence of which no template is kept. */
  readonly text: (text: string) => string
}

/** The answer of a run in the units under which it was recorded. */
export function ownDetail(record: RunRecord): string {
  const { request, response } = record
  const { units = 'declared' } = request
  if (units === 'declared') return response.detail
  return sentenceReading(record, units).detail(response.result?.said, response.detail).detail
}

export function sentenceReading(
  record: RunRecord,
  system: Exclude<UnitSystem, 'declared'>,
  sizes: PageSizes = pageSizes(record.response.result),
): SentenceReading {
  const names: Lexicon = namesOf(record)
  const template = sentenceIn(system, sizes)
  const words = (text: string) => inWords(template(text), names)
  return {
    text: words,
    detail: (said, detail) =>
      said === undefined ? { detail: words(detail) } : { detail: words(said), said: template(said) },
    warning: ({ said, ...warning }) => ({
      ...warning,
      message: words(said ?? warning.message),
      ...(said !== undefined && { said: template(said) }),
    }),
    check: ({ said = {}, ...check }) => {
      const { reason, note, accepted } = check
      return {
        ...check,
        reason: reason === null ? null : words(said.reason ?? reason),
        note: note === null ? null : words(said.note ?? note),
        accepted: accepted && { ...accepted, outside: words(said.outside ?? accepted.outside) },
      }
    },
  }
}
