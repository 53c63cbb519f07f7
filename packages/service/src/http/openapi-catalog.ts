/** The lists of workflows: a channel, and the whole catalog. */
import { domain, listOf, object, text, textFrom, textOrNull, withOptional } from './openapi-forms.ts'
import { component, type Json } from './openapi-workflows.ts'

const version = { type: ['integer', 'null'], description: 'Latest stable version, else the latest. Null if none.' }
const status = { type: 'string', enum: ['stable', 'deprecated', 'experimental'] }
const firable = { type: 'boolean', description: 'Whether the workflow can be run here.' }
const reason = { ...text, description: 'Reason why the workflow cannot be run. Empty if it can.' }
const count = { type: 'integer' }

export const catalogSchemas: Json = {
  Channels: object({ channels: listOf(domain) }, ['channels']),
  WorkflowRow: object(
    {
      ...{ ref: text, cta: text, runtime: text, subdomain: text, version, status, firable, reason },
      text_from: textFrom('cta and reason'),
    },
    ['ref', 'cta', 'firable'],
  ),
  Workflows: object({ domain, workflows: listOf(component('WorkflowRow')) }, ['domain', 'workflows']),
  CatalogRow: withOptional(
    object({
      ...{ ref: text, repo: text, id: text, title: text },
      question: { ...textOrNull, description: 'Question of the workflow. Null if not known.' },
      kind: {
        enum: ['check', 'analysis', 'lookup', 'data', null],
        description:
          'A check against acceptance criteria, an analysis without a criterion, a lookup in an atlas, or records. Null if not known.',
      },
      standards: { ...listOf(text), description: 'Standards applied. Standards of checks are listed first.' },
      domain: { ...domain, description: 'First channel.' },
      subdomain: { ...text, description: 'Subdomain in the first channel.' },
      routes: { ...listOf(object({ domain, subdomain: text })), description: 'Every channel with its subdomain.' },
      ...{ version, status, runtime: text, firable, reason },
    }),
    { text_from: textFrom('title and reason') },
  ),
  CatalogList: object({ count, firable: count, workflows: listOf(component('CatalogRow')) }),
}
