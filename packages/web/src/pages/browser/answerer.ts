/** How a page has its cases answered: by the service, or by itself. */
import type { InputBases } from '@keelson/engine/input-basis.ts'
import type { UnitSystem } from '@keelson/units/systems.ts'
import type { Params } from '../../form/case/field.ts'
import type { PageWorkflow } from '../case/page-workflow.ts'
import type { Piece } from '../case/pieces.ts'

export interface Asked {
  readonly shown: PageWorkflow
  readonly params: Params
  /** Where they come from. */
  readonly input_basis?: InputBases
  readonly system: UnitSystem
}
/** Answers a case; stops where the signal says that a newer one has come. */
export type Answerer = (asked: Asked, signal: AbortSignal) => AsyncIterable<Piece>
