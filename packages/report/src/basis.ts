/** What the calculation rests on: inputs, standards and limits of validity; on a page also what the first sheet of a report says. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { assumptionsOf } from './assumed.ts'
import { type Content, html } from './html.ts'
import { inputs } from './inputs.ts'
import { wordsInBasis } from './own-words.ts'
import { prose } from './prose.ts'
import { bullets, type Section } from './section.ts'
import { standards } from './standards.ts'
import type { Place } from './taken-as.ts'
import { warningsInFull } from './warnings.ts'

export function basis(record: RunRecord, place: Place): Section | undefined {
  const { contract } = record
  const given = inputs(record)
  const applied = standards(record)
  const parts = [
    place === 'page' && warningsInFull(record),
    given && html`<h3 id="inputs">${given.title}</h3>\n${given.body}`,
    ...wordsInBasis(record),
    place === 'page' && assumed(record),
    applied && html`<h3 id="standards">${applied.title}</h3>\n${applied.body}`,
    place === 'page' && listed('Assumptions', contract?.assumptions),
    listed('Limits of validity', contract?.validity),
  ].filter((part) => part !== undefined && part !== false)
  return parts.length === 0 ? undefined : { id: 'basis', title: 'Basis', body: parts }
}

/** What the run took where nothing was provided, and why that is safe. */
function assumed({ response }: RunRecord): Content {
  const all = assumptionsOf(response.result)
  if (all.length === 0) return undefined
  const sentences = all.map(({ said, why }) =>
    why === null ? said : html`${said}. <span class="quiet">${prose(why)}</span>`,
  )
  return html`<h3 id="assumed">Assumed inputs</h3>${bullets(sentences)}`
}

const listed = (title: string, sentences: readonly string[] = []): Content =>
  sentences.length === 0 ? undefined : html`<h3>${title}</h3>${bullets(sentences.map(prose))}`
