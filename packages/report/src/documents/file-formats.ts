/** The formats of files that inputs are read from: what is read, what is not, what is asked; and formats that are not read. */
import { type Html, html } from '../html.ts'
import { scrolling } from '../table.ts'
import { documentPage, idOf, type Part } from './page.ts'

export interface ReadFormat {
  readonly name: string
  readonly extensions: readonly string[]
  readonly description: string
  readonly published: string
  readonly reads: readonly string[]
  readonly ignores: readonly string[]
  readonly asks: readonly string[]
}
/** An input in whose place a file is read into others. */
export interface SupersededInput {
  readonly workflow: string
  readonly input: string
  readonly instead: string
}
export interface UnreadFormat {
  readonly name: string
  readonly instead: string
}

const LEAD =
  'Inputs can be read from the files of other programs. Columns, units and open questions are shown and confirmed before anything is calculated.'

export function fileFormats(
  read: readonly ReadFormat[],
  unread: readonly UnreadFormat[],
  superseded: readonly SupersededInput[],
): string {
  const parts = read.map((format): Part => ({ id: idOf(format.name), title: format.name, body: bodyOf(format) }))
  return documentPage('File formats', LEAD, [
    ...parts,
    { id: 'not-read', title: 'Formats not read', body: tableOf(unread) },
    { id: 'superseded', title: 'Inputs superseded by files', body: supersededOf(superseded) },
  ])
}

const bodyOf = ({ extensions, description, published, reads, ignores, asks }: ReadFormat): Html =>
  html`<p>${description} Usual file names end with ${extensions.join(', ')}.</p>
<h3>Read</h3>
${listOf(reads)}
<h3>Not read</h3>
${listOf(ignores)}
<h3>Questions if the file does not state it</h3>
${listOf(asks)}
<h3>Published description</h3>
<p>${published}</p>`

const listOf = (items: readonly string[]): Html => html`<ul>${items.map((item) => html`<li>${item}</li>\n`)}</ul>`

const tableOf = (unread: readonly UnreadFormat[]): Html =>
  scrolling(
    html`<caption class="unseen">Formats not read</caption>
<thead><tr><th scope="col">Format</th><th scope="col">Alternative</th></tr></thead>
<tbody>${unread.map(({ name, instead }) => html`<tr><th scope="row">${name}</th><td>${sentence(instead)}</td></tr>\n`)}</tbody>`,
    'data',
  )

const supersededOf = (inputs: readonly SupersededInput[]): Html => html`<p>These inputs contain the text of a file.
They remain valid in requests, and recorded runs are re-run unchanged. New requests should read a file.</p>
${scrolling(
  html`<caption class="unseen">Inputs superseded by files</caption>
<thead><tr><th scope="col">Calculation</th><th scope="col">Input</th><th scope="col">Read a file into</th></tr></thead>
<tbody>${inputs.map(({ workflow, input, instead }) => html`<tr><th scope="row">${workflow}</th><td>${input}</td><td>${instead}</td></tr>\n`)}</tbody>`,
  'data',
)}`

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
