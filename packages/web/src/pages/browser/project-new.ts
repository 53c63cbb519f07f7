/** A new calculation: a workflow is searched for and chosen, and it begins with the values of its example, each marked as such. */
import { escapePointer } from '@keelson/workflow/place.ts'
import { element } from '../../form/view/dom.ts'
import { nextId } from '../project/new-id.ts'
import { type ProposedLink, proposedLinks } from '../project/proposed-links.ts'
import { boxOf } from './project-boxes.ts'
import { takenOut } from './project-calculation.ts'
import { present } from './project-desk.ts'
import { editorOf, type Read } from './project-editor.ts'
import { formIn } from './project-forms.ts'
import { openCalculation } from './project-panel.ts'
import { proposedView } from './proposed-view.ts'
import { type ChosenWorkflow, workflowChoice } from './workflow-choice.ts'

const MARKED =
  'It starts with the example values of the workflow, each marked as an example value. Link or replace these with your own.'

export function openNew(): void {
  const { close, show } = formIn(() => document.getElementById('adding'), '#add')
  const ids = [...document.querySelectorAll<HTMLElement>('tr[data-row]')].map(({ dataset }) => dataset.row ?? '')
  const [id, title] = [boxOf({ title: 'Id', value: nextId(ids) }), boxOf({ title: 'Title', value: '', kind: 'wide' })]
  const named = element('div', { class: 'boxes', hidden: true }, id.label, title.label)
  const note = element('p', { class: 'note', hidden: true }, MARKED)
  const proposed = proposedView()
  const choice = workflowChoice(() => {
    const workflow = choice.chosen()
    named.hidden = note.hidden = workflow === undefined
    const fields = workflow?.request_schema?.properties ?? {}
    proposed.show(workflow ? proposedLinks(fields, workflow.example, present().basis) : [])
    form.dispatchEvent(new Event('input'))
  })
  const form = editorOf({
    label: 'Add calculation',
    boxes: [choice.element, named, note, proposed.element],
    read: () => readNew(choice.chosen(), id.text(), title.text(), proposed.taken()),
    reach: 1,
    recordText: 'Record this calculation',
    close,
    recorded: () => void openCalculation(id.text() ?? ''),
  })
  form.classList.add('paste')
  show(form)
}

function readNew(
  workflow: ChosenWorkflow | undefined,
  id: string | undefined,
  title: string | undefined,
  links: readonly ProposedLink[],
): Read {
  if (!workflow) return { fault: '' }
  if (id === undefined) return { fault: 'Enter the id of the calculation.' }
  const { ref, example } = workflow
  const linked = Object.fromEntries(links.map(({ path, basis }) => [path, { basis }]))
  const own = Object.keys(example).filter((name) => !Object.hasOwn(linked, name))
  const input_basis = Object.fromEntries(own.map((name) => [`/${escapePointer(name)}`, { from: 'example' }]))
  const inputs = { ...example, ...linked }
  const calculation = { id, ...(title !== undefined && { title }), ref, inputs, input_basis }
  return {
    says: `${id} with example values`,
    names: [],
    changes: [{ at: '/calculations/-', value: calculation }],
    undo: () => takenOut(id),
  }
}
