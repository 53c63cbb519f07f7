/** A new entry of the basis typed in a form: read as a pasted row is, so that both ask and refuse the same. */
import { entryStates } from '@keelson/projects/document.ts'
import { element } from '../../form/view/dom.ts'
import { type Pasted, pastedRows } from '../project/pasted-rows.ts'
import { entriesChanged } from './project-basis.ts'
import { boxOf } from './project-boxes.ts'
import { present } from './project-desk.ts'
import { editorOf, type Read } from './project-editor.ts'
import { formIn } from './project-forms.ts'

export function openEntry(): void {
  const { close, show } = formIn(() => document.getElementById('pasted'), '#entry')
  const boxes = {
    name: boxOf({ title: 'Name', value: '' }),
    value: boxOf({ title: 'Value with unit, or text', value: '', kind: 'typed' }),
    status: boxOf({ title: 'Status', value: 'assumed', options: entryStates.map((state) => [state, state]) }),
    title: boxOf({ title: 'Title', value: '', kind: 'wide' }),
    group: boxOf({ title: 'Group', value: '' }),
    source: boxOf({ title: 'Source document', value: '' }),
    revision: boxOf({ title: 'Revision', value: '' }),
    note: boxOf({ title: 'Note', value: '', kind: 'wide' }),
  }
  const kind = element('select', {})
  const kindLabel = element('label', { hidden: true }, 'Kind', kind)
  /** Kinds that the unit measures; those that were offered stay in sight while the unit is the same. */
  const offer = (kinds: readonly string[]) => {
    if (
      [...kind.options]
        .slice(1)
        .map(({ value }) => value)
        .join() === kinds.join()
    )
      return
    kind.replaceChildren(new Option('choose', ''), ...kinds.map((one) => new Option(one.replaceAll('_', ' '), one)))
  }
  const read = (): Read => {
    const name = boxes.name.text() ?? ''
    const { number = boxes.value.text() ?? '', unit = '' } =
      /^(?<number>[-+\d.eE]+)\s+(?<unit>\S.*)$/.exec(boxes.value.text() ?? '')?.groups ?? {}
    const cells = {
      ...Object.fromEntries(Object.entries(boxes).map(([column, box]) => [column, box.text() ?? ''])),
      value: number,
      unit,
    }
    const row = [Object.keys(cells), Object.values(cells)].map((line) => line.join('\t')).join('\n')
    const asked = pastedRows(row, { ...present(), chosen: {} })
    kindLabel.hidden = asked.open.length === 0
    if (asked.open[0]) offer(asked.open[0].kinds)
    if (name !== '' && Object.hasOwn(present().basis, name))
      return { fault: `${name} is already an entry of the basis.` }
    const isChosen = asked.open.length > 0 && kind.value !== ''
    return readOf(isChosen ? pastedRows(row, { ...present(), chosen: { [name]: kind.value } }) : asked)
  }
  const all = [boxes.name, boxes.value].map(({ label }) => label)
  const more = [boxes.status, boxes.title, boxes.group, boxes.source, boxes.revision, boxes.note].map(
    ({ label }) => label,
  )
  const form = editorOf({
    label: 'Add entry to the basis',
    boxes: [element('div', { class: 'boxes' }, ...all, kindLabel, ...more)],
    read,
    reach: 1,
    recordText: 'Record this entry',
    close,
  })
  form.classList.add('paste')
  show(form)
}

function readOf({ entries, open, problems }: Pasted): Read {
  const [problem] = problems
  if (problem) return { fault: problem.says }
  if (open.length > 0) return { fault: 'Choose the kind of the value.' }
  const [first] = entries
  return first ? entriesChanged(first.name, { [first.name]: first.entry }) : { fault: '' }
}
