/** What can be done with a calculation as a whole. */
import { type Html, html } from '@keelson/report/html.ts'
import type { CalculationView } from './project-view.ts'

export const calculationTools = ({ row: { id }, hasCases }: CalculationView): Html =>
  html`${tool('cases', hasCases ? 'Edit load cases' : 'Add load cases', `of ${id}`)}${tool('settings', 'Title, scope and revision', `of ${id}`)}${tool('copy', 'Copy', id)}${tool('remove', 'Remove', id)}`

const tool = (name: string, text: string, of: string): Html =>
  html`<button type="button" class="quiet-button" data-${name} aria-label="${text} ${of}">${text}</button>`
