/** Recording the case that stands: the button beside the verdict, and what became of the run. */
import type { RunMeta, RunResponse } from '@keelson/engine/record.ts'
import type { Problem } from '@keelson/workflow'
import { element } from '../../form/view/dom.ts'
import { takingPath } from '../project/taking.ts'
import { problemIn } from './asking.ts'
import type { Case } from './case-page.ts'

export interface Recording {
  readonly element: HTMLElement
  /** Told the input hash of the case that stands, which may not be what was recorded, and whether a newer one is coming. */
  readonly stands: (inputHash: string | null, isOvertaken: boolean) => void
  /** Goes to the button, as soon as the case that is awaited can be recorded, unless the reader has gone on by then. */
  readonly focus: (isAwaited: boolean) => void
}
interface Asked {
  readonly case: () => Case
  readonly meta: () => RunMeta
  readonly isExample: () => boolean
  readonly refused: (problems: readonly Problem[]) => void
}

const ALL_EXAMPLE = 'All inputs are from the example. Record anyway?'

export function recording(asked: Asked): Recording {
  const button = element(
    'button',
    { type: 'button', class: 'primary', id: 'record', disabled: true },
    'Record',
    element('span', {}, ' this run'),
  )
  const said = element('div', { class: 'recorded', role: 'status' })
  const earlier = element('span', {}, 'previous inputs ')
  const whole = element('div', { class: 'beside-verdict' }, button, said)
  /** Hashes of the inputs that stand, and of those that were recorded. */
  let standing: string | null = null
  let recorded: string | undefined
  let waiting: Element | null = null
  /** The example is asked about once. */
  let isAsked = false
  button.addEventListener('click', () => {
    if (isAsked || !asked.isExample()) return void record()
    ask()
  })
  document.addEventListener('input', () => {
    waiting = null
  })
  return {
    element: whole,
    stands: (inputHash, isOvertaken) => {
      // A case is told again with its pictures: what was recorded of the one before it stays said.
      const isAnother = inputHash !== standing
      standing = inputHash
      if (isAnother && inputHash !== recorded) {
        recorded = undefined
        said.replaceChildren()
      }
      mark()
      if (isOvertaken || waiting === null || waiting !== document.activeElement || button.disabled) return
      waiting = null
      button.focus()
    },
    focus: (isAwaited) => {
      waiting = isAwaited || button.disabled ? document.activeElement : null
      if (waiting === null) button.focus()
    },
  }

  async function record(): Promise<void> {
    button.disabled = true
    const meta = asked.meta()
    const sent = { ...asked.case(), ...(Object.keys(meta).length > 0 && { meta }) }
    const response = await post(sent)
    button.disabled = false
    if (!response) return say('The service does not respond. Nothing was recorded.')
    if (response.ok) return tell((await response.json()) as RunResponse)
    const { detail, errors } = await problemIn(response)
    say(`Not recorded: ${detail}.`)
    asked.refused(errors)
  }

  function ask(): void {
    const choice = (title: string, chosen: () => void) => {
      const made = element('button', { type: 'button', class: 'quiet-button' }, title)
      made.addEventListener('click', () => {
        say('')
        button.focus()
        chosen()
      })
      return made
    }
    const anyway = choice('Record', () => {
      isAsked = true
      void record()
    })
    anyway.id = 'record-anyway'
    said.replaceChildren(
      ALL_EXAMPLE,
      ' ',
      anyway,
      ' ',
      choice('Cancel', () => {}),
    )
    anyway.focus()
  }

  function say(text: string): void {
    said.replaceChildren(text)
  }

  function tell({ run_id, report_url, status, provenance }: RunResponse): void {
    recorded = provenance?.input_hash
    const report =
      report_url === null
        ? element('span', {}, 'report not published')
        : element(
            'a',
            { href: new URL(report_url).pathname, id: 'report-link', class: 'button' },
            element('span', {}, 'Open '),
            'report',
          )
    said.replaceChildren(
      report,
      ' ',
      element(
        'span',
        {},
        earlier,
        status === 'ERROR' ? 'recorded as an error, run ' : 'recorded as run ',
        element('code', {}, run_id),
        ' ',
        element('a', { href: takingPath(run_id) }, 'Put into project'),
      ),
    )
    mark()
    if (report_url !== null) report.focus()
  }

  /** A case that came while the run was recorded is another one. */
  function mark(): void {
    const isThis = recorded !== undefined && recorded === standing
    whole.classList.toggle('is-recorded', isThis)
    button.disabled = isThis || standing === null
    earlier.hidden = isThis
  }
}

const post = (body: object): Promise<Response | undefined> =>
  fetch('/api/run', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
