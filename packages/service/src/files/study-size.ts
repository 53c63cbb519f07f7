/** How much the files of one study may give: as much as a request that states the same itself. */
import { BODY_LIMIT } from '../http/body.ts'
import { studyRefused } from '../studies/study-request.ts'

/** The length of the JSON of what was read. Throws ServiceProblem study_refused where it is longer than a request. */
export function mostTextOf(read: unknown, pointer: string, before = 0): number {
  const length = before + JSON.stringify(read).length
  if (length <= BODY_LIMIT) return length
  const limit = BODY_LIMIT / 1024 ** 2
  throw studyRefused([{ pointer, message: `brings the values read from files above the limit of ${limit} MiB` }])
}
