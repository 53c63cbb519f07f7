/** The calculation: its steps, then the checks that are made of them. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { checks } from './checks.ts'
import type { Substituted } from './reading.ts'
import type { Section } from './section.ts'
import { steps } from './steps.ts'

export function calculation(record: RunRecord, substituted?: Substituted): Section | undefined {
  const parts = [steps(record, substituted)?.body, checks(record)].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : { id: 'calculation', title: 'Calculation', body: parts }
}
