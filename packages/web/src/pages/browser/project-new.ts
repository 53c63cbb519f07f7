/** A new calculation: a workflow is searched for and chosen, and it begins with the values of its example, each marked as such. */
import { escapePointer } from '@keelson/workflow/place.ts'
import { element } from '../../form/view/dom.ts'
import { nextId } from '../project/new-id.ts'
import { boxOf } from './project-boxes.ts'
import { takenOut } from './project-calculation.ts'
import { editorOf, type Read } from './project-editor.ts'
import { formIn } from './project-forms.ts'
import { openCalculation } from './project-panel.ts'
import { type ChosenWorkflow, workflowChoice } from './workflow-choice.ts'

const MARKED =
  'It starts with the example values of the workflow, each marked as an example value. Link or replace them with your own.'

export function openNew(): void {
  const { close, show } = formIn(() => document.getElementById('adding'), '#add')
  const ids = [...document.querySelectorAll<HTMLElement>('tr[data-row]')].map(({ dataset }) => dataset.row ?? '')
  const [id, title] = [boxOf({ title: 'Id', value: nextId(ids) }), boxOf({ title: 'Title', value: '', kind: 'wide' })]
  const named = element('div', { class: 'boxes', hidden: true }, id.label, title.label)
  const note = element('p', { class: 'note', hidden: true }, MARKED)
  const choice = workflowChoice(() => {
    named.hidden = note.hidden = choice.chosen() === undefined
    form.dispatchEvent(new Event('input'))
  })
  const form = editorOf({
    label: 'Add calculation',
    boxes: [choice.element, named, note],
    read: () => readNew(choice.chosen(), id.text(), title.text()),
    reach: 1,
    recordText: 'Record this calculation',
    close,
    recorded: () => void openCalculation(id.text() ?? ''),
  })
  form.classList.add('paste')
  show(form)
}

function readNew(workflow: ChosenWorkflow | undefined, id: string | undefined, title: string | undefined): Read {
  if (!workflow) return { fault: '' }
  if (id === undefined) return { fault: 'Enter the id of the calculation.' }
  const { ref, example } = workflow
  const input_basis = Object.fromEntries(
    Object.keys(example).map((name) => [`/${escapePointer(name)}`, { from: 'example' }]),
  )
  const calculation = { id, ...(title !== undefined && { title }), ref, inputs: example, input_basis }
  return {
    says: `${id} with example values`,
    names: [],
    changes: [{ at: '/calculations/-', value: calculation }],
    undo: () => takenOut(id),
  }
}
