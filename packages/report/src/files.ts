/** The files that a run hands over. */
import { isKept, type OutputFile } from '@keelson/engine/record.ts'
import { type Content, type Html, html } from './html.ts'
import { bytesText } from './numbers.ts'
import { scrolling } from './table.ts'

export function fileTable(files: readonly OutputFile[]): Content {
  if (files.length === 0) return ''
  return scrolling(
    html`<caption>Files of this run</caption>
<thead><tr><th scope="col">File</th><th scope="col">Type</th><th scope="col" class="n">Size</th><th scope="col">SHA-256</th></tr></thead>
<tbody>${files.map(
      (f) => html`<tr><th scope="row">${linked(f)}</th><td>${f.media_type}</td>${sizeAndDigest(f)}</tr>
`,
    )}</tbody>`,
    'data',
  )
}

const sizeAndDigest = (file: OutputFile): Html =>
  isKept(file)
    ? html`<td class="n">${bytesText(file.bytes)}</td><td><code class="hash">${file.sha256}</code></td>`
    : html`<td></td><td>generated from the record on request</td>`

export const fileName = (files: readonly OutputFile[], id: string) =>
  files.find((f) => f.basename === `${id}.csv`)?.basename
export const fileLink = (files: readonly OutputFile[], id: string): Content => {
  const file = files.find((f) => f.basename === `${id}.csv`)
  return file && linked(file)
}

/** The file's name, linked where its address is a web address. */
const linked = ({ basename, url }: OutputFile): Content =>
  /^https?:\/\//i.test(url) ? html`<a href="${url}">${basename}</a>` : html`<code>${basename}</code>`
