/** The files of a call: as references for its request where a person confirmed their columns, else as proposals to confirm. */
import { writeFileSync } from 'node:fs'
import type { ProposalAnswer } from '@keelson/chat/api/answers.ts'
import { keyOf } from '@keelson/files/asked.ts'
import type { Mapping } from '@keelson/files/mapping/mapping.ts'
import { inputAt } from '@keelson/files/mapping/target.ts'
import { CallError } from '../command.ts'
import type { Carry } from '../over-http.ts'
import type { Inputs } from '../settings.ts'
import type { FileAsked, Said } from './asked.ts'
import { proposalsFor, type Upload, uploaded } from './at-service.ts'

/** A file that nobody has confirmed yet. */
export interface Unconfirmed {
  readonly path: string
  readonly mappingPath: string
  readonly upload: Upload
  readonly proposal: ProposalAnswer
  /** Other tables of the file of which columns match. */
  readonly others: readonly ProposalAnswer[]
  /** Files that its mapping is for, itself among them, where they are several. */
  readonly files?: number
}
export type Confirmed = { readonly references: Inputs } | { readonly unconfirmed: readonly Unconfirmed[] }

export async function confirmedFiles(carry: Carry, ref: string, files: readonly FileAsked[]): Promise<Confirmed> {
  const references: (readonly [input: string, reference: unknown])[] = []
  const unconfirmed: Unconfirmed[] = []
  for (const file of files) {
    const upload = await uploaded(carry, file.path)
    const { said } = file
    if (said.mapping === undefined) unconfirmed.push(await proposed(carry, ref, file, said, upload))
    else references.push(...referencesTo(file, upload, said.mapping))
  }
  if (unconfirmed.length > 0) return { unconfirmed }
  refuseTwice(references.map(([input]) => input))
  return { references: Object.fromEntries(references) }
}

export function referencesTo({ path, inputs }: FileAsked, { file, name }: Upload, mapping: Mapping) {
  const targets = Object.keys(mapping.columns)
  const mapped = [...new Set(targets.map((target) => target.split('.', 1)[0] ?? target))]
  const missing = inputs?.find((input) => !targets.some((target) => `${target}.`.startsWith(`${inputAt(input)}.`)))
  if (missing !== undefined) throw new CallError(`the mapping of ${path} has no column for ${missing}`)
  return (inputs ?? mapped).map((input) => [input, { file, name, as: mapping }] as const)
}

/** A table is provided by one file, and so is what stands in its rows. */
function refuseTwice(inputs: readonly string[]): void {
  const twice = inputs.find((input, i) => inputs.some((one, j) => i !== j && `${one}/`.startsWith(`${input}/`)))
  if (twice !== undefined)
    throw new CallError(`two files provide ${twice}; name the inputs of each by --file INPUT=PATH`)
}

/** `purpose`: the rows of the file are the points of a study. */
export async function proposed(
  carry: Carry,
  ref: string,
  { path, mappingPath, inputs }: FileAsked,
  { table, answers }: Extract<Said, { mapping: undefined }>,
  upload: Upload,
  purpose?: 'rows',
): Promise<Unconfirmed> {
  const { file, name } = upload
  const meant = { ...(inputs !== undefined && { inputs }), ...(purpose !== undefined && { for: purpose }) }
  const all = await proposalsFor(carry, { ref, file, name, answers, ...meant })
  const matching = all.filter((one) => likeness(one) > 0).toSorted((a, b) => likeness(b) - likeness(a))
  const proposal = table === undefined ? matching[0] : matching.find((one) => one.table === table)
  if (proposal === undefined) throw nothingMatches(path, inputs, table, purpose)
  writeFileSync(mappingPath, `${JSON.stringify(proposal.mapping ?? toFill(proposal, answers), null, 2)}\n`)
  return { path, mappingPath, upload, proposal, others: matching.filter((one) => one !== proposal) }
}

/** How many inputs a column is proposed for, or asked for. */
const likeness = ({ columns, questions }: ProposalAnswer): number =>
  columns.length + questions.filter(({ code }) => code === 'target').length

function nothingMatches(
  path: string,
  inputs: readonly string[] | undefined,
  table: string | undefined,
  purpose: 'rows' | undefined,
): CallError {
  const where = table === undefined ? path : `table ${table} of ${path}`
  if (purpose === 'rows')
    return new CallError(
      `no column of ${where} matches an input of one value; for one file per point, name their folder by --rows`,
    )
  const what = inputs === undefined ? 'an input that is a list or a table' : inputs.join(' or ')
  return new CallError(`no column of ${where} matches ${what}`)
}

/** What a person completes: each open question once more, with null where its answer goes. */
function toFill({ table, questions }: ProposalAnswer, answers: Readonly<Record<string, string>>) {
  const open = questions.map((question) => [keyOf(question), question] as const)
  return {
    schema: null,
    table,
    answers: { ...answers, ...Object.fromEntries(open.map(([key]) => [key, null])) },
    questions: open.map(([key, { text, choices }]) => ({ answer: key, text, choices })),
  }
}
