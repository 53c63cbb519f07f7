/** The members that the answer of a run can have, by the schema of the version that answers, and by the answer itself. */
import type { RunResponse } from '@keelson/engine'
import type { Workflow } from '@keelson/workflow'
import { type Catalog, type Entry, type Target, targetsOf } from '../catalog.ts'
import { answerSchemas } from './openapi-answer.ts'
import { answerOfVersion, component, type Json } from './openapi-workflows.ts'

/** A place in an answer, to go down from by name. */
export interface Members {
  /** What stands under a name; undefined where there can be nothing. */
  readonly at: (name: string) => Members | undefined
  /** Names that are known here. */
  readonly names: () => readonly string[]
}
export interface AnswerMembers {
  /** Of the answer of a run that is not made yet. Throws ServiceProblem for a ref that resolves to nothing. */
  readonly ofRef: (ref: string) => Members
  /** Of an answer that is there: what its version can have, and what it has. */
  readonly ofAnswer: (answer: RunResponse) => Members
}

export function answerMembers(catalog: Catalog): AnswerMembers {
  const made = new Map<Target | undefined, Members>()
  const ofVersion = (entry: Entry | undefined, target: Target | undefined): Members => {
    const before = made.get(target)
    if (before) return before
    const members = entry && target?.kind === 'own' ? typed(entry, target.workflow) : untyped
    made.set(target, members)
    return members
  }
  return {
    ofRef: (ref) => {
      const { entry, target } = catalog.resolve(ref)
      return ofVersion(entry, target)
    },
    ofAnswer: (answer) => {
      const { repo, workflow_id, resolved_version } = answer.coordinate
      const entry = catalog.entries.find((e) => e.repo === repo && e.id === workflow_id)
      const target = entry && targetsOf(entry).find((t) => t.version === resolved_version)
      return either(ofVersion(entry, target), inValue(answer))
    },
  }
}

function typed(entry: Entry, workflow: Workflow): Members {
  const { name, schemas } = answerOfVersion(entry, workflow)
  return inForms([component(name)], { ...answerSchemas, ...schemas })
}

/** What is not built, and workflows of other repos. */
const untyped = inForms([component('AnyRunResponse')], answerSchemas)

function inForms(forms: readonly Json[], schemas: Json): Members {
  const plain = forms.flatMap((form) => plainForms(form, schemas))
  return {
    names: () => [...new Set(plain.flatMap((form) => Object.keys(propertiesOf(form))))],
    at: (name) => {
      const under = plain.flatMap((form) => formsAt(form, name))
      return under.length > 0 ? inForms(under, schemas) : undefined
    },
  }
}

/** A schema without references and choices; of a list, what its entries are. */
function plainForms(form: Json, schemas: Json): readonly Json[] {
  if (typeof form.$ref === 'string') {
    const name = form.$ref.slice(form.$ref.lastIndexOf('/') + 1)
    return plainForms(schemas[name] as Json, schemas)
  }
  if (form.type === 'array' && form.items !== undefined) return plainForms(form.items as Json, schemas)
  const choices = [form.allOf, form.oneOf, form.anyOf].flatMap((list) => (list ?? []) as readonly Json[])
  return choices.length > 0 ? choices.flatMap((choice) => plainForms(choice, schemas)) : [form]
}

const propertiesOf = (form: Json) => (form.properties ?? {}) as Readonly<Record<string, Json>>

function formsAt(form: Json, name: string): readonly Json[] {
  const own = Object.hasOwn(propertiesOf(form), name) ? propertiesOf(form)[name] : undefined
  if (own !== undefined) return [own]
  if (typeof form.additionalProperties === 'object') return [form.additionalProperties as Json]
  return holdsAnything(form) ? [{}] : []
}

function holdsAnything(form: Json): boolean {
  if (form.type === 'object') return form.properties === undefined || form.additionalProperties === true
  return Object.keys(form).length === 0
}

/** What is there, through lists. */
function inValue(...values: readonly unknown[]): Members {
  const objects = values.flat(Infinity).filter((value) => typeof value === 'object' && value !== null) as Json[]
  return {
    names: () => [...new Set(objects.flatMap(Object.keys))],
    at: (name) => {
      const under = objects.filter((o) => Object.hasOwn(o, name))
      return under.length > 0 ? inValue(...under.map((o) => o[name])) : undefined
    },
  }
}

const either = (a: Members, b: Members): Members => ({
  names: () => [...new Set([...a.names(), ...b.names()])],
  at: (name) => {
    const [left, right] = [a.at(name), b.at(name)]
    return left && right ? either(left, right) : (left ?? right)
  },
})
