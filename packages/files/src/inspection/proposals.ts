/** What the columns of a feature list of an inline inspection are, by the headings of the vendors and by their values. */
import { type Proposal, proposalsOf } from '../headings/proposals.ts'
import type { FileColumn, FileTable } from '../table.ts'
import { listed, shown } from '../text/shown.ts'
import { type ClockForm, clockForms, clockQuestion, hasClockPosition } from './clock.ts'
import { depthOf } from './depth.ts'
import { JOINTS } from './joints.ts'
import type { HeadedMeans, InspectionMeans } from './means.ts'
import { PLACES_AND_TYPES } from './places.ts'
import { SIZES } from './sizes.ts'
import { surfaceOf } from './surface.ts'

export interface InspectionProposal extends Proposal<InspectionMeans> {
  /** Of a clock position, the likeliest. */
  readonly form?: ClockForm
}

export const INSPECTION_MEANINGS = [...JOINTS, ...PLACES_AND_TYPES, ...SIZES]
const MOST_SAMPLES = 6
/** 'Depth' in a table of a current is no depth of metal loss: a feature list has more columns that vendors head so. */
const FEWEST_OF_A_LIST = 3
const SURFACE = INSPECTION_MEANINGS.find(({ means }) => means === 'surface')?.inWords ?? ''

export function inspectionProposals(table: FileTable): InspectionProposal[] {
  const found = proposalsOf(table, INSPECTION_MEANINGS)
  const isList = new Set(found.map(({ meaning }) => meaning)).size >= FEWEST_OF_A_LIST
  return found.flatMap(({ column, proposal }) => refined(table, column, proposal, isList) ?? [])
}

/** What the values say beside the heading; undefined where they contradict it. */
function refined(
  table: FileTable,
  column: FileColumn,
  proposal: Proposal<HeadedMeans>,
  isList: boolean,
): InspectionProposal | undefined {
  if (proposal.means === 'clock_position' || proposal.means === 'seam_position')
    return withClock(table, column, proposal)
  if (proposal.means === 'peak_depth') return isList ? withDepth(table, column, proposal) : proposal
  if (proposal.means === 'surface') return withSurface(column, proposal)
  if (proposal.means === 'feature_type') return withSamples(column, proposal)
  return proposal
}

/** 'Orientation' heads the surface as well: texts that are no clock positions are not read as such. */
function withClock(table: FileTable, column: FileColumn, proposal: InspectionProposal): InspectionProposal | undefined {
  if (!hasClockPosition(column)) {
    return withSurface(column, { ...proposal, means: 'surface', inWords: SURFACE })
  }
  const forms = clockForms(column)
  const question = clockQuestion(table, column, forms)
  const form = forms[0] ?? 'clock'
  return { ...proposal, form, ...(question !== undefined && { question }) }
}

function withDepth(table: FileTable, column: FileColumn, proposal: InspectionProposal): InspectionProposal {
  const { means, because, question } = depthOf(table, column)
  const refinedOne = { ...proposal, means, inWords: `${proposal.inWords}, ${because}` }
  return question === undefined ? refinedOne : { ...refinedOne, question }
}

/** 'Location' or 'internal' may head anything: one value at least must name a surface. */
function withSurface(column: FileColumn, proposal: InspectionProposal): InspectionProposal | undefined {
  const told = textsOf(column).map((text) => ({ text, surface: surfaceOf(text, column.name) }))
  const known = told.filter(({ surface }) => surface !== undefined)
  if (known.length === 0) return undefined
  const samples = known.slice(0, MOST_SAMPLES).map(({ text, surface }) => `${shown(text)} is ${surface}`)
  const unknown = told.filter(({ surface }) => surface === undefined).map(({ text }) => shown(text))
  const rest = unknown.length === 0 ? '' : `; ${listed(unknown)} is neither`
  return { ...proposal, inWords: `${proposal.inWords}; ${listed(samples)}${rest}` }
}

function withSamples(column: FileColumn, proposal: InspectionProposal): InspectionProposal | undefined {
  const samples = textsOf(column)
  if (samples.length === 0) return undefined
  return { ...proposal, inWords: `${proposal.inWords}, such as ${listed(samples.slice(0, MOST_SAMPLES).map(shown))}` }
}

/** Each text once; of numbers none, for a type or a surface is a word. */
function textsOf({ values }: FileColumn): string[] {
  if (values.kind === 'numbers') return []
  return [...new Set(values.texts)].filter((text) => text !== null)
}
