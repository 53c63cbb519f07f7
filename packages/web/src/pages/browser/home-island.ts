/** The search of the home page as it is typed, and what this reader opened last. */
import { element } from '../../form/view/dom.ts'
import { seekIn } from './seek.ts'
import { opened } from './stored.ts'

const [box, list] = ['ask', 'found'].map((id) => document.getElementById(id))
if (box instanceof HTMLInputElement && list) seekIn(box, list)
showOpened()
filterByKind()

function showOpened(): void {
  const place = document.getElementById('opened')
  const all = opened.all()
  if (!place || all.length === 0) return
  place.hidden = false
  place.replaceChildren(
    ...all.map(({ title, path }) => {
      const draft = path.includes('#') ? [' ', element('span', { class: 'tag' }, 'draft')] : []
      return element('li', {}, element('a', { href: path }, title), ...draft)
    }),
  )
}

/** Shows the calculations of one kind and standard. */
function filterByKind(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.kinds button')]
  const standard = document.querySelector<HTMLSelectElement>('#standard')
  const rows = [...document.querySelectorAll<HTMLElement>('.disciplines li[data-kind]')]
  const show = () => {
    const kind = buttons.find((button) => button.getAttribute('aria-pressed') === 'true')?.dataset.kind ?? ''
    for (const row of rows) {
      const standards = (row.dataset.standards ?? '').split('|')
      const isOf = !standard?.value || standards.includes(standard.value)
      row.hidden = (kind !== '' && row.dataset.kind !== kind) || !isOf
    }
    for (const section of document.querySelectorAll<HTMLElement>('.disciplines section'))
      section.hidden = [...section.querySelectorAll('li')].every((row) => row.hidden)
  }
  for (const button of buttons)
    button.addEventListener('click', () => {
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button))
      show()
    })
  standard?.addEventListener('change', show)
}
