/** What is proposed of each table of a file for the inputs of a workflow, and the mapping once nothing is open. */
import {
  type Answers,
  answerTo,
  type FileRead,
  type Mapping,
  MappingError,
  mappingOf,
  openQuestions,
  type Proposal,
  propose,
  type Target,
} from '@keelson/files'
import { chosenOf } from '@keelson/files/mapping/propose.ts'
import type { FileProposal, ProposedColumn } from './forms.ts'

const MOST_TABLES = 200
/** Choices that are listed: a column of a wide file is an answer, listed or not. */
const MOST_CHOICES = 100

/**
 * Tables with a column for an input; all of them where there is none. Of `wanted` inputs, which a person named, it is asked
 * which column they take where no heading says so.
 */
export function proposalsOf(
  read: FileRead,
  targets: readonly Target[],
  answers: Answers,
  wanted: ReadonlySet<string>,
): readonly FileProposal[] {
  const tables = read.tables.slice(0, MOST_TABLES)
  const fitting = tables.filter((table) => propose(table, targets, read.questions).columns.length > 0)
  return (fitting.length > 0 ? fitting : tables).map((table) =>
    proposalOf(propose(table, targets, read.questions, wanted), answers),
  )
}

function proposalOf(proposal: Proposal, answers: Answers): FileProposal {
  const questions = openQuestions(proposal, answers)
  return {
    table: proposal.table,
    columns: proposal.columns.flatMap((one) => columnOf(one, answers) ?? []),
    questions: questions.map((one) => ({ ...one, choices: one.choices.slice(0, MOST_CHOICES) })),
    mapping: questions.length > 0 ? null : completeOf(proposal, answers),
  }
}

/** Undefined where it is open which column it is, and where it is none. */
function columnOf(proposed: Proposal['columns'][number], answers: Answers): ProposedColumn | undefined {
  const fit = chosenOf(proposed, answers)
  if (fit === undefined) return undefined
  const { column, reason, question } = fit
  const unit = question === undefined ? fit.unit : answerTo(question, answers)
  return { target: proposed.target, column, unit: unit ?? null, reason }
}

/** null where no column of the table goes to an input. */
function completeOf(proposal: Proposal, answers: Answers): Mapping | null {
  try {
    return mappingOf(proposal, answers)
  } catch (error) {
    if (error instanceof MappingError) return null
    throw error
  }
}
