/** Where each input of a run comes from, in words: as it was stated, and as sent where nothing was. */
import { basisOf, exampleShare, type InputBasis, type InputSource } from '@keelson/engine/input-basis.ts'
import type { RunRecord } from '@keelson/engine/record.ts'
import type { InputAnswer } from '@keelson/workflow'
import { type Content, type Html, html } from './html.ts'

/** A study has no response of its own. */
export type Of = Pick<RunRecord, 'request' | 'base_url'> & {
  readonly response?: Pick<RunRecord['response'], 'provenance'>
  /** Of a run that is printed as a part of its project. */
  readonly in_project?: ProjectWords
}
/** What a project says of the inputs that it links. */
export interface ProjectWords {
  /** undefined of what it did not give. */
  readonly origin: (basis: InputBasis, input: string) => Content | undefined
  /** Of an input that nothing else is stated of: that its load case has it. */
  readonly own: (input: string) => string | undefined
  /** Why a link may be, and what was made of several numbers. */
  readonly reasons: (input: string) => readonly string[]
  /** A name in a narrow column. */
  readonly named: (name: string) => string
  /** Whether it is a result: nobody entered it, and it is rounded as results are. */
  readonly isResult: (input: string) => boolean
}

const RUN_ID = /^[0-9a-f-]{36}$/
const SHORT = 8
const DIGEST = 12
const ALL = 'All inputs are from the example.'

/** The source of an input, and of its cells where these differ. */
export function inputSource(of: Of, input: InputAnswer): Content {
  if (input.origin === 'left out') return ''
  const { whole, cells } = basisOf(of.request, input)
  const other = [...new Map(cells.map((cell) => [JSON.stringify(cell), cell])).values()]
  const { name } = input
  const first = whole
    ? sourceText(whole, of, name)
    : (of.in_project?.own(name) ?? html`<span class="quiet">as sent</span>`)
  const reasons = of.in_project?.reasons(name) ?? []
  return html`${first}${other.map((cell) => html`; in part ${sourceText(cell, of, name)}`)}${reasons.map((reason) => html`<p class="quiet">${reason}</p>`)}`
}

/** '14 of 16 inputs are from the example.'; undefined where none is stated to be. */
export function exampleNote({ request, response }: Pick<RunRecord, 'request' | 'response'>): string | undefined {
  if (request.params === undefined) return ALL
  const inputs = response.result?.inputs ?? []
  const { example, of } = exampleShare(request, inputs)
  if (example === 0) return undefined
  const wholly = inputs.filter((input) => isWhollyExample(request, input)).length
  if (wholly === of) return ALL
  const inPart = example > wholly ? `, ${example - wholly} in part` : ''
  return `${example} of ${of} inputs ${example === 1 ? 'is' : 'are'} from the example${inPart}.`
}

function isWhollyExample(request: RunRecord['request'], input: InputAnswer): boolean {
  const { whole, cells } = basisOf(request, input)
  return whole?.from === 'example' && cells.every(({ from }) => from === 'example')
}

const sourceText = (basis: InputBasis, of: Of, input: string): Html =>
  html`${of.in_project?.origin(basis, input) ?? originText(basis, of)}${documentText(basis.source, of.in_project?.named)}`

function originText(basis: InputBasis, { base_url, response }: Of): Content {
  switch (basis.from) {
    case 'run': {
      const { id, value } = basis
      return RUN_ID.test(id)
        ? html`<a href="${base_url}/reports/${id}">run ${id.slice(0, SHORT)}</a>, ${value}`
        : `run ${id}, ${value}`
    }
    case 'basis':
      return `design basis ${basis.project}, ${basis.name}`
    case 'file': {
      const { digest, column } = basis
      const name = response?.provenance?.files?.find((file) => file.digest === digest)?.read?.name
      return html`file ${name ?? html`<code>${digest.slice(0, DIGEST)}</code>`}, column ${column}`
    }
    default:
      return basis.from
  }
}

function documentText({ document, revision, note }: InputSource = {}, called = (name: string) => name): Content {
  const named = [document, revision !== undefined && `rev. ${revision}`].filter((part) => part).join(' ')
  const parts = [named, note].filter((part) => part)
  return parts.length > 0 && html` <span class="quiet">${called(parts.join(', '))}</span>`
}
