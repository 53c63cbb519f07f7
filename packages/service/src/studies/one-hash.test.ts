/** A study has one hash, however it is shared out. Larger ones, in more ways, are `npm run test:long`. */
import { it } from 'node:test'
import { hasOneHash, type Way } from './one-hash.ts'
import { lengths, studiedService } from './study-kit.ts'

const WAYS: readonly Way[] = [
  [1, 7],
  [2, 100],
  [1, 5000],
]

it('a study has one hash for 1 and 2 workers, chunks of 7, 100 and 5,000, and after it was resumed', async () => {
  await hasOneHash(studiedService, lengths('refusing', 320), WAYS)
})
