/** The search in the head of every page: reached by `/`, answered as it is typed; Enter opens the first hit that fits. */
import { type Found, foundList } from '../case/found.ts'
import { findWorkflows } from './finding.ts'
import { focusBySlash } from './slash.ts'

const GATHER_MS = 80

/** Brings a search box to life; `list` is where its hits stand. */
export function seekIn(box: HTMLInputElement, list: HTMLElement): void {
  let current: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What stands in the list, so that Enter opens what is seen. */
  let shown: Found | undefined
  box.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), GATHER_MS)
  })
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') clear()
    if (event.key !== 'Enter' || event.isComposing || box.value.trim() === '') return
    event.preventDefault()
    void openFirst()
  })
  focusBySlash(box)

  /** Where none fits the nearest stand with the reasons, and none is opened unread. */
  async function openFirst(): Promise<void> {
    const query = box.value.trim()
    clearTimeout(timer)
    if (shown?.query !== query) await ask()
    if (shown?.query !== query) return box.form?.submit()
    if (shown.fits) list.querySelector<HTMLAnchorElement>('a')?.click()
  }

  async function ask(): Promise<void> {
    const query = box.value.trim()
    current?.abort()
    current = new AbortController()
    const { signal } = current
    if (query === '') return clear()
    try {
      const found = await findWorkflows(query, signal)
      if (!found || signal.aborted) return
      shown = found
      list.innerHTML = foundList(found).text
    } catch {
      // A newer query came, or the service is away: the form still sends it.
    }
  }

  function clear(): void {
    shown = undefined
    list.replaceChildren()
  }
}

/** The box in the head; the home page has its own. */
export function seekInHead(): void {
  const [box, list] = ['#seek', '#sought'].map((at) => document.querySelector<HTMLElement>(at))
  if (box instanceof HTMLInputElement && list) seekIn(box, list)
}
