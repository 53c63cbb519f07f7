/** The inputs of a calculation: each with its own value, or with the entry or result that it is linked to. */
import type { InputBasis } from '@keelson/engine/input-basis.ts'
import type { Link } from '@keelson/projects/document.ts'
import { type Html, html } from '@keelson/report/html.ts'
import { unitAfter } from '@keelson/units'
import { counted } from './entry-text.ts'
import { isLinked, linkText, typedInput, valueText } from './input-text.ts'
import { type CalculationView, calculationPath, type InputRow, type LinkSource } from './project-view.ts'

export function inputsTable({ inputs, sources, project }: CalculationView): Html {
  const [given, others] = [inputs.filter(isProvided), inputs.filter((input) => !isProvided(input))]
  return html`${table(given, project.id, 'Inputs')}${
    others.length > 0 &&
    html`<details class="not-provided"${given.length === 0 && html` open`}><summary>Not provided <span class="quiet">${others.length}</span></summary>${table(others, project.id, 'Inputs not provided')}</details>`
  }${Object.entries(sources).map(([key, list]) => sourcesTemplate(key, list))}`
}

/** What is required is shown in any case. */
const isProvided = ({ value, required }: InputRow) => value !== undefined || required

const table = (inputs: readonly InputRow[], project: string, title: string): Html =>
  html`<div class="scroll" role="group" tabindex="0" aria-label="${title}"><table class="rows inputs-table"><thead><tr><th scope="col">Input</th><th scope="col">Value or link</th></tr></thead><tbody>${inputs.map((input) => inputRow(input, project))}</tbody></table></div>`

function inputRow(input: InputRow, project: string): Html {
  const { path, title, holds, choices, value, sources, required } = input
  const text = isLinked(value)
    ? linkText(value)
    : (labelOf(input) ?? (value === undefined ? '' : valueText(value, input.unit)))
  const { kind, unit, stated } = input
  const shape = JSON.stringify({ holds, choices, sources, kind, unit, title, value: value ?? null, stated })
  const button = text === '' ? (required ? 'Required' : 'Enter or link') : text
  return html`<tr data-input="${path}" data-shape="${shape}"><th scope="row">${title}<span class="why-stale">${kindAndUnit(input)}</span></th><td class="value"><button type="button" class="value-button${text === '' && ' is-empty'}" data-edit-input="${path}" data-typed="${isLinked(value) ? '' : typedInput(value)}" aria-label="Change ${title}, ${text === '' ? 'not provided' : text}">${isLinked(value) && html`<span class="link-mark" aria-hidden="true">↳</span> `}${button}</button>${isLinked(value) ? linkNote(value, input, project) : ownNote(input)}</td></tr>
`
}

/** Of an own value where it comes from, of a missing one what is used instead. */
function ownNote({ value, otherwise, stated = {} }: InputRow): Html | false {
  if (value === undefined) return otherwise !== '' && html`<span class="why-stale">${otherwise}</span>`
  const sources = Object.values(stated)
  if (sources.some(({ from }) => from === 'example')) return html`<span class="tag example">example value</span>`
  const told = [...new Set(sources.map(inBrief))].filter((text) => text !== '')
  return told.length > 0 && html`<span class="why-stale">${told.join(', ')}</span>`
}

function inBrief({ source, ...basis }: InputBasis): string {
  const { document, revision } = source ?? {}
  const of =
    basis.from === 'run' ? `run ${basis.id}` : basis.from === 'file' ? `file, column ${basis.column}` : undefined
  return [of, document, revision !== undefined && `rev. ${revision}`].filter((text) => text).join(', ')
}

const labelOf = ({ choices, value }: InputRow): string | undefined => choices.find(([id]) => id === value)?.[1]

const kindAndUnit = ({ kind, unit }: InputRow): string =>
  [kind.replaceAll('_', ' '), unit === '' || unit === '-' ? '' : unitAfter(unit).trim()]
    .filter((part) => part !== '')
    .join(', ')

function linkNote(link: Link, { linked = '' }: InputRow, project: string): Html {
  const because = link.because === undefined ? '' : ` Different kind: ${link.because}`
  if ('basis' in link) return html`<span class="why-stale">Basis${linked !== '' && `, ${linked}`}.${because}</span>`
  const [id = ''] = link.from.split('/')
  return html`<span class="why-stale">Result of <a href="${calculationPath(project, id)}" data-open="${id}">${id}</a>${linked !== '' && `, ${linked}`}.${because}</span>`
}

/** What may be linked to inputs of one dimension; copied where it is needed. */
const sourcesTemplate = (key: string, list: readonly LinkSource[]): Html =>
  html`<template data-sources="${key}">${[...Map.groupBy(list, ({ of }) => of ?? 'Basis')].map(
    ([of, sources]) =>
      html`<optgroup label="${of}">${sources.map(({ link, title, kind, several }) => html`<option value="${link}" data-kind="${kind}"${several && html` data-several="${JSON.stringify(several)}"`}>${title}${several && several.length > 0 && ` (${counted(several.length, 'case')})`}</option>`)}</optgroup>`,
  )}</template>`
