/** The page of the fleet as it is now: its content is asked for again and put in place, with the reader where he was. */
import { seekInHead } from './seek.ts'

const EVERY_MS = 2000
/** What may be focused or scrolled. */
const HELD = 'a, .scroll'

setInterval(() => {
  if (!document.hidden) void renew()
}, EVERY_MS)

async function renew(): Promise<void> {
  const place = document.getElementById('fleet')
  const away = document.getElementById('fleet-away')
  if (!place || !away) return
  const now = await asked()
  away.hidden = now !== undefined
  if (now) exchange(place, now)
}

/** The content that the service gives now; undefined where it gives none. */
async function asked(): Promise<Element | undefined> {
  try {
    const response = await fetch(location.pathname, { headers: { accept: 'text/html' } })
    const text = await response.text()
    return new DOMParser().parseFromString(text, 'text/html').getElementById('fleet') ?? undefined
  } catch {
    return undefined
  }
}

function exchange(place: Element, now: Element): void {
  if (place.innerHTML === now.innerHTML) return
  const before = [...place.querySelectorAll<HTMLElement>(HELD)]
  const scrolled = before.map(({ scrollLeft }) => scrollLeft)
  const focused = before.indexOf(document.activeElement as HTMLElement)
  place.replaceChildren(...now.childNodes)
  const after = [...place.querySelectorAll<HTMLElement>(HELD)]
  for (const [i, one] of after.entries()) one.scrollLeft = scrolled[i] ?? 0
  after[focused]?.focus({ preventScroll: true })
}

seekInHead()
