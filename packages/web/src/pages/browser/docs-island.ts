/** A document of the service: its filter by workflow and standard, which the address keeps. */
import { seekInHead } from './seek.ts'

seekInHead()
const form = document.querySelector<HTMLFormElement>('form.filter')
if (form) filterBy(form)

function filterBy(form: HTMLFormElement): void {
  const [words, standard] = [form.elements.namedItem('q'), form.elements.namedItem('standard')]
  const told = form.querySelector('output')
  if (!(words instanceof HTMLInputElement) || !(standard instanceof HTMLSelectElement) || !told) return
  const parts = [...document.querySelectorAll<HTMLElement>('main > section[data-words]')]
  const rows = new Map(parts.map(({ id }) => [id, rowsTo(id)]))
  const asked = new URLSearchParams(location.search)
  words.value = asked.get('q') ?? ''
  standard.value = asked.get('standard') ?? ''
  const show = () => {
    const looked = words.value.toLowerCase().split(/\s+/).filter(Boolean)
    const isShown = ({ dataset: { words: own = '', standards = '' } }: HTMLElement) =>
      looked.every((word) => own.includes(word)) &&
      (standard.value === '' || standards.split('|').includes(standard.value))
    for (const part of parts) {
      part.hidden = !isShown(part)
      for (const row of rows.get(part.id) ?? []) row.hidden = part.hidden
    }
    const count = parts.filter((part) => !part.hidden).length
    told.textContent = count === parts.length ? '' : `${count} of ${parts.length} workflow versions shown.`
  }
  form.hidden = false
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('input', () => {
    show()
    keepInAddress(words.value, standard.value)
  })
  show()
}

/** The lines of contents and of a table that lead to a part. */
function rowsTo(id: string): readonly HTMLElement[] {
  const links = [...document.querySelectorAll<HTMLElement>(`a[href="#${id}"]`)]
  return links.flatMap((link) => link.closest<HTMLElement>('li, tr') ?? [])
}

function keepInAddress(q: string, standard: string): void {
  const kept = Object.entries({ q, standard }).filter(([, value]) => value !== '')
  const query = new URLSearchParams(kept).toString()
  history.replaceState(null, '', `${location.pathname}${query && `?${query}`}${location.hash}`)
}
