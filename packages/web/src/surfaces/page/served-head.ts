/** The header of the pages on an explorer that a service hands out; a copy of it that is saved has none. */
import { fromMarkup } from '../../form/view/dom.ts'
import { focusBySlash } from '../../pages/browser/slash.ts'
import { topNav } from '../../pages/case/top-bar.ts'

export function showServedHead(): void {
  if (!location.protocol.startsWith('http') || !location.pathname.startsWith('/surfaces/')) return
  const head = fromMarkup(topNav(true).text)
  document.querySelector('.skip')?.after(head)
  const box = head.querySelector('input')
  if (!box) return
  focusBySlash(box)
  // The page may send nothing itself: what is looked for is asked of the home page.
  head.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    location.assign(`/?${new URLSearchParams({ q: box.value })}`)
  })
}
