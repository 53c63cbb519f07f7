/** "Try a change" below the checks: sought once the answer stands, given up with the next key stroke, taken by "Apply". */
import type { Tries } from '@keelson/studies/tries/found.ts'
import { noLimitSection, searchingSection, triesSection } from '../case/tries-section.ts'
import type { Asked } from './answerer.ts'
import type { ResultsView } from './results-view.ts'

/** Seeks the limits of a case; with `atOnce` only where that takes no longer than a key stroke may. undefined: no answer. */
export type Trier = (asked: Asked, atOnce: boolean, signal: AbortSignal) => Promise<Tries | undefined>

export interface TriesView {
  /** The answer to this case stands. */
  readonly whole: (asked: Asked) => void
  /** A newer case is coming. */
  readonly overtaken: () => void
}

/** A burst of key strokes is not over with the first answer. */
const REST_MS = 120

export function triesView(
  results: ResultsView,
  seek: Trier,
  put: (param: string, value: number, unit: string | undefined) => void,
): TriesView {
  let current: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest: Asked | undefined

  const overtaken = () => {
    clearTimeout(timer)
    current?.abort()
    results.hold('tries')
  }
  const ask = async (asked: Asked, atOnce: boolean) => {
    current?.abort()
    current = new AbortController()
    const { signal } = current
    const found = await seek(asked, atOnce, signal).catch(() => undefined)
    if (signal.aborted) return
    const section = found && (triesSection(found) ?? (atOnce ? undefined : noLimitSection()))
    if (section) results.put(section)
    else results.drop('tries')
  }
  results.element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    const { apply, value, unit, action } = button?.dataset ?? {}
    if (apply !== undefined) {
      put(apply, Number(value), unit === '-' ? undefined : unit)
      results.element.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    }
    if (action !== 'find-limits' || !latest) return
    results.put(searchingSection())
    void ask(latest, false)
  })

  return {
    whole: (asked) => {
      latest = asked
      clearTimeout(timer)
      timer = setTimeout(() => void ask(asked, true), REST_MS)
    },
    overtaken,
  }
}
