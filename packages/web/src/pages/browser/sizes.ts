/** Offers the sizes that are made in the boxes of the inputs that are one of them; the catalogue comes with the first such box. */
import { annotations } from '@keelson/workflow'
import type { TObject } from 'typebox'
import { element } from '../../form/view/dom.ts'

const OFFERED: ReadonlySet<string> = new Set(['line_pipe_outer_diameter', 'tubing_diameter', 'line_diameter'])

export function offerSizes(place: HTMLElement, { properties }: TObject): void {
  place.addEventListener('focusin', async ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'text' || target.hasAttribute('list')) return
    const field = target.closest<HTMLElement>('[data-input]')
    const schema = properties[field?.dataset.input ?? '']
    if (!field || !schema || target.closest('table')) return
    const { kind = '', title, description } = annotations(schema)
    if (!OFFERED.has(kind)) return
    const id = `sizes-${field.dataset.input}`
    target.setAttribute('list', id)
    const { sizesOf } = await import('@keelson/standards/catalogue/sizes.ts')
    const options = sizesOf(kind, title, description).map(({ value, label }) => element('option', { value, label }))
    if (options.length > 0) field.append(element('datalist', { id }, ...options))
  })
}
