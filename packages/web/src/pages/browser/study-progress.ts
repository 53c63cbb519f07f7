/** How far a study is while it is calculated, with what its points say so far and a way to cancel it. */
import { html } from '@keelson/report/html.ts'
import { soFarTable } from '@keelson/report/study/so-far.ts'
import type { StudyColumn } from '@keelson/studies/study.ts'
import { shownWhole } from '@keelson/workflow/shown.ts'
import { element } from '../../form/view/dom.ts'
import type { Progress } from './study-service.ts'

interface ProgressView {
  readonly bar: HTMLElement
  readonly soFar: HTMLElement
  readonly told: (progress: Progress) => void
}

export function progressView(columns: readonly StudyColumn[], cancel: () => void): ProgressView {
  const bar = element('progress', { 'aria-label': 'Calculated points', max: '1' })
  const text = element('span', { class: 'quiet' })
  const soFar = element('div', { class: 'study-so-far' })
  return {
    bar: element('div', { class: 'running' }, bar, text, cancelButton(cancel)),
    soFar,
    told: ({ status, done, total, running }) => {
      soFar.innerHTML = html`${soFarTable(running, columns)}`.text
      bar.max = Math.max(total, 1)
      bar.value = done
      text.textContent = status === 'queued' ? 'Waiting for other studies …' : countText({ done, total })
    },
  }
}

/** '412 of 1,000 points'. */
export const countText = ({ done, total }: { readonly done: number; readonly total: number }): string =>
  `${shownWhole(done)} of ${shownWhole(total)} points`

/** Of a search, whose end is not known before it. */
export const searching = (cancel: () => void): HTMLElement =>
  element(
    'div',
    { class: 'running' },
    element('progress', { 'aria-label': 'Search' }),
    element('span', { class: 'quiet' }, 'Searching …'),
    cancelButton(cancel),
  )

function cancelButton(cancel: () => void): HTMLElement {
  const stop = element('button', { type: 'button' }, 'Cancel')
  stop.addEventListener('click', () => {
    stop.disabled = true
    cancel()
  })
  return stop
}
