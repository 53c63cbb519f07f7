/** The form of a workflow, made from the schema of its inputs. */
import { annotations, type Demanded, type Problem } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import { parallelLists } from '../case/along-lists.ts'
import type { FieldState, FormState } from '../case/field.ts'
import { EMPTY, isGiven, isOffered, kindOf } from '../case/field.ts'
import { alongAxes, type FormSpec, fieldsOf, type Standing, useOf } from '../case/form.ts'
import { type FormGroup, groupsOf, type PlacedField } from '../case/groups.ts'
import { element } from './dom.ts'
import { type FieldView, fieldView } from './field-view.ts'
import type { Parallel } from './list-view.ts'

/** Reads a file into an input, or into all that it has columns for. */
export type ReadsFile = (file: File, input?: string) => void

export interface FormView {
  readonly element: HTMLElement
  /** Fills every box. */
  readonly show: (form: FormState) => void
  /** Says which inputs have no part, which are asked for, what is wrong with which, and how which were read. */
  readonly mark: (form: FormState, problems: readonly Problem[], notes?: readonly Problem[]) => void
}

/** `reads`: reads a file into an input, where whoever shows the form can. */
export function formView(
  spec: FormSpec,
  changed: (name: string, state: FieldState) => void,
  reads?: ReadsFile,
): FormView {
  const views = new Map<string, FieldView>()
  const fields = fieldsOf(spec)
  const along = parallelLists(fields)
  let stands: FormState = {}
  const tell = (name: string, state: FieldState) => {
    stands = { ...stands, [name]: state }
    changed(name, state)
  }
  const listsOf = (own: string): Parallel => ({
    own,
    ...(reads && { reads: (file: File) => reads(file, own) }),
    members: () =>
      (along.get(own) ?? []).map((name) => ({ name, schema: fields[name] as TSchema, state: stands[name] ?? EMPTY })),
    put: (states) => {
      for (const [name, state] of Object.entries(states)) {
        views.get(name)?.show(state)
        tell(name, state)
      }
    },
  })
  const made = (field: PlacedField) => {
    const view = fieldView(field, (state) => tell(field.name, state), listsOf(field.name))
    views.set(field.name, view)
    return view.element
  }
  const groups = groupsOf(spec).map((group) => groupView(group, made))
  const elsewhere = element('p', { class: 'problem', role: 'alert', hidden: true })
  const news = element('p', { class: 'unseen', role: 'status' })
  let known: ReadonlySet<string> | undefined
  return {
    element: element('div', { class: 'fields' }, elsewhere, news, ...groups.map((group) => group.element)),
    show: (form) => {
      known = undefined
      stands = form
      for (const [name, view] of views) view.show(form[name] ?? EMPTY)
      for (const group of groups) group.show(form)
    },
    mark: (form, problems, notes = []) => {
      const standing = useOf(spec, form)
      const stands = alongAxes(spec, form)
      const inputOf = ({ pointer }: Problem) => pointer.split('/')[1] ?? ''
      for (const [name, view] of views) {
        view.mark({
          use: asSeen(spec, standing, name, isGiven(form[name])),
          demanded: standing.demanded.get(name),
          instead: insteadOf(spec, standing.demanded.get(name)),
          given: isGiven(form[name]),
          along: stands[name]?.along,
          problems: problems.filter((p) => inputOf(p) === name),
          notes: notes.filter((p) => inputOf(p) === name),
        })
      }
      for (const group of groups) group.mark(standing, form)
      const rest = problems.filter((p) => !views.has(inputOf(p)))
      elsewhere.hidden = rest.length === 0
      elsewhere.textContent = rest.map((p) => `${p.pointer}: ${p.message}`).join('; ')
      const asked = new Set(standing.demanded.keys())
      const added = known === undefined ? [] : [...asked].filter((name) => !known?.has(name))
      if (added.length > 0) news.textContent = `Now required: ${added.map((name) => titleIn(spec, name)).join(', ')}`
      known = asked
    },
  }
}

const titleIn = (spec: FormSpec, name: string): string => annotations(fieldsOf(spec)[name] as TSchema).title

/** What may be given in its place: `first and second, or third`. */
function insteadOf(spec: FormSpec, demanded: Demanded | undefined): string {
  const together = (inputs: readonly string[]) =>
    inputs.length > 3
      ? `${titleIn(spec, inputs[0] ?? '')} and ${inputs.length - 1} more inputs`
      : inputs.map((name) => titleIn(spec, name)).join(' with ')
  return (demanded?.standIns ?? []).map(together).join(', or ')
}

/**
 * What is not offered, and what a choice leaves aside, is out of sight, as what no mode uses; what a quantity replaces stays in
 * sight.
 */
function asSeen(spec: FormSpec, { use, replacedBy }: Standing, name: string, given: boolean) {
  if (!isOffered(fieldsOf(spec)[name] as TSchema, given)) return 'unused'
  const by = replacedBy[name] ?? []
  const byChoice = by.length > 0 && by.every((other) => kindOf(fieldsOf(spec)[other] as TSchema) === 'choice')
  return use[name] === 'overridden' && byChoice ? 'unused' : (use[name] ?? 'used')
}

interface GroupView {
  readonly element: HTMLElement
  readonly show: (form: FormState) => void
  readonly mark: (standing: Standing, form: FormState) => void
}

function groupView({ title, fields }: FormGroup, made: (field: PlacedField) => HTMLElement): GroupView {
  const parts = fields.map((field) => ({ ...field, view: made(field) }))
  const summary = element('summary', {})
  const fold = element('details', { class: 'more' }, summary)
  const whole = element('fieldset', {}, element('legend', {}, title), fold)
  /** Each field in sight or in the fold, in order; only what changes sides is moved, so that the focus stays. */
  const place = (inFold: (part: (typeof parts)[number]) => boolean) => {
    let next: HTMLElement = fold
    let nextFolded: HTMLElement | null = null
    for (const part of parts.toReversed()) {
      const home = inFold(part) ? fold : whole
      if (part.view.parentElement !== home) home.insertBefore(part.view, home === fold ? nextFolded : next)
      if (home === fold) nextFolded = part.view
      else next = part.view
    }
  }
  place(({ sight }) => sight !== 'shown')
  return {
    element: whole,
    show: (form) => {
      fold.open = parts.some(({ name, sight }) => sight !== 'shown' && isGiven(form[name]))
    },
    mark: ({ demanded }) => {
      place(({ name, sight }) => sight === 'folded' || (sight === 'on demand' && !demanded.has(name)))
      const folded = parts.filter(({ view }) => view.parentElement === fold && !view.hidden)
      fold.hidden = folded.length === 0
      summary.textContent = `${folded.length} more, ${howLeft(folded)}`
      if (folded.some(({ view }) => view.classList.contains('refused'))) fold.open = true
      whole.hidden = parts.every(({ view }) => view.hidden)
    },
  }
}

/** What stands in for the folded inputs. */
function howLeft(folded: readonly PlacedField[]): string {
  const withDefault = folded.filter(({ schema }) => 'default' in schema).length
  if (withDefault === 0) return 'not entered'
  const defaults = folded.length === 1 ? 'default' : 'defaults'
  return withDefault === folded.length ? `at ${defaults}` : `at ${defaults} or not entered`
}
