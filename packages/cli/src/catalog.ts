/** `keelson list` and `keelson show`: what there is, and what a workflow takes and gives. */
import { domains } from '@keelson/workflow'
import { type Command, columns, firstOf, textOption } from './command.ts'
import { withCatalog } from './local-service.ts'

export const list: Command = {
  about: 'List workflows of one channel or all channels',
  options: { domain: { value: 'CHANNEL', about: 'only workflows of this channel', choices: domains } },
  run: (given) =>
    withCatalog(async (catalog) => {
      const asked = textOption(given, 'domain')
      const channels = domains.filter((domain) => asked === undefined || domain === asked)
      const rows = channels.flatMap((domain) => catalog.rows(domain).map((row) => ({ domain, ...row })))
      const line = (r: (typeof rows)[number]) => [r.ref, r.version === null ? '' : `${r.version} ${r.status}`, r.cta]
      const built = rows.filter((r) => r.firable)
      const waiting = rows.length - built.length
      given.print(rows, `${columns(built.map(line))}\n\n${waiting} more cannot be run here; use --json for the reasons`)
      return 0
    }),
}

interface Field {
  readonly title?: string
  readonly default?: unknown
  readonly 'x-ogc-unit'?: string
}

export const show: Command = {
  about: 'Show the inputs, results, checks and evidence of a workflow',
  args: [{ name: 'REF', about: 'a workflow, such as modelrepo:catenary' }],
  run: (given) =>
    withCatalog(async (catalog, datasets) => {
      const { workflowDetail } = await import('@keelson/service/workflow-detail.ts')
      const { evidenceReader } = await import('@keelson/service/evidence-reader.ts')
      const { ROOT } = await import('@keelson/service/service.ts')
      const evidence = evidenceReader(ROOT)
      const { entry } = catalog.lookUp(firstOf(given))
      const detail = workflowDetail(entry, (w) => evidence(entry.repo, w), datasets)
      given.print(
        detail,
        detail.versions.map((v) => described(v as Described)).join('\n\n') || `${detail.ref}: ${entry.reason}`,
      )
      return 0
    }),
}

interface Described {
  readonly ref: string
  readonly status: string
  readonly title: string
  readonly question?: string
  readonly request_schema: {
    readonly properties?: Readonly<Record<string, Field>>
    readonly required?: readonly string[]
  } | null
  readonly checks?: Readonly<Record<string, { readonly title: string; readonly clause: string }>>
  readonly evidence: readonly { readonly id: string; readonly kind: string; readonly source: string }[]
}

function described({ ref, status, title, question, request_schema, checks = {}, evidence }: Described): string {
  const { properties = {}, required = [] } = request_schema ?? {}
  const inputs = Object.entries(properties).map(([name, field]) => [
    `  ${name}`,
    field['x-ogc-unit'] ?? '',
    required.includes(name) ? 'required' : defaulted(field.default),
    field.title ?? '',
  ])
  const part = (heading: string, text: string) => (text === '' ? [] : [`${heading}\n${text}`])
  return [
    `${ref} (${status})\n${title}`,
    ...part('', question ?? '').map((p) => p.trim()),
    ...part('Inputs', columns(inputs)),
    ...part(
      'Checks',
      Object.values(checks)
        .map((c) => `  ${c.title} (${c.clause})`)
        .join('\n'),
    ),
    ...part('Evidence', evidence.map((c) => `  ${c.id} (${c.kind}): ${c.source}`).join('\n')),
  ].join('\n\n')
}

const defaulted = (value: unknown) => (value === undefined ? '' : `default ${JSON.stringify(value)}`)
