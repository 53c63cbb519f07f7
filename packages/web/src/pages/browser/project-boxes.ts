/** Boxes of an editor, each of which knows whether it was changed. */
import { element } from '../../form/view/dom.ts'

export interface Box {
  readonly label: HTMLElement
  readonly isChanged: () => boolean
  /** Without blanks around it; undefined where it is empty. */
  readonly text: () => string | undefined
}

interface BoxOptions {
  readonly title: string
  readonly value: string
  readonly kind?: string
  /** In place of a text. */
  readonly options?: readonly (readonly [value: string, shown: string])[]
  readonly rows?: number
}

export function boxOf({ title, value, kind = '', options, rows }: BoxOptions): Box {
  const control = options
    ? selectOf(options)
    : rows
      ? element('textarea', { rows: String(rows), spellcheck: 'false' })
      : textOf()
  control.value = value
  return {
    label: element('label', { class: kind }, title, control),
    isChanged: () => control.value !== value,
    text: () => (control.value.trim() === '' ? undefined : control.value.trim()),
  }
}

const textOf = () => element('input', { type: 'text', autocomplete: 'off', spellcheck: 'false' })

export const selectOf = (options: readonly (readonly [value: string, shown: string])[]): HTMLSelectElement =>
  element('select', {}, ...options.map(([value, shown]) => element('option', { value }, shown)))
