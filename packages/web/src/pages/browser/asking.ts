/** Answers the cases of a page by asking the service for a preview of them. */
import type { Problem } from '@keelson/workflow'
import type { Piece } from '../case/pieces.ts'
import type { Answerer } from './answerer.ts'

const AWAY = 'The service does not respond. Check that it is running.'

export const asking: Answerer = async function* ({ shown, params, input_basis, system }, signal) {
  try {
    const response = await fetch(`/api/preview/sections?units=${system}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ref: shown.ref, params, input_basis }),
      signal,
    })
    if (response.ok) yield* piecesIn(response)
    else yield refusalIn(await problemIn(response))
  } catch {
    if (!signal.aborted) yield { piece: 'failed', detail: AWAY }
  }
}

/** The pieces of a body, each as soon as its line is whole. */
async function* piecesIn({ body }: Response): AsyncGenerator<Piece> {
  if (!body) return
  let rest = ''
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + read.value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as Piece
  }
}

/** What a refused request is told. */
export interface Told {
  readonly detail: string
  readonly errors: readonly Problem[]
}

export async function problemIn(response: Response): Promise<Told> {
  const body = (await response.json().catch(() => ({}))) as Partial<Told>
  return { detail: body.detail ?? `The service returned status ${response.status}`, errors: body.errors ?? [] }
}

const refusalIn = ({ detail, errors }: Told): Piece =>
  errors.length > 0 ? { piece: 'refused', problems: errors } : { piece: 'failed', detail: `${detail}.` }
