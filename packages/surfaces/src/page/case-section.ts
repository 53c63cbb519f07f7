/** Taking the case along: as a request for the service, as a command, as an address, with the hashes to compare. */
import { html } from '@keelson/report/html.ts'
import { command, curl } from '@keelson/report/provenance.ts'
import { facts as factList, type Section } from '@keelson/report/section.ts'
import type { RunRecord } from '@keelson/workflow'
import type { Facts } from '../case/answer.ts'

export interface Hashes {
  readonly input: string | undefined
  readonly result: string | undefined
}

export function caseSection(record: RunRecord, { package_version }: Facts, { input, result }: Hashes): Section {
  const { request } = record
  return {
    id: 'case',
    title: 'Take this case along',
    body: html`<p class="note">Nothing here is recorded or sent. The case below is a request: a Keelson service runs it by the same code, records it under the same hashes and makes its report.</p>
<p class="actions"><button type="button" data-action="download">Download the case (JSON)</button> <button type="button" data-action="copy-link">Copy the address of this case</button> <button type="button" data-action="copy-command">Copy the command</button></p>
${command(curl(record))}
${factList(
  [
    ['Workflow', html`<code>${request.ref}</code>`],
    ['Keelson', package_version],
    ['Input hash', input && html`<code class="hash" id="input-hash">${input}</code>`],
    ['Result hash', result && html`<code class="hash" id="result-hash">${result}</code>`],
  ],
  'wide',
)}
<details><summary>The case as JSON</summary>
<pre id="case-json" class="long" tabindex="0">${JSON.stringify({ ref: request.ref, params: request.params }, null, 2)}</pre>
</details>`,
  }
}

/** The buttons of the section; it is printed anew with every case, so they are heard from above. */
export function hearActions(main: HTMLElement, link: () => string): void {
  main.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-action]') : null
    if (!button) return
    const text = (selector: string) => main.querySelector(selector)?.textContent ?? ''
    switch (button.dataset.action) {
      case 'download':
        return download(text('#case-json'))
      case 'copy-link':
        return void copy(button, link())
      case 'copy-command':
        return void copy(button, text('#case .command'))
    }
  })
}

function download(json: string): void {
  const { ref } = JSON.parse(json) as { readonly ref: string }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`${json}\n`], { type: 'application/json' }))
  link.download = `${ref.replace(/^[^:]*:/, '').replace('@', '-v')}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  const before = button.textContent
  button.textContent = await navigator.clipboard.writeText(text.trim()).then(
    () => 'Copied',
    () => 'This browser does not let the page copy',
  )
  setTimeout(() => {
    button.textContent = before
  }, 2000)
}

/** SHA-256 in hexadecimal; undefined where the browser offers none to this page. */
export async function sha256(text: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
