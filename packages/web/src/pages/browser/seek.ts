/** The search in the head of every page: reached by `/`, answered as it is typed; Enter opens the first hit. */
import { type Found, foundList } from '../case/found.ts'

const GATHER_MS = 80

/** Brings a search box to life; `list` is where its hits stand. */
export function seekIn(box: HTMLInputElement, list: HTMLElement): void {
  let current: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The query whose hits stand, so that Enter opens what is seen. */
  let answered = ''
  box.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(box.value.trim()), GATHER_MS)
  })
  box.addEventListener('keydown', (event) => {
    const first = list.querySelector<HTMLAnchorElement>('a')
    if (event.key === 'Escape') list.replaceChildren()
    if (event.key !== 'Enter' || !first || answered !== box.value.trim() || answered === '') return
    event.preventDefault()
    first.click()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return
    event.preventDefault()
    box.focus()
    box.select()
  })

  async function ask(query: string): Promise<void> {
    current?.abort()
    current = new AbortController()
    const { signal } = current
    if (query === '') return list.replaceChildren()
    try {
      const response = await fetch(`/api/find?${new URLSearchParams({ q: query, limit: '6' })}`, { signal })
      if (!response.ok || signal.aborted) return
      list.innerHTML = foundList((await response.json()) as Found).text
      answered = query
    } catch {
      // A newer query came, or the service is away: the form still sends it.
    }
  }
}

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))

/** The box in the head; the home page has its own. */
export function seekInHead(): void {
  const [box, list] = ['#seek', '#sought'].map((at) => document.querySelector<HTMLElement>(at))
  if (box instanceof HTMLInputElement && list) seekIn(box, list)
}
