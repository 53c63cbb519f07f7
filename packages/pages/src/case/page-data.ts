/** What the page of a workflow begins with, as it stands in the page. */
import type { FormSpec, InputGroup } from '@keelson/form/case/form.ts'
import type { RunMeta } from '@keelson/workflow/record.ts'

export interface PageData {
  /** With its version. */
  readonly ref: string
  readonly title: string
  readonly question: string
  /** As it is published. */
  readonly schema: FormSpec['schema']
  readonly groups: readonly InputGroup[]
  readonly example: Readonly<Record<string, unknown>>
  /** Whether a run takes no longer than a key stroke. */
  readonly instant: boolean
  /** A recorded run that the page opens with. */
  readonly run?: { readonly id: string; readonly params: Readonly<Record<string, unknown>>; readonly meta?: RunMeta }
}
