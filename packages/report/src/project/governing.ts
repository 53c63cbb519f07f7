/** The check that governs a calculation over its cases, by its title. */
import type { Envelope, EnvelopeCheck } from '@keelson/projects/envelope.ts'
import { shownUtilisation } from '@keelson/workflow/shown.ts'
import { type Content, html } from '../html.ts'
import { numberText } from '../numbers.ts'
import type { ProjectReportInput } from './input.ts'

const envelopeFor = ({ envelopes }: ProjectReportInput, id: string): Envelope | undefined =>
  envelopes.find(({ calculation }) => calculation === id)

/** undefined where no check was made. */
export function governingCheck(input: ProjectReportInput, id: string): EnvelopeCheck | undefined {
  const envelope = envelopeFor(input, id)
  return envelope?.checks.find((check) => check.id === envelope.governing?.check)
}

/** The utilisation with its limit, where that is not 1. */
export function utilisationText({ utilisation, limit }: Pick<EnvelopeCheck, 'utilisation' | 'limit'>): Content {
  if (utilisation === null) return '–'
  const allowed = limit ?? 1
  return html`${shownUtilisation(utilisation, allowed)}${allowed !== 1 && html` <span class="quiet">limit ${numberText(allowed)}</span>`}`
}
