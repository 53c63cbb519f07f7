/** Files in the hands of a page: dropped on an input, on the form, or chosen by a button; what reads them is loaded with the first. */

import { raoCubes } from '@keelson/files/mapping/cube-target.ts'
import type { TSchema } from 'typebox'
import { kindOf } from '../../form/case/field.ts'
import { fieldsOf } from '../../form/case/form.ts'
import { element } from '../../form/view/dom.ts'
import { fileButton } from '../../form/view/files.ts'
import type { ReadsFile } from '../../form/view/form-view.ts'
import type { FileDesk } from './file-take.ts'

export interface FileReading {
  readonly reads: ReadsFile
  /** The button for the whole form. */
  readonly button: HTMLElement
}

/** Kinds of inputs that take columns of a file. */
const TAKERS: ReadonlySet<string> = new Set(['rows', 'list'])

/** Undefined where no input of the page takes a file. */
export function fileReading(desk: FileDesk): FileReading | undefined {
  const fields = fieldsOf(desk.spec)
  const cubes = raoCubes(desk.spec.schema).flatMap(({ amplitudes, phases }) => [amplitudes, phases])
  const isTaker = (name: string, schema: TSchema) => TAKERS.has(kindOf(schema)) || cubes.includes(name)
  const takers = Object.entries(fields).flatMap(([name, schema]) => (isTaker(name, schema) ? [name] : []))
  if (takers.length === 0) return undefined
  const reads: ReadsFile = async (file, input) => {
    const { readInto } = await import('./file-desk.ts')
    await readInto(desk, file, input)
  }
  watchDrops(new Set(takers), reads)
  return { reads, button: fileButton('Read a file', '', (file) => reads(file)) }
}

const HINT = 'Drop the file on one input, or elsewhere to fill all inputs that it has columns for.'
/** Between two events of a file that is still dragged over the page, in ms. */
const DRAGGED_MS = 300

/** While a file is dragged over the page, its form is shown as the place for it. */
function watchDrops(takers: ReadonlySet<string>, reads: ReadsFile): void {
  const hint = element('p', { class: 'drop-hint', hidden: true }, HINT)
  document.body.append(hint)
  let over: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (isDragged: boolean, field: Element | null) => {
    hint.hidden = !isDragged
    document.body.classList.toggle('file-dragged', isDragged)
    if (field === over) return
    over?.classList.remove('drop-here')
    field?.classList.add('drop-here')
    over = field
  }
  document.addEventListener('dragover', (event) => {
    if (!isOurs(event)) return
    event.preventDefault()
    show(true, fieldAt(event, takers))
    clearTimeout(timer)
    timer = setTimeout(() => show(false, null), DRAGGED_MS)
  })
  document.addEventListener('drop', (event) => {
    if (!isOurs(event)) return
    event.preventDefault()
    const input = fieldAt(event, takers)?.getAttribute('data-input') ?? undefined
    show(false, null)
    const [file] = event.dataTransfer?.files ?? []
    if (file) reads(file, input)
  })
}

/** A box for files of its own takes them as the browser has it; behind a window nothing is dropped. */
const isOurs = ({ dataTransfer, target }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true &&
  target instanceof Element &&
  !target.closest('input[type=file], dialog')

const fieldAt = ({ target }: DragEvent, takers: ReadonlySet<string>): Element | null => {
  const field = target instanceof Element ? target.closest('[data-input]') : null
  return takers.has(field?.getAttribute('data-input') ?? '') ? field : null
}
