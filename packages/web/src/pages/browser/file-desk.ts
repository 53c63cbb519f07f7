/** From a file to the inputs of the page: read by the service, confirmed once, and remembered for the next file of its form. */

import { keyOf } from '@keelson/files/asked.ts'
import type { Mapping } from '@keelson/files/mapping/mapping.ts'
import type { Answers } from '@keelson/files/table.ts'
import type { FormState } from '../../form/case/field.ts'
import type { FileProposal, UploadedFile } from '../case/file-contract.ts'
import {
  columnsFor,
  formOfFile,
  inputsOf,
  questionsPut,
  tableOf,
  titleOf,
  togetherWith,
  usable,
} from '../case/file-proposal.ts'
import { fileInWords, refusalInWords } from '../case/file-words.ts'
import { askedOf, type FileAsked } from './file-dialog.ts'
import { type FileAction, sayAt } from './file-said.ts'
import { proposed, upload } from './file-service.ts'
import { type FileDesk, statesOf } from './file-take.ts'
import { fileMappings } from './stored.ts'

/** One file on its way into an input, or into all of them. */
interface Reading {
  readonly desk: FileDesk
  readonly file: UploadedFile
  readonly input: string | undefined
  /** Under what its mapping is kept. */
  readonly key: string
}

const MOST_BYTES = 16 * 1024 * 1024

export async function readInto(desk: FileDesk, file: File, input: string | undefined): Promise<void> {
  if (file.size > MOST_BYTES) return sayAt(input, `${file.name} exceeds the limit of 16 MiB.`, 'problem')
  sayAt(input, `Reading ${file.name} …`)
  const kept = await upload(file)
  if ('refused' in kept) return sayAt(input, refusalInWords(file.name, kept.refused), 'problem')
  const inputs = inputsFor(desk, input)?.join(',') ?? ''
  const key = JSON.stringify([desk.ref.split('@')[0], inputs, formOfFile(kept.answer)])
  const reading = { desk, file: kept.answer, input, key }
  const known = fileMappings.of(key)
  if (known === undefined || !(await takenUp(reading, known, true))) await ask(reading, known)
}

const inputsFor = ({ spec }: FileDesk, input: string | undefined): readonly string[] | undefined =>
  input === undefined ? undefined : togetherWith(spec, input)

async function ask(reading: Reading, known: Mapping | undefined): Promise<void> {
  const { desk, file, input, key } = reading
  const propose = async (answers: Answers): Promise<readonly FileProposal[] | string> => {
    const { ref } = desk
    const said = await proposed({ ref, file: file.file, name: file.name, inputs: inputsFor(desk, input), answers })
    return 'refused' in said ? refusalInWords(file.name, said.refused) : usable(said.answer.proposals)
  }
  const asked = await askedWith(known?.answers ?? {}, propose)
  if (typeof asked === 'string') return sayAt(input, asked, 'problem')
  if (asked.proposals.length === 0) return sayAt(input, noneInWords(file), 'problem')
  const mapping = await askedOf({ spec: desk.spec, file, propose, ...asked })
  if (mapping === undefined) return sayAt(input, `${file.name} was not used.`)
  if (await takenUp(reading, mapping, false)) fileMappings.keep(key, mapping)
}

type Begun = Pick<FileAsked, 'proposals' | 'answers' | 'questions'>

/** The questions with the answers that are known to them, one round after the other: an answer may raise the next. */
async function askedWith(
  known: Answers,
  propose: FileAsked['propose'],
  before: Omit<Begun, 'proposals'> = { answers: {}, questions: [] },
): Promise<Begun | string> {
  const proposals = await propose(before.answers)
  if (typeof proposals === 'string') return proposals
  const open = proposals.flatMap((one) => one.questions)
  const keys = open.map(keyOf).filter((key) => key in known && !(key in before.answers))
  const questions = questionsPut(before.questions, open)
  if (keys.length === 0) return { proposals, answers: before.answers, questions }
  const given = Object.fromEntries(keys.map((key) => [key, known[key] ?? '']))
  return askedWith(known, propose, { answers: { ...before.answers, ...given }, questions })
}

/** No heading is one of the inputs. */
function noneInWords(file: UploadedFile): string {
  const headings = file.tables.flatMap(({ columns }) => columns.map(({ heading, name }) => heading || name))
  const named = headings.slice(0, 12).join(', ')
  return `${file.name} was not used (${fileInWords(file)}). No column matches an input. Its columns are ${named}.`
}

/** Puts what the mapping takes into the boxes; whether it fits the file. */
async function takenUp(reading: Reading, mapping: Mapping, isRemembered: boolean): Promise<boolean> {
  const { desk, file, input } = reading
  const states = await statesOf(desk, file, mapping)
  if ('refused' in states) {
    if (!isRemembered) sayAt(input, refusalInWords(file.name, states.refused), 'problem')
    return false
  }
  const before = desk.form()
  desk.fill(states.answer)
  const earlier = Object.fromEntries(Object.keys(states.answer).map((name) => [name, before[name] ?? { text: '' }]))
  const undone = () => {
    desk.fill(earlier)
    sayAt(input, 'Undone.')
  }
  const again: FileAction = ['Ask again', () => void ask(reading, mapping)]
  sayAt(input, takenInWords(reading, mapping, states.answer, isRemembered), 'said', [again, ['Undo', undone]])
  return true
}

function takenInWords({ desk, file }: Reading, mapping: Mapping, states: FormState, isRemembered: boolean): string {
  const rows = tableOf(file, mapping.table)?.rows
  const counted = rows === undefined ? '' : `, ${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`
  const into = inputsOf(mapping).map((name) => `${titleOf(desk.spec, name)} (${columnsFor(mapping, name)})`)
  const beside = Object.keys(states).filter((name) => !inputsOf(mapping).includes(name))
  const all = [...into, ...beside.map((name) => `${titleOf(desk.spec, name)} (${states[name]?.text ?? ''})`)].join(', ')
  const how = isRemembered ? ' The columns are those confirmed for the previous file of this form.' : ''
  return `Read from ${file.name}${counted}: ${all}.${how}`
}
