/** What GET /api/workflows/{repo}/{id} answers, in OpenAPI: the members of every version, and where its results lead. */
import { domain, listOf, object, text, textFrom, withOptional } from './openapi-forms.ts'
import { component, type Json } from './openapi-workflows.ts'

const entered = { type: ['string', 'number', 'boolean', 'null'] }
const mapOf = (member: Json): Json => ({ type: 'object', additionalProperties: member })
const allOf = mapOf(listOf({ type: ['string', 'boolean', 'number'] }))

const Feed = withOptional(
  object({
    value: { ...text, description: 'Id of a number among the values of this version.' },
    to: object({
      ref: { ...text, description: 'Ref of another workflow.' },
      input: { ...text, description: 'Name of the input of the other workflow that accepts the number.' },
    }),
    note: { ...text, description: 'Basis of the number, such as static or dynamic, per line or in total.' },
  }),
  {
    when: {
      anyOf: [allOf, listOf(allOf)],
      description: 'Inputs of this version for which the pair applies, each with its permitted values.',
    },
    with: {
      ...mapOf(entered),
      description:
        'Further inputs of the other workflow, replacing its example values. An input set to null is omitted.',
    },
  },
)

/** A version of another repo has fewer members. */
const WorkflowVersion = withOptional(
  object({
    ref: text,
    version: { type: 'integer' },
    status: text,
    title: text,
    kind: text,
    request_schema: {
      type: ['object', 'null'],
      description: 'JSON Schema of params, with units and kinds of quantity.',
    },
    example: { type: ['object', 'null'] },
    evidence: listOf({ type: 'object' }),
    validated: { type: 'boolean' },
  }),
  {
    question: text,
    values_schema: { type: 'object', description: 'JSON Schema of result.values, with units and kinds of quantity.' },
    feeds: { ...listOf(component('Feed')), description: 'Results that are inputs of other workflows.' },
    text_from: textFrom('all texts'),
  },
)

export const detailSchemas: Json = {
  Feed,
  WorkflowVersion,
  WorkflowDetail: withOptional(
    object({
      ref: text,
      title: text,
      routes: listOf(object({ domain, subdomain: text })),
      firable: { type: 'boolean' },
      reason: text,
      versions: listOf(component('WorkflowVersion')),
    }),
    { text_from: textFrom('title and reason') },
  ),
}
