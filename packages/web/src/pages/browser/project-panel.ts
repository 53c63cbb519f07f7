/** The calculation that is looked at, opened beneath the register of its project; its address is kept in that of the page. */
import { calculationPath } from '../project/project-view.ts'
import { exchange, present } from './project-desk.ts'
import { sayProblem } from './project-said.ts'

const HASH = '#calculation-'
const place = () => document.getElementById('calculation')
/** On its own page the calculation is always there. */
const isOwnPage = !document.querySelector('[data-part]')

let opened: string | undefined

export async function openCalculation(id: string, isAsked = true): Promise<void> {
  const section = place()
  const panel = section && (await panelOf(id))
  if (!section || !panel) return sayProblem(`Calculation ${id} could not be read.`)
  if (opened === id) exchange(section, panel)
  else section.replaceChildren(...panel.childNodes)
  section.hidden = false
  opened = id
  mark()
  if (!isAsked) return
  history.replaceState(null, '', `${HASH}${encodeURIComponent(id)}`)
  section.scrollIntoView({ block: 'start' })
  const heading = section.querySelector<HTMLElement>('h2')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

async function panelOf(id: string): Promise<Element | undefined> {
  try {
    const response = await fetch(calculationPath(present().id, id), { headers: { accept: 'text/html' } })
    if (!response.ok) return undefined
    const found = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('calculation')
    return found ? beneath(found) : undefined
  } catch {
    return undefined
  }
}

/** Beneath the heading of the page. */
function beneath(section: HTMLElement): HTMLElement {
  if (isOwnPage) return section
  const heading = section.querySelector('h1')
  const lower = document.createElement('h2')
  lower.append(...(heading?.childNodes ?? []))
  heading?.replaceWith(lower)
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'quiet-button'
  close.dataset.close = ''
  close.textContent = 'Close'
  section.querySelector('.section-head')?.append(close)
  return section
}

export function closeCalculation(): void {
  const section = place()
  if (!section) return
  const id = opened
  section.hidden = true
  section.replaceChildren()
  opened = undefined
  mark()
  history.replaceState(null, '', location.pathname)
  document.querySelector<HTMLElement>(`[data-open="${CSS.escape(id ?? '')}"]`)?.focus()
}

/** The row and the box of the calculation that is open. */
function mark(): void {
  for (const link of document.querySelectorAll('[data-part] [data-open]')) {
    if (link instanceof HTMLElement || link instanceof SVGElement) {
      if (link.dataset.open === opened) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
}

/** What stands open is asked for again once the project has changed. */
export function keepPanel(): void {
  document.addEventListener('renewed', (event) => {
    const section = place()
    if (isOwnPage && section) exchange(section, (event as CustomEvent<Document>).detail.getElementById('calculation'))
    else if (opened !== undefined && !document.querySelector(`[data-row="${CSS.escape(opened)}"]`)) closeCalculation()
    else if (opened !== undefined) void openCalculation(opened, false)
  })
  if (!isOwnPage && location.hash.startsWith(HASH))
    void openCalculation(decodeURIComponent(location.hash.slice(HASH.length)))
}
export const isPanelPage = isOwnPage
