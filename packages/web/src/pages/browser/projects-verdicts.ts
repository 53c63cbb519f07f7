/** Verdicts that the service had no time for when it sent the list: asked for until all are there. */
import { pageNow } from './page-now.ts'

const PENDING = '.projects tr[data-pending]'

export async function bringVerdicts(): Promise<void> {
  while (document.querySelector(PENDING)) {
    const page = await pageNow()
    if (!page) return
    for (const row of document.querySelectorAll<HTMLElement>(PENDING)) {
      const now = page.querySelector(`.projects tr[data-project="${CSS.escape(row.dataset.project ?? '')}"]`)
      if (now) row.replaceWith(now)
      else row.remove()
    }
  }
}
