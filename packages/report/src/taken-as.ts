/** How a picture is taken along from a page: as files that the page makes from what it shows. */
import { type Content, type Html, html } from './html.ts'

/** Where a picture stands: a report is read without script, so it has no buttons. */
export type Place = 'report' | 'page'

const FORMATS = ['SVG', 'PNG', 'CSV'] as const

/** A chart has its data beside it. */
export function takenAs(place: Place, title: string, data?: string): Content {
  if (place === 'report') return ''
  const formats = FORMATS.filter((format) => format !== 'CSV' || data !== undefined)
  return html`<p class="taken-as">${formats.map((format) => button(format, title))}</p>${data !== undefined && html`<template class="data">${data}</template>`}
`
}

const button = (format: string, title: string): Html =>
  html`<button type="button" data-take="${format.toLowerCase()}" aria-label="Save ${title} as ${format}">${format}</button>`
