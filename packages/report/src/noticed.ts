/** What noticed a mistake, in words. */
import type { Noticed } from '@keelson/engine/mistakes.ts'

export const NOTICED_BY: Readonly<Record<Noticed, string>> = {
  published: 'published values',
  'peer-code': 'third-party code',
  'closed-form': 'closed forms',
  'independent-calc': 'independent calculations',
  claim: 'test assertions',
}
