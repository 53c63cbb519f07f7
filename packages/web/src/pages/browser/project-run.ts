/** Runs what is not current, tells how far it is, and shows the verdict once it has ended. */
import { element } from '../../form/view/dom.ts'
import { counted } from '../project/entry-text.ts'
import type { RunningNow } from '../project/project-view.ts'
import { present, renew } from './project-desk.ts'
import { refusalLines, say, sayProblem } from './project-said.ts'
import { followed, run } from './project-service.ts'

export async function runProject(only?: string): Promise<void> {
  setDisabled(true)
  const answered = await run(present().id, only === undefined ? undefined : [only])
  if ('refused' in answered) {
    setDisabled(false)
    return sayProblem(refusalLines(answered.refused).join(' '))
  }
  await follow()
}

const setDisabled = (isDisabled: boolean) => {
  for (const button of document.querySelectorAll<HTMLButtonElement>('#run, [data-run]')) button.disabled = isDisabled
}

export async function follow(): Promise<void> {
  setDisabled(true)
  const bar = element('progress', { 'aria-label': 'Runs', max: String(Math.max(present().due, 1)) })
  const text = element('span', {}, 'Running …')
  say(element('p', { class: 'run-progress' }, bar, text))
  const last = await followed(present().id, (now) => {
    bar.value = now.ran
    text.textContent = progressText(now)
  })
  await renew()
  if (last?.state === 'failed') return sayProblem(`The run failed: ${last.reason ?? 'no reason is known'}.`)
  say(element('p', {}, endText(last)))
}

const progressText = ({ ran, last }: RunningNow): string =>
  ran === 0 ? 'Running …' : `${counted(ran, 'run')} recorded${last === null ? '' : `, last ${last.replace('/', ', ')}`}`

function endText(last: RunningNow | undefined): string {
  if (last?.state === 'stopped') return `The run was stopped. ${counted(last.ran, 'run')} recorded.`
  return last ? `Run complete. ${counted(last.ran, 'run')} recorded.` : 'The run has ended.'
}
