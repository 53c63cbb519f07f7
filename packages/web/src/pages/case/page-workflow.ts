/** A workflow as a page has it: enough for its form and its address, and nothing that calculates. */
import type { FormSpec } from '../../form/case/form.ts'
import type { FedBy } from './carried.ts'

export interface PageWorkflow {
  /** A short name where a page has several. */
  readonly name: string
  /** With its version. */
  readonly ref: string
  readonly question: string
  readonly form: FormSpec
  /** Results of other workflows that its inputs take. */
  readonly fedBy?: readonly FedBy[]
}
export type PageWorkflows = readonly [PageWorkflow, ...PageWorkflow[]]
