/** What stands beside an empty form: the thing that is calculated, by the example, with symbols in place of its numbers. */

import { fromMarkup } from '../../form/view/dom.ts'
import type { Answerer, Asked } from './answerer.ts'

const NUMBERS = '.amount, .ruled, .taken-as, desc'

/** Nothing where the workflow draws nothing. */
export async function sketchOf(answer: Answerer, { shown, system }: Asked): Promise<Element | undefined> {
  const { signal } = new AbortController()
  for await (const piece of answer({ shown, params: shown.form.example, system }, signal))
    if (piece.piece === 'section' && piece.id === 'summary') return symbolsOf(fromMarkup(piece.html))
  return undefined
}

function symbolsOf(summary: Element): Element | undefined {
  const figure = summary.querySelector('figure')
  for (const number of figure?.querySelectorAll(NUMBERS) ?? []) number.remove()
  figure?.querySelector('svg')?.setAttribute('aria-labelledby', figure.querySelector('title')?.id ?? '')
  figure?.classList.add('sketch')
  return figure ?? undefined
}
