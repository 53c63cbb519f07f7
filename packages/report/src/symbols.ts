/** The symbols of the calculation as an appendix. */
import type { RunRecord } from '@keelson/workflow/record.ts'
import { nomenclature } from './nomenclature.ts'
import type { Section } from './section.ts'

export function symbols(record: RunRecord): Section | undefined {
  const body = nomenclature(record)
  return body.text === '' ? undefined : { id: 'nomenclature', title: 'Nomenclature', body }
}
