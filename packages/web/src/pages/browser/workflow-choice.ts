/** A workflow chosen by the search of the service. */
import { element } from '../../form/view/dom.ts'
import type { Found } from '../case/found.ts'
import type { PublishedField } from '../project/proposed-links.ts'
import { findWorkflows } from './finding.ts'

export interface ChosenWorkflow {
  /** With its version: the latest stable one. */
  readonly ref: string
  readonly title: string
  readonly example: Readonly<Record<string, unknown>>
  readonly request_schema: { readonly properties?: Readonly<Record<string, PublishedField>> } | null
}
interface Detail {
  readonly title: string
  readonly versions: readonly (ChosenWorkflow & { readonly version: number; readonly status: string })[]
}

const GATHER_MS = 80

/** `changed`: another is chosen, or none. */
export function workflowChoice(changed: () => void) {
  const box = element('input', { type: 'search', autocomplete: 'off', placeholder: 'such as wall thickness' })
  const list = element('ul', { class: 'hits choose' })
  const said = element('p', { class: 'note', role: 'status' })
  let chosen: ChosenWorkflow | undefined
  let current: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const choose = async (base: string) => {
    const detail = await detailOf(base)
    chosen = detail && latestOf(detail)
    said.textContent = chosen ? `Workflow: ${chosen.title} (${chosen.ref}).` : `${base} could not be read.`
    if (chosen) list.replaceChildren()
    changed()
  }
  const seek = async () => {
    current?.abort()
    current = new AbortController()
    const { signal } = current
    const query = box.value.trim()
    const found = query === '' ? undefined : await findWorkflows(query, signal).catch(() => undefined)
    if (signal.aborted) return
    list.replaceChildren(...(found ? hitsOf(found, (base) => void choose(base)) : []))
    said.textContent = found && list.childElementCount === 0 ? 'No workflow matches. Use other words.' : ''
  }
  box.addEventListener('input', (event) => {
    event.stopPropagation()
    clearTimeout(timer)
    timer = setTimeout(() => void seek(), GATHER_MS)
  })
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    list.querySelector('button')?.focus()
  })
  return {
    element: element('div', { class: 'workflow-choice' }, element('label', {}, 'Search workflows', box), list, said),
    chosen: () => chosen,
  }
}

const hitsOf = ({ hits }: Found, choose: (base: string) => void): readonly HTMLElement[] =>
  hits
    .filter(({ firable }) => firable)
    .map(({ ref, title, question }) => {
      const button = element('button', { type: 'button', class: 'quiet-button' }, title)
      button.addEventListener('click', () => choose(ref))
      return element('li', {}, button, element('span', { class: 'quiet' }, question))
    })

async function detailOf(base: string): Promise<Detail | undefined> {
  try {
    const response = await fetch(`/api/workflows/${base.replace(':', '/')}`)
    return response.ok ? ((await response.json()) as Detail) : undefined
  } catch {
    return undefined
  }
}

function latestOf({ versions }: Detail): ChosenWorkflow | undefined {
  const stable = versions.filter(({ status }) => status === 'stable')
  return (stable.length > 0 ? stable : versions).toSorted((a, b) => b.version - a.version)[0]
}
