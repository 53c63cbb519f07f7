/** Where the numbers come from and how to get them again: versions, hashes, data, files, the exact request. */
import { placeInWords, placesOf } from '@keelson/engine/file-place.ts'
import type { Artifact, FileUse, RunRecord } from '@keelson/engine/record.ts'
import { type Content, type Html, html } from './html.ts'
import { timeText } from './masthead.ts'
import { bytesText, numberText } from './numbers.ts'
import { facts, type Section } from './section.ts'
import { plainJson, shellQuoted } from './shell.ts'
import { scrolling } from './table.ts'

export const provenance = (record: RunRecord): Section => ({
  id: 'provenance',
  title: 'Provenance and reproduction',
  body: html`${originOf(record)}
<h3>How to reproduce</h3>
<p>Send the same request to a Keelson service of the same version:</p>
${command(curl(record))}
<p>Alternatively, replay this page. The recorded request is run again, and the result is reported as "same" or with the differences and their causes.</p>
${command('keelson replay report.html')}`,
})

/** The same as a part of the report of a project, which is reproduced as a whole. */
export const provenanceInProject = (record: RunRecord): Section => ({
  id: 'provenance',
  title: 'Provenance',
  body: originOf(record),
})

const originOf = (record: RunRecord): Html => html`${facts(origins(record), 'wide')}
${dataTable(record)}
${fileTable(record)}
${artifactTable(record.response.artifacts)}`

function origins({ response, created_at }: RunRecord): readonly (readonly [string, Content])[] {
  const { provenance: p, determinism: d, engine, duration_s, returncode } = response
  return [
    ['Run', html`<code>${response.run_id}</code>`],
    ['Requested as', html`<code>${response.ref}</code>`],
    ['Created', `${timeText(created_at)}, ${engine} engine, ${numberText(duration_s, 3)} s`],
    ['Exit code', returncode === null ? undefined : String(returncode)],
    ['Keelson', p && html`${p.code_version.package_version}, commit <code>${p.code_version.git_sha}</code>`],
    ['Runtime', p && `Node ${p.runtime.node}, V8 ${p.runtime.v8}`],
    ['Data as of', p && timeText(p.data_as_of)],
    ['Input hash', p && html`<code>${p.input_hash}</code>`],
    ['Result hash', d && html`<code>${d.result_hash}</code>`],
    ['Reproducible', d && REPRODUCIBLE[String(d.reproducible)]],
    ['Report', response.report_url && html`<code>${response.report_url}</code>`],
  ]
}
const REPRODUCIBLE: Readonly<Record<string, string>> = {
  true: 'yes (a second run gave the same result hash)',
  false: 'no (a second run gave a different result hash)',
  null: 'not tested in this run',
}

function dataTable({ response }: RunRecord): Content {
  const data = response.provenance?.data ?? []
  if (data.length === 0) return ''
  return scrolling(
    html`<caption>Data read</caption>
<thead><tr><th scope="col">Data</th><th scope="col" class="n">Size</th><th scope="col">SHA-256</th></tr></thead>
<tbody>${data.map((d) => html`<tr><th scope="row">${d.name}</th><td class="n">${bytesText(d.bytes)}</td><td><code class="hash">${d.sha256}</code></td></tr>\n`)}</tbody>`,
    'data',
  )
}

function fileTable({ response }: RunRecord): Content {
  const titles = new Map((response.result?.inputs ?? []).map(({ name, title }) => [name, title]))
  return filesRead(response.provenance?.files ?? [], titles)
}

/** What was read of files: each column with its input and unit, and what was not read. */
export function filesRead(
  files: readonly Pick<FileUse, 'digest' | 'inputs' | 'read'>[],
  titles: ReadonlyMap<string, string>,
): Content {
  if (files.length === 0) return ''
  return scrolling(
    html`<caption>Files read</caption>
<thead><tr><th scope="col">File</th><th scope="col">Columns</th><th scope="col">Not read</th><th scope="col">SHA-256</th></tr></thead>
<tbody>${files.map(
      ({ digest, inputs, read }) =>
        html`<tr><th scope="row">${read?.name ?? 'not named'}</th><td class="long">${columnsRead(inputs, read, titles).join('; ')}</td><td class="long">${read?.left.map(({ what, count }) => `${what} (${count})`).join('; ') || 'nothing'}</td><td><code class="hash">${digest.replace('sha256:', '')}</code></td></tr>\n`,
    )}</tbody>`,
    'data',
  )
}

type Mapped = Readonly<Record<string, { readonly column: string; readonly unit?: string }>>

/** Of a file that a client read, the inputs. */
function columnsRead(
  inputs: FileUse['inputs'],
  read: FileUse['read'],
  titles: ReadonlyMap<string, string>,
): readonly string[] {
  if (!read) return inputs.map((input) => placeInWords(input, titles))
  const { columns = {} } = read.mapping
  return Object.entries(columns as Mapped).flatMap(([target, { column, unit }]) => {
    const from = `${column}${unit === undefined || unit === '-' ? '' : ` in ${unit}`}`
    return placesOf(target, inputs).map((place) => `${placeInWords(place, titles)}: ${from}`)
  })
}

function artifactTable(artifacts: readonly Artifact[]): Content {
  if (artifacts.length === 0) return ''
  return scrolling(
    html`<caption>Declared deliverables</caption>
<thead><tr><th scope="col">Deliverable</th><th scope="col">State</th><th scope="col">Path</th></tr></thead>
<tbody>${artifacts.map(
      (
        a,
      ) => html`<tr><th scope="row">${a.name}</th><td>${a.present ? '✓ present' : html`<strong>✕ missing</strong>`}</td><td><code>${a.path}</code></td></tr>
`,
    )}</tbody>`,
    'data',
  )
}

const LONGEST_REQUEST = 12_000

/** A command line, to be copied. */
export const command = (text: string): Html => html`<pre class="command" tabindex="0"><code>${text}</code></pre>
`

/** The request of a record as a command. */
export function curl({ request, base_url }: Pick<RunRecord, 'request' | 'base_url'>): string {
  const body = plainJson(request)
  const post = `curl -sS ${shellQuoted(`${base_url}/api/run`)} -H 'content-type: application/json'`
  if (body.length <= LONGEST_REQUEST) return `${post} --data-raw ${shellQuoted(body)}`
  return `# save the member "request" of the record below (${bytesText(body.length)}) as request.json\n${post} --data-binary @request.json`
}
