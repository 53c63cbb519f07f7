/** The Study side beside the answer: the switch, and the panel, which is loaded when it is first opened. */
import { element } from '../../form/view/dom.ts'
import type { PageData } from '../case/page-data.ts'
import { type AddressedStudy, isSameStudy, studyIn, withStudy } from '../case/study-address.ts'
import type { StudyOptions, StudyPanel } from './study-panel.ts'
import { viewSwitch } from './view-switch.ts'

interface SideOptions extends Pick<StudyOptions, 'spec' | 'form' | 'case' | 'meta' | 'refused'> {
  readonly put: (param: string, value: number, unit?: string) => void
}
export interface StudySide {
  /** The switch between the two. */
  readonly element: HTMLElement
  /** Sets the panel beside the answer. */
  readonly within: (outcomes: HTMLElement) => void
  readonly changed: () => void
  /** Shows the study of the address, now and whenever the reader goes back or forth; for once the page stands. */
  readonly follow: () => void
}

const NOT_LOADED = 'The study could not be loaded. Reload the page.'

/** Of a workflow that can be studied. */
export function openStudy({ study, instant }: PageData, options: SideOptions): StudySide | undefined {
  if (!study) return undefined
  let place: HTMLElement | undefined
  let isOpen = false
  let shown: AddressedStudy | undefined
  let loading: Promise<StudyPanel> | undefined
  const room = element('main', { class: 'study', id: 'study', tabindex: '-1', hidden: true })
  const asked: StudyOptions = {
    ...options,
    outputs: study.outputs,
    instant,
    shows: (another) => {
      if (isSameStudy(another, shown)) return
      shown = another
      history.pushState(null, '', `${location.pathname}${withStudy(location.search, another)}${location.hash}`)
    },
    take: ({ param, value, unit }) => {
      options.put(param, value, unit)
      views.show('answer')
      place?.scrollIntoView({ block: 'start' })
      place?.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    },
  }
  const answer = () =>
    [...(place?.querySelectorAll<HTMLElement>(':scope>#main, :scope>.standing>.tabs') ?? [])].reverse()
  const views = viewSwitch(answer, room, (side) => {
    isOpen = side === 'study'
    changed()
  })
  return {
    element: views.element,
    within: (outcomes) => {
      place = outcomes
      outcomes.append(room)
    },
    changed,
    follow: () => {
      open()
      addEventListener('popstate', open)
    },
  }

  function changed(): void {
    if (isOpen) onPanel((panel) => panel.changed())
  }

  /** What a page could not load it never asks for again. */
  function onPanel(use: (panel: StudyPanel) => void): void {
    loading ??= import('./study-panel.ts').then(({ studyPanel }) => studyPanel(room, asked))
    loading.then(use, () => room.replaceChildren(element('p', { class: 'note', role: 'alert' }, NOT_LOADED)))
  }

  function open(): void {
    const addressed = studyIn(location.search)
    if (isSameStudy(addressed, shown)) return
    shown = addressed
    views.show(addressed ? 'study' : 'answer')
    if (addressed || loading) onPanel((panel) => panel.open(addressed))
  }
}
