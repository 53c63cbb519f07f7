/** What became of how the inputs of a study vary, once its files were read. */
import type { StudyFile } from '@keelson/studies'
import type { StudyRequest } from '@keelson/studies/request.ts'
import type { Problem } from '@keelson/workflow'

/** The fault of a request without references as one of the request that was sent. */
export type Placed = (fault: Problem) => Problem
/** What became of how the inputs vary. */
export interface FiledVary {
  readonly vary: StudyRequest['vary']
  readonly files: readonly StudyFile[]
  readonly placed: Placed
}
