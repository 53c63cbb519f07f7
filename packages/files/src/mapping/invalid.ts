/** Why columns of a file are not taken: questions are open, or a mapping is not of this table. */
import type { Question } from '../table.ts'

export type MappingErrorCode = 'file_mapping_needed' | 'mapping_invalid'

export class MappingError extends Error {
  override readonly name = 'MappingError'
  readonly code: MappingErrorCode
  /** Those that are open. */
  readonly questions: readonly Question[]

  constructor(code: MappingErrorCode, message: string, questions: readonly Question[] = []) {
    super(message)
    this.code = code
    this.questions = questions
  }
}
