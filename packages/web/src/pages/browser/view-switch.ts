/** The two sides of a page, Answer and Study: one is in sight, and links lead to the side on which their target is. */
import { element } from '../../form/view/dom.ts'

export type Side = 'answer' | 'study'

export interface ViewSwitch {
  readonly element: HTMLElement
  readonly show: (side: Side) => void
  readonly shown: () => Side
}

/** `answer` and `study`: what each side consists of, the first element of each being where a reader goes. */
export function viewSwitch(
  answer: () => readonly HTMLElement[],
  study: HTMLElement,
  opened: (side: Side) => void,
): ViewSwitch {
  let side: Side = 'answer'
  const buttons = (['answer', 'study'] as const).map((name) => {
    const title = name === 'answer' ? 'Answer' : 'Study'
    const button = element('button', { type: 'button', 'aria-pressed': String(name === side) }, title)
    button.addEventListener('click', () => {
      show(name)
      const [first] = name === 'answer' ? answer() : [study]
      if (first && first.getBoundingClientRect().top > innerHeight / 2) first.scrollIntoView({ block: 'start' })
    })
    return { name, button }
  })
  const show = (next: Side) => {
    side = next
    for (const { name, button } of buttons) button.setAttribute('aria-pressed', String(name === side))
    for (const part of answer()) part.hidden = side !== 'answer'
    study.hidden = side !== 'study'
    opened(side)
  }
  // Before the link is followed: its target must be in sight by then.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
      const target = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
      if (!target || side !== 'study') return
      const [main] = answer()
      if (target === main) {
        event.preventDefault()
        event.stopPropagation()
        study.scrollIntoView({ block: 'start' })
        study.focus({ preventScroll: true })
      } else if (answer().some((part) => part.contains(target))) show('answer')
    },
    { capture: true },
  )
  return {
    element: element(
      'nav',
      { class: 'choice views', 'aria-label': 'View' },
      element('a', { class: 'to-inputs', href: '#inputs' }, 'Inputs'),
      ...buttons.map(({ button }) => button),
    ),
    show,
    shown: () => side,
  }
}
