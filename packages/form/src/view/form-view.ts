/** The form of a workflow, made from the schema of its inputs. */
import type { Problem } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import type { FieldState, FormState } from '../case/field.ts'
import { EMPTY } from '../case/field.ts'
import { type FormSpec, groupsOf, useOf } from '../case/form.ts'
import { element } from './dom.ts'
import { type FieldView, fieldView } from './field-view.ts'

export interface FormView {
  readonly element: HTMLElement
  /** Fills every box. */
  readonly show: (form: FormState) => void
  /** Says which inputs have no part, and what is wrong with which. */
  readonly mark: (form: FormState, problems: readonly Problem[]) => void
}

export function formView(spec: FormSpec, changed: (name: string, state: FieldState) => void): FormView {
  const views = new Map<string, FieldView>()
  const made = ({ name, schema }: { readonly name: string; readonly schema: TSchema }) => {
    const view = fieldView(name, schema, (state) => changed(name, state))
    views.set(name, view)
    return view.element
  }
  const groups = groupsOf(spec).map(({ title, fields, more }) => {
    const first = fields.map(made)
    const rest = more.map(made)
    const summary = element('summary', {})
    const details = element('details', { class: 'more' }, summary, ...rest)
    const whole = element('fieldset', {}, element('legend', {}, title), ...first, ...(rest.length > 0 ? [details] : []))
    return { whole, details, summary, first, rest, names: more.map((field) => field.name) }
  })
  const elsewhere = element('p', { class: 'problem', role: 'alert', hidden: true })
  return {
    element: element('div', { class: 'fields' }, elsewhere, ...groups.map((group) => group.whole)),
    show: (form) => {
      for (const [name, view] of views) view.show(form[name] ?? EMPTY)
      for (const { details, names } of groups) if (names.some((name) => isGiven(form[name]))) details.open = true
    },
    mark: (form, problems) => {
      const { use } = useOf(spec, form)
      const inputOf = ({ pointer }: Problem) => pointer.split('/')[1] ?? ''
      for (const [name, view] of views) {
        view.mark({ use: use[name] ?? 'used', problems: problems.filter((p) => inputOf(p) === name) })
      }
      for (const { whole, details, summary, first, rest } of groups) {
        const there = rest.filter((field) => !field.hidden)
        details.hidden = there.length === 0
        summary.textContent = `${there.length} more, at ${there.length === 1 ? 'its default' : 'their defaults'} or not given`
        if (there.some((field) => field.classList.contains('refused'))) details.open = true
        whole.hidden = details.hidden && first.every((field) => field.hidden)
      }
      const rest = problems.filter((p) => !views.has(inputOf(p)))
      elsewhere.hidden = rest.length === 0
      elsewhere.textContent = rest.map((p) => `${p.pointer}: ${p.message}`).join('; ')
    },
  }
}

const isGiven = (state: FieldState | undefined): boolean =>
  state !== undefined && (state.text.trim() !== '' || (state.rows ?? []).length > 0)
