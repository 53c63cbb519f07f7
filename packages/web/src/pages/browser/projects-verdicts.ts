/** Verdicts that the service had no time for when it sent the list: asked for until all are there. */

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

async function pageNow(): Promise<Document | undefined> {
  try {
    const response = await fetch(location.pathname, { headers: { accept: 'text/html' } })
    return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined
  } catch {
    return undefined
  }
}
