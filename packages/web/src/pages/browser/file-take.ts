/** The values that a file gives to the inputs of a page, by a mapping that was confirmed. */
import type { Mapping } from '@keelson/files/mapping/mapping.ts'
import type { FormState, Params } from '../../form/case/field.ts'
import type { FormSpec } from '../../form/case/form.ts'
import { ofExample } from '../../form/case/stated-basis.ts'
import type { UploadedFile } from '../case/file-contract.ts'
import { tableOf } from '../case/file-proposal.ts'
import { filledFrom, leftIn, MOST_EDITED, referencesTo, settledBy } from '../case/file-values.ts'
import { type FileAnswer, readInputs } from './file-service.ts'

/** The page that a file is read into. */
export interface FileDesk {
  readonly ref: string
  readonly spec: FormSpec
  readonly params: () => Params
  readonly form: () => FormState
  readonly fill: (states: FormState) => void
}
/** A long table stays in its file; so does what the form as it stands, and the example, do not let be read alone. */
export async function statesOf(desk: FileDesk, file: UploadedFile, mapping: Mapping): Promise<FileAnswer<FormState>> {
  const { ref, spec } = desk
  const sent = referencesTo(file, mapping)
  for (const params of [enteredIn(desk), desk.params(), spec.example]) {
    const said = await readInputs(ref, { ...params, ...sent })
    if ('refused' in said && said.refused.code === PARAMS) continue
    if ('refused' in said) return said
    const settled = Object.entries(said.answer).filter(([name]) => !(name in params) && !(name in sent))
    const isLong = (tableOf(file, mapping.table)?.rows ?? 0) > MOST_EDITED
    const states = isLong ? leftIn(spec, file, mapping) : filledFrom(spec, file, mapping, said.answer)
    return { answer: { ...states, ...settledBy(spec, Object.fromEntries(settled)) } }
  }
  return { answer: leftIn(spec, file, mapping) }
}

/** What the example has may be otherwise in the file: only what was entered can contradict it. */
function enteredIn({ spec, form, params }: FileDesk): Params {
  const { whole } = ofExample(spec, form())
  return Object.fromEntries(Object.entries(params()).filter(([name]) => !whole.has(name)))
}

/** Refused for what stands in the inputs, not for the file. */
const PARAMS = 'params_refused'
