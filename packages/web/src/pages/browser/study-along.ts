/** What can be done with a study that has ended: its report, its points as files, one of them as a run, its request. */
import type { StudyRequest } from '@keelson/studies/request.ts'
import type { Study } from '@keelson/studies/study.ts'
import { element } from '../../form/view/dom.ts'
import { studyCalls } from '../case/study-calls.ts'
import { pointsPath, recordPoint } from './study-service.ts'

export function links({ study_id: id, report_url }: Study): HTMLElement {
  const file = (format: 'csv' | 'parquet', title: string) =>
    element('a', { class: 'button', href: pointsPath(id, format), download: `${id}.${format}` }, title)
  const report = element(
    'a',
    { class: 'button', id: 'study-report', href: new URL(report_url, location.href).pathname },
    'Open report',
  )
  return element(
    'div',
    { class: 'actions study-links' },
    report,
    file('csv', 'Points as CSV'),
    file('parquet', 'Points as Parquet'),
  )
}

/** Any point can be made a run with a report of its own. */
function pointRecorder(id: string, total: number): HTMLElement {
  const box = element('input', {
    type: 'number',
    min: '0',
    max: String(total - 1),
    value: '0',
    'aria-label': 'Point to record',
  })
  const button = element('button', {}, 'Record')
  const said = element('span', { role: 'status' })
  const form = element('form', { class: 'record-point' }, 'Record point ', box, ' as a run ', button, ' ', said)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    button.disabled = true
    void recordPoint(id, Number(box.value)).then((answer) => {
      button.disabled = false
      if ('refused' in answer) return said.replaceChildren(answer.refused.detail)
      const { report_url, run_id } = answer.answer
      said.replaceChildren(
        report_url === null
          ? `recorded as run ${run_id}`
          : element('a', { href: new URL(report_url, location.href).pathname }, `report of point ${box.value}`),
      )
    })
  })
  return form
}

/** Of a study that is recorded nowhere: what can still be done with it. */
export function recordable(record: () => void): HTMLElement {
  const button = element('button', { class: 'primary', id: 'study-record' }, 'Record this study')
  button.addEventListener('click', record)
  return element('div', { class: 'actions study-links' }, button, element('span', { class: 'tag' }, 'not recorded'))
}

/** `recorded`: the study, where there is one. */
export function along(request: StudyRequest, recorded?: Pick<Study, 'study_id' | 'points'>): HTMLElement {
  const calls = studyCalls(request, location.origin)
  return element(
    'section',
    { id: 'study-along' },
    element('h2', {}, 'Export this study'),
    element(
      'p',
      { class: 'actions' },
      ...calls.map(({ id, title }) => element('button', { type: 'button', 'data-copy': `#${id}` }, `Copy as ${title}`)),
    ),
    ...(recorded && recorded.points.total > 0 ? [pointRecorder(recorded.study_id, recorded.points.total)] : []),
    ...calls.map(({ id, title, text }) =>
      element(
        'details',
        {},
        element('summary', {}, `Study as ${title}`),
        element('pre', { id, class: 'long', tabindex: '0' }, text),
      ),
    ),
  )
}
