/** What statements about studies have in common. */
import { ServiceProblem } from '../problems.ts'
import { HEAD } from '../studies/store-schema.ts'

export const HEADS = HEAD.join(', ')
export const CHUNK = 'first, "end", object, bytes, failed, limits, worker'

export const FILES_OF = 'SELECT place, sha256, told, digest FROM keelson.study_files WHERE study_id = $1 ORDER BY place'

export const damaged = (id: string) =>
  new ServiceProblem('record_damaged', `the row of study ${id} does not match its digest; the study is not served`)
