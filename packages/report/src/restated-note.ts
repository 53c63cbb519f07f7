/** Of a record that is read in other units than it was made in: which numbers those are. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { type Content, html } from './html.ts'

const PRACTICES = { metric: 'metric', us: 'US' } as const

export const restatedNote = ({ restated_in: system }: RunRecord): Content =>
  system !== undefined &&
  html`<p class="note restated">Restated in ${PRACTICES[system]} units for reading. Formulas and files keep the declared units. The hashes apply to the declared units.</p>
`
