/** The envelope of a report surface: where its page is fetched, what it rests on, and how a person comes to it. */
import { citation } from '@keelson/equations'
import type { AnyContract } from '@keelson/workflow'
import { type Surface, surfaceRef } from './surface.ts'

export const ENVELOPE = 'service.workflow_api.ResultEnvelope/2'

/** A chat client that is configured beside HTTP. */
export interface ChatClient {
  /** Its name: telegram, teams. */
  readonly name: string
  readonly bot: string
  /** Address that opens the chat; `{prompt}` in it stands for the sentence, encoded, `{start}` for the payload of a start link. */
  readonly link: string
}

interface Way {
  /** `http`, or the name of a chat client. */
  readonly via: string
  readonly step: string
  readonly bot?: string
  readonly deep_link?: string
}
export interface ResultEnvelope {
  readonly schema: typeof ENVELOPE
  readonly status: 'ok'
  readonly repo: string
  readonly surface: string
  readonly report_url: string
  readonly request: { readonly method: 'GET'; readonly url: string }
  readonly outputs: readonly { readonly kind: 'report'; readonly url: string }[]
  readonly provenance: { readonly basis: string; readonly deterministic: boolean; readonly source: string }
  readonly note: string
  readonly prompt: string
  readonly how_to_run: readonly Way[]
}

const NOTE =
  'This output is one self-contained HTML page. Fetch it with GET. It calculates in the browser with the workflow code, and loads and sends nothing.'

/** Path of the page under the address of a service. */
export const pagePath = ({ repo, id }: { readonly repo: string; readonly id: string }): string =>
  `/surfaces/${repo}/${id}`

export function envelopeOf(surface: Surface, baseUrl: string, chat?: ChatClient): ResultEnvelope {
  const url = `${baseUrl}${pagePath(surface)}`
  const { prompt, repo } = surface
  return {
    schema: ENVELOPE,
    status: 'ok',
    repo,
    surface: surfaceRef(surface),
    report_url: url,
    request: { method: 'GET', url },
    outputs: [{ kind: 'report', url }],
    provenance: { basis: basisOf(surface), deterministic: true, source: sourceOf(surface) },
    note: NOTE,
    prompt,
    how_to_run: [
      { via: 'http', step: `GET ${url}` },
      ...(chat
        ? [
            {
              via: chat.name,
              step: `Send to ${chat.bot}: ${prompt}`,
              bot: chat.bot,
              deep_link: linkTo(surface, chat),
            },
          ]
        : []),
    ],
  }
}

/** `modelrepo_wall-thickness-explorer`: letters, digits, - and _ only, as Telegram takes them after `?start=`. */
const startOf = ({ repo, id }: Pick<Surface, 'repo' | 'id'>): string => `${repo}_${id}`

const linkTo = (surface: Surface, { link }: ChatClient): string =>
  link.replaceAll('{prompt}', encodeURIComponent(surface.prompt)).replaceAll('{start}', startOf(surface))

/** The standards of all its workflows, each once, with their editions. */
function basisOf({ workflows }: Surface): string {
  const named = workflows.flatMap(({ workflow }) =>
    (workflow.contract as AnyContract).standards.map(({ source }) => citation(source)),
  )
  return [...new Set(named)].join(', ')
}

const sourceOf = ({ repo, workflows }: Surface): string =>
  workflows.map(({ workflow: { contract } }) => `${repo}:${contract.id}@${contract.version}`).join(', ')
