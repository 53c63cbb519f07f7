/** What is sent and answered of projects: the document, its standing, envelopes and what a change would move. */
import { freshnessStates, limitStates, outcomes } from '@keelson/projects'
import { DOCUMENT_SCHEMA } from '@keelson/projects/schema.ts'
import { STATUSES } from './openapi-answer.ts'
import { listOf, object, text, textOrNull, withOptional } from './openapi-forms.ts'
import { component, type Json } from './openapi-workflows.ts'

const integer = { type: 'integer' }
const numberOrNull = { type: ['number', 'null'] }
const textOf = (description: string): Json => ({ ...text, description })
const orNull = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] })
const beforeAndAfter = (schema: Json): Json => object({ before: schema, after: schema })

const freshness = { enum: [...freshnessStates], description: 'State of the results against the present inputs.' }
const outcome = { enum: [...outcomes] }
const governing = orNull(object({ check: text, case: text, utilisation: numberOrNull }))

const verdict = object({
  is_green: {
    type: 'boolean',
    description: 'True only if every calculation in scope is current and passes with a check made and none open.',
  },
  says: textOf('Verdict in one sentence.'),
  in_scope: integer,
  out_of_scope: integer,
  passed: integer,
  failed: integer,
  open: integer,
  unchecked: integer,
  errors: integer,
  freshness: object({ never_run: integer, current: integer, stale: integer, blocked: integer }),
  basis: object({
    entries: { ...integer, description: 'Basis entries other than results.' },
    assumed: { ...integer, description: 'Assumed entries among these.' },
    examples: { ...integer, description: 'Inputs in scope with example values.' },
  }),
})
const calculation = object({
  id: text,
  title: text,
  ref: text,
  in_scope: { type: 'boolean' },
  freshness,
  why: textOf('Reason why the calculation is stale or blocked. Empty otherwise.'),
  outcome,
  detail: textOf('Result of the governing case in one sentence.'),
  governing,
  cases: integer,
  not_calculated: { ...listOf(text), description: 'Cases without a result.' },
  run_id: textOrNull,
  origin: {
    ...orNull(object({ service: text, run_id: text, created_at: text, record: text })),
    description: 'Imported run that this run repeats with the same result.',
  },
  needs: { ...listOf(text), description: 'Calculations whose results are used.' },
  newer: { type: ['integer', 'null'], description: 'Newer stable version of the workflow.' },
})
const registerLine = withOptional(object({ kind: text, at: text, says: text }), { case: text, source: text })
const revision = object({ name: text, issued: text, by: text, note: text })

const change = withOptional(object({ at: textOf('JSON pointer into the project, such as /basis/pipe.od.') }), {
  value: { description: 'New value. If absent, the entry is removed.' },
})
const envelopeCase = withOptional(
  object({
    name: text,
    status: { enum: [...STATUSES, null] },
    detail: text,
    utilisation: numberOrNull,
    governing_check: textOrNull,
    checks_made: integer,
    checks_open: integer,
  }),
  { limit_state: { enum: [...limitStates] }, run_id: text },
)
const envelopeCheck = object({
  id: text,
  title: text,
  standard: text,
  clause: text,
  state: { enum: ['pass', 'fail', 'not_made'] },
  open: { type: 'boolean' },
  governing_case: textOrNull,
  utilisation: numberOrNull,
  limit: numberOrNull,
  open_in: listOf(text),
  failed_in: listOf(text),
})
const movedCase = object({
  name: text,
  status: beforeAndAfter({ enum: [...STATUSES, null] }),
  answers: listOf(object({ name: text, title: text, unit: text, before: {}, after: {} })),
})

export const projectSchemas: Json = {
  ProjectDocument: DOCUMENT_SCHEMA,
  ProjectVerdict: verdict,
  ProjectCalculation: calculation,
  Project: object({
    id: text,
    version: { ...integer, description: 'Version, which each change raises. Also the ETag.' },
    owner: textOrNull,
    created: text,
    updated: text,
    project: component('ProjectDocument'),
    standing: object({
      verdict: component('ProjectVerdict'),
      calculations: listOf(component('ProjectCalculation')),
      register: { ...listOf(registerLine), description: 'Assumptions and open items.' },
    }),
    revisions: listOf(revision),
    running: orNull(component('ProjectRunning')),
  }),
  ProjectImport: object({
    project: component('Project'),
    replayed: { ...integer, description: 'Number of runs that were repeated here with the same result.' },
    left_out: {
      ...listOf(
        object({
          revision: { ...textOrNull, description: 'Revision, or null for the present project.' },
          calculation: text,
          case: text,
          run_id: textOrNull,
          why: text,
        }),
      ),
      description: 'Results of the archive that were not imported.',
    },
  }),
  ProjectBasisTaken: object({
    changes: {
      ...listOf(withOptional(object({ at: text }), { before: {}, value: {} })),
      description: 'Changes by JSON pointer. Without a value, the place is removed.',
    },
    not_in_file: { ...listOf(text), description: 'Entries without a row. They are unchanged.' },
    version: integer,
    applied: { type: 'boolean' },
  }),
  Projects: object({
    projects: listOf(
      object({ id: text, title: text, version: integer, owner: textOrNull, created: text, updated: text }),
    ),
  }),
  ProjectTemplates: object({
    templates: listOf(
      object({
        id: text,
        title: text,
        description: text,
        document: { ...component('ProjectDocument'), description: 'Document to create a project from.' },
      }),
    ),
  }),
  ProjectRunning: object({
    state: { enum: ['running', 'done', 'stopped', 'failed'] },
    ran: { ...integer, description: 'Number of runs recorded.' },
    last: { ...textOrNull, description: 'Last calculation, or calculation/case.' },
    reason: textOrNull,
  }),
  ProjectRunRequest: {
    type: 'object',
    properties: {
      only: { ...listOf(text), description: 'Calculations to run, with those whose results they use. Default: all.' },
      all: { type: 'boolean', description: 'Also run calculations that are current.' },
    },
    additionalProperties: false,
  },
  ProjectCalculationRequest: withOptional(object({ id: textOf('Id of the new calculation.') }), {
    run_id: textOf('Recorded run that becomes the calculation.'),
    basis: {
      type: 'object',
      additionalProperties: text,
      description: 'Names of basis entries by input of the run. A new entry is assumed.',
    },
    copy_of: textOf('Calculation to copy with its links, in place of run_id.'),
  }),
  ProjectChanges: object({ changes: { ...listOf(change), minItems: 1 } }),
  ProjectIssue: withOptional(object({ name: textOf('Revision name.'), by: textOf('Name of the issuer.') }), {
    note: text,
  }),
  ProjectRevision: revision,
  ProjectEnvelope: object({
    calculation: text,
    cases: listOf(envelopeCase),
    checks: listOf(envelopeCheck),
    not_calculated: listOf(text),
    governing,
  }),
  ProjectWhatIf: object({
    verdict: beforeAndAfter(component('ProjectVerdict')),
    moved: listOf(
      object({
        id: text,
        title: text,
        outcome: beforeAndAfter(outcome),
        freshness: beforeAndAfter(text),
        why: text,
        governing: beforeAndAfter(governing),
        cases: listOf(movedCase),
      }),
    ),
    ran: { ...integer, description: 'Number of previews made.' },
  }),
  ProjectDifferences: object({
    basis: listOf({ type: 'object' }),
    calculations: listOf({ type: 'object' }),
    results: listOf({ type: 'object' }),
  }),
}
