/** The inputs of two runs: those that differ, in the units and the digits in which they were typed. */
import { type Content, html } from '@keelson/report/html.ts'
import { asEntered } from '@keelson/report/inputs.ts'
import { unitTextAfter } from '@keelson/report/numbers.ts'
import type { InputAnswer } from '@keelson/workflow'
import { midSentence } from '@keelson/workflow/shown.ts'
import { factRow } from './compare-facts.ts'
import { ABSENT, changeText, type Row } from './compare-table.ts'
import { type Compared, differencesIn, paired } from './compared.ts'

interface ComparedInput {
  readonly name: string
  readonly a: InputAnswer | undefined
  readonly b: InputAnswer | undefined
  /** Ways into the cells that differ: '/0/thickness'; empty of an input that is one value. */
  readonly cells: readonly string[]
}

/** Cells of one input that are listed. */
const MOST_CELLS = 20

const inputsOf = ({ response }: Compared['a']): readonly InputAnswer[] => response.result?.inputs ?? []

export const pairedInputs = ({ a, b }: Compared) => paired(inputsOf(a), inputsOf(b), ({ name }) => name)

/** Whether one of them was used is a consequence, and no input. */
function differingInputs(compared: Compared): readonly ComparedInput[] {
  const differences = differencesIn(compared, 'inputs')
  return pairedInputs(compared).flatMap(([name, a, b]) => {
    const found = (differences.get(name) ?? []).filter((d) => d.name !== `${name} use`)
    const cells = found.flatMap((d) => (d.name.startsWith(`${name}/`) ? [d.name.slice(name.length)] : []))
    return found.length === 0 ? [] : [{ name, a, b, cells }]
  })
}

/** A run that gave no result has only what was sent. */
export function inputRows(compared: Compared): readonly Row[] {
  const isRead = pairedInputs(compared).length > 0
  if (isRead) return differingInputs(compared).flatMap(rowsOf)
  return compared.comparison.differences.filter(({ where }) => where === 'inputs').map(factRow)
}

function rowsOf({ a, b, cells }: ComparedInput): readonly Row[] {
  const { title = '' } = a ?? b ?? {}
  const whole = { title, a: entered(a), b: entered(b), change: changeText(...bothIn(a, b)) }
  if (cells.length === 0 || !a || !b) return [whole]
  const shown = cells.slice(0, MOST_CELLS).map((way): Row => {
    const [x, y] = [cellAt(a, way), cellAt(b, way)]
    return { title: html`${title}, ${placeText(a, way)}`, a: x.text, b: y.text, change: changeText(x.value, y.value) }
  })
  const left = cells.length - shown.length
  return left > 0
    ? [
        ...shown,
        { title: html`<span class="quiet">${left} more entries of ${midSentence(title)}</span>`, a: '', b: '' },
      ]
    : shown
}

export const entered = (input: InputAnswer | undefined): Content => (input ? asEntered(input) : ABSENT)

/** In SI: the two may be typed in different units. */
const bothIn = (a: InputAnswer | undefined, b: InputAnswer | undefined) =>
  [a, b].map((input) => input?.si?.value ?? input?.value) as [unknown, unknown]

/** 'row 1, thickness' of '/0/thickness'. */
function placeText({ columns = [] }: InputAnswer, way: string): string {
  const parts = way.split('/').slice(1)
  const titled = parts.map((part, i) => {
    if (/^\d+$/.test(part)) return `${i === 0 ? 'row' : 'column'} ${Number(part) + 1}`
    return midSentence(columns.find(({ name }) => name === part)?.title || part)
  })
  return titled.join(', ')
}

/** A cell as it was typed, else as it was read. */
function cellAt(input: InputAnswer, way: string): { readonly text: Content; readonly value: unknown } {
  const parts = way.split('/').slice(1)
  const column = input.columns?.find(({ name }) => name === parts.at(-1))
  const value = parts.reduce(memberOf, input.value)
  const { value: typed = value, unit = column?.unit ?? input.unit } = quantityIn(parts.reduce(within, input.typed))
  if (typed === undefined || typed === null) return { text: ABSENT, value }
  const label = typeof typed === 'string' ? column?.labels?.[typed] : undefined
  const text = typeof typed === 'object' ? JSON.stringify(typed) : (label ?? String(typed))
  const isNumber = typeof value === 'number' && Number.isFinite(Number(typed))
  return { text: isNumber ? html`${text}${unitTextAfter(unit)}` : text, value }
}

const memberOf = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? (of as Readonly<Record<string, unknown>>)[name] : undefined

/** A list may be typed with one unit for all of it. */
const within = (of: unknown, name: string): unknown => {
  const { value, unit } = quantityIn(of)
  const member = memberOf(value ?? of, name)
  return unit !== undefined && typeof member === 'number' ? { value: member, unit } : member
}

const quantityIn = (sent: unknown): { readonly value?: unknown; readonly unit?: string } =>
  typeof sent === 'object' && sent !== null && 'value' in sent
    ? (sent as { value: unknown; unit?: string })
    : sent === undefined
      ? {}
      : { value: sent }
