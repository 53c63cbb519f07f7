/** A mapping: which columns of a file go where and in which units, as a person confirmed it; kept for the next such file. */
import { answerTo } from '../asked.ts'
import type { Answers } from '../table.ts'
import { MappingError } from './invalid.ts'
import type { Proposal } from './proposal.ts'
import { chosenOf, openQuestions } from './propose.ts'

export const MAPPING_SCHEMA = 'keelson.mapping/1'

export interface MappedColumn {
  readonly column: string
  /** None of texts. */
  readonly unit?: string
  /** What the file states as its unit: a file that states another is not of this form. */
  readonly stated?: string
}
export interface Mapping {
  readonly schema: typeof MAPPING_SCHEMA
  readonly table: string
  readonly answers: Answers
  /** By the names of their targets. */
  readonly columns: Readonly<Record<string, MappedColumn>>
}

/** Throws MappingError, file_mapping_needed, while a question is open. */
export function mappingOf(proposal: Proposal, answers: Answers = {}): Mapping {
  const open = openQuestions(proposal, answers)
  if (open.length > 0) {
    const says = `${open.length === 1 ? 'a question is' : `${open.length} questions are`} open: ${open.map(({ text }) => text).join(' ')}`
    throw new MappingError('file_mapping_needed', says, open)
  }
  const columns = proposal.columns.flatMap((one): [string, MappedColumn][] => {
    const fit = chosenOf(one, answers)
    if (fit === undefined) return []
    const unit = fit.question === undefined ? fit.unit : answerTo(fit.question, answers)
    const { column, stated } = fit
    return [[one.target, { column, ...(unit !== undefined && { unit }), ...(stated !== undefined && { stated }) }]]
  })
  if (columns.length === 0) throw nothingTaken(proposal)
  return { schema: MAPPING_SCHEMA, table: proposal.table, answers, columns: Object.fromEntries(columns) }
}

function nothingTaken({ table }: Proposal): MappingError {
  return new MappingError('mapping_invalid', `no column of table '${table}' is mapped to an input`)
}
