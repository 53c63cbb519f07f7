/** The search of the home page as it is typed, and what this reader opened last. */
import { element } from '../../form/view/dom.ts'
import { type Found, foundList } from '../case/found.ts'
import { opened } from './stored.ts'

const GATHER_MS = 80

const box = document.querySelector<HTMLInputElement>('#ask')
const list = document.getElementById('found')
let current: AbortController | undefined
let timer: ReturnType<typeof setTimeout> | undefined

box?.addEventListener('input', () => {
  clearTimeout(timer)
  timer = setTimeout(() => void ask(box.value.trim()), GATHER_MS)
})
showOpened()

async function ask(query: string): Promise<void> {
  current?.abort()
  current = new AbortController()
  const { signal } = current
  if (!list) return
  if (query === '') return list.replaceChildren()
  try {
    const response = await fetch(`/api/find?${new URLSearchParams({ q: query, limit: '6' })}`, { signal })
    if (!response.ok || signal.aborted) return
    list.innerHTML = foundList((await response.json()) as Found).text
  } catch {
    // A newer query came, or the service is away: the form still sends it.
  }
}

function showOpened(): void {
  const place = document.getElementById('opened')
  const all = opened.all()
  if (!place || all.length === 0) return
  place.hidden = false
  place
    .querySelector('ul')
    ?.replaceChildren(...all.map(({ title, path }) => element('li', {}, element('a', { href: path }, title))))
}
