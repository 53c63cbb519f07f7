/** What the columns of a deviation survey are: measured depth, inclination, azimuth, and what others calculated of them. */
import { type Proposal, proposalsOf } from '../headings/proposals.ts'
import { wordsOf } from '../headings/words.ts'
import type { FileColumn, FileTable } from '../table.ts'
import { angleQuestion, northOf } from './angles.ts'
import { BARE_DEPTHS, SURVEY_MEANINGS } from './meanings.ts'
import type { SurveyMeans } from './means.ts'

export type SurveyProposal = Proposal<SurveyMeans>

const ANGLES: readonly SurveyMeans[] = ['inclination', 'azimuth']

export function surveyProposals(table: FileTable): SurveyProposal[] {
  const headed = proposalsOf(table, SURVEY_MEANINGS).filter(({ column }) => column.values.kind === 'numbers')
  const angles = headed.filter(({ proposal }) => ANGLES.includes(proposal.means)).map(({ column }) => column)
  const refined = headed.map(({ column, proposal }) => refinedOf(table, column, proposal, angles))
  const hasDepth = refined.some(({ means }) => means === 'measured_depth')
  return hasDepth ? refined : [...bareDepths(table, refined), ...refined]
}

function refinedOf(
  table: FileTable,
  column: FileColumn,
  proposal: SurveyProposal,
  angles: readonly FileColumn[],
): SurveyProposal {
  if (!ANGLES.includes(proposal.means)) return proposal
  const question = angleQuestion(table, column, angles)
  const north = proposal.means === 'azimuth' ? northOf(column) : undefined
  return {
    ...proposal,
    ...(north !== undefined && { inWords: `${proposal.inWords}, from ${north} north` }),
    ...(question !== undefined && { question }),
  }
}

/** Only in a table that has an inclination or an azimuth, where it is likely the measured depth. */
function bareDepths(table: FileTable, others: readonly SurveyProposal[]): SurveyProposal[] {
  if (!others.some(({ means }) => ANGLES.includes(means))) return []
  return table.columns
    .filter(({ name, values }) => values.kind === 'numbers' && BARE_DEPTHS.includes(wordsOf(name).join(' ')))
    .map(({ name }) => ({
      column: name,
      means: 'measured_depth',
      inWords: 'a depth in a table with an inclination or an azimuth',
      doubt: 'may be measured along the hole, or vertical',
    }))
}
