/** What stands over a case: which workflow, which units, back to the example. */

import type { UnitSystem } from '@keelson/units/systems.ts'
import { element } from '../../form/view/dom.ts'
import type { Place } from '../case/address.ts'
import type { PageWorkflow, PageWorkflows } from '../case/page-workflow.ts'

interface Actions {
  readonly choose: (shown: PageWorkflow) => void
  readonly system: (system: UnitSystem) => void
  readonly reset: () => void
  readonly empty: () => void
  /** Reads a file into the form. */
  readonly reads: HTMLElement | undefined
}
export interface ToolsView {
  /** The choice of the workflow; nothing where there is but one. */
  readonly methods: HTMLElement
  readonly units: HTMLElement
  readonly starts: HTMLElement
  readonly show: (place: Place) => void
}

const SYSTEMS: readonly (readonly [UnitSystem, string])[] = [
  ['declared', 'Default'],
  ['metric', 'Metric'],
  ['us', 'US'],
]

export function toolsView(workflows: PageWorkflows, { choose, system, reset, empty, reads }: Actions): ToolsView {
  const methods = workflows.map((shown) => ({ key: shown, button: toggle(shown.name, () => choose(shown)) }))
  const systems = SYSTEMS.map(([key, title]) => ({ key, button: toggle(title, () => system(key)) }))
  const question = element('p', { class: 'note' })
  const buttons = element(
    'div',
    { class: 'choice', role: 'group', 'aria-label': 'Workflow' },
    ...methods.map((m) => m.button),
  )
  return {
    methods: element('div', { class: 'methods', hidden: methods.length === 1 }, buttons, question),
    units: row('Units', 'choice', ...systems.map((s) => s.button)),
    starts: element(
      'div',
      { class: 'tools' },
      row('Start from', 'starts', action('Example', reset), action('Empty', empty), ...(reads ? [reads] : [])),
    ),
    show: (place) => {
      for (const { key, button } of methods) button.setAttribute('aria-pressed', String(key === place.shown))
      for (const { key, button } of systems) button.setAttribute('aria-pressed', String(key === place.system))
      question.textContent = place.shown.question
    },
  }
}

function toggle(title: string, chosen: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button', 'aria-pressed': 'false' }, title)
  button.addEventListener('click', chosen)
  return button
}

const row = (name: string, kind: string, ...buttons: readonly HTMLElement[]): HTMLElement =>
  element(
    'div',
    { class: 'tool' },
    element('span', { 'aria-hidden': 'true' }, name),
    element('div', { class: kind, role: 'group', 'aria-label': name }, ...buttons),
  )

function action(title: string, chosen: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button' }, title)
  button.addEventListener('click', chosen)
  return button
}
