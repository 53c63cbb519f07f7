/** What a run found: the parts that its structure has. */
import type { Bed } from './calculate-bed.ts'
import type { PileScour } from './calculate-pile.ts'
import type { PipeScour } from './calculate-pipe.ts'
import type { RockSize } from './calculate-rock.ts'
import type { Growth } from './calculate-time.ts'

export interface Found {
  readonly bed?: Bed
  readonly pile?: PileScour
  readonly growth?: Growth | undefined
  readonly pipe?: PipeScour
  readonly rock?: RockSize
}
