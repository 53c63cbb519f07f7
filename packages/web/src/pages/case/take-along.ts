/** Taking the case along: as a request, a command, a Python call or a file, with the hashes to compare. */
import type { RunRecord } from '@keelson/engine'
import { html } from '@keelson/report/html.ts'
import { command, curl } from '@keelson/report/provenance.ts'
import { facts, type Section } from '@keelson/report/section.ts'
import { pythonCall } from './python-call.ts'

export interface Taken {
  readonly version: string
  readonly input_hash: string | null | undefined
  readonly result_hash: string | null | undefined
  /** What the page does with a case, in a sentence. */
  readonly said: string
  /** Where the page can be had as a file that calculates by itself. */
  readonly offline?: string | undefined
}

export function takeAlong(record: RunRecord, { version, input_hash, result_hash, said, offline }: Taken): Section {
  const { request } = record
  return {
    id: 'case',
    title: 'Export this case',
    body: html`<p class="note">${said}</p>
<p class="actions"><button type="button" data-action="download">Save case (JSON)</button> <button type="button" data-action="copy-link">Copy address</button> <button type="button" data-copy="#case .command">Copy as curl</button> <button type="button" data-copy="#case-python">Copy as Python</button> <button type="button" data-copy="#case-json">Copy as JSON</button>${
      offline !== undefined &&
      html` <a class="button" href="${offline}" data-action="offline" download>Save for offline use</a>`
    }</p>
${command(curl(record))}
${facts(
  [
    ['Workflow', html`<code>${request.ref}</code>`],
    ['Keelson', version],
    ['Input hash', input_hash && html`<code class="hash" id="input-hash">${input_hash}</code>`],
    ['Result hash', result_hash && html`<code class="hash" id="result-hash">${result_hash}</code>`],
  ],
  'wide',
)}
<details><summary>Case in Python</summary>
<pre id="case-python" class="long" tabindex="0">${pythonCall(record)}</pre>
</details>
<details><summary>Case as JSON</summary>
<pre id="case-json" class="long" tabindex="0">${JSON.stringify(caseOf(request), null, 2)}</pre>
</details>`,
  }
}

/** The case as a file, which `keelson run` takes. */
const caseOf = ({ ref, params, input_basis, units }: RunRecord['request']) => ({ ref, params, input_basis, units })
