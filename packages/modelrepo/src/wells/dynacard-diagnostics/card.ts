/** A surface card taken down to the pump, with all that follows from it. */
import type { Trace } from '@keelson/equations'
import { once } from '@keelson/workflow'
import { type DiagnosedWell, diagnosedWell, isParted } from '../_shared/rod-pump/diagnosed.ts'
import { type SectionLoading, sectionLoadings } from '../_shared/rod-pump/loading.ts'
import { partingDepthOf } from '../_shared/rod-pump/parting.ts'
import type { CardWell } from '../_shared/rod-pump/well.ts'
import { balancedDamping } from './calculate-balance.ts'
import { firstHarmonic, firstNode } from './harmonic.ts'

/** All of one card. */
export interface CardRun extends DiagnosedWell {
  /** m; of parted rods alone. */
  readonly partingDepth: number | undefined
  readonly sections: () => readonly SectionLoading[]
  /** 1/s; of the finite differences alone. */
  readonly balancedDamping: number | undefined
}

export function cardRun(well: CardWell, trace: Trace): CardRun {
  const isGibbs = well.solver === 'gibbs'
  const writtenOut = isGibbs ? firstHarmonic : firstNode
  const diagnosed = diagnosedWell(well, trace, (surface, solved) => writtenOut(surface, solved, trace))
  const { surface, pumped } = diagnosed
  const isWhole = 'diagnosed' in pumped && !isParted(diagnosed)
  return {
    ...diagnosed,
    partingDepth: isParted(diagnosed) ? partingDepthOf(well, surface, trace) : undefined,
    sections: once(() => sectionLoadings(well, surface)),
    balancedDamping: !isGibbs && isWhole ? balancedDamping(well, surface, trace) : undefined,
  }
}
