/** The answer in two sentences: what uses most of the ground, and how much the mat settles. */
import { capitalised, listed, shownForce, shownIn, shownUtilisation, utilisation } from '@keelson/workflow'
import type { Capacity } from './calculate-capacity.ts'
import type { Consolidation, Immediate } from './calculate-settlement.ts'
import type { Mat } from './inputs.ts'

interface Use {
  readonly name: string
  readonly use: number
}

export function sentence(p: Mat, { Q, bearingUse, slidingUse }: Capacity, edges: readonly Use[], settled: Settled) {
  const bearing = bearingUse === undefined ? [] : [{ name: 'bearing', use: bearingUse }]
  const sliding = p.horizontal_load > 0 ? [{ name: 'sliding', use: slidingUse }] : []
  const lead = Q === undefined ? 'No bearing capacity remains under the {horizontal_load}' : ultimate(Q)
  const uses = [...bearing, ...sliding, ...edges].toSorted((a, b) => b.use - a.use)
  if (uses.length === 0) return `${lead}${settlement(settled)}`
  const said = listed(uses.map(({ name, use }) => `${shownUtilisation(utilisation(use))} in ${name}`))
  return `${lead}. Utilisation ${said}${settlement(settled)}`
}

const ultimate = (Q: number) => `Ultimate vertical capacity ${shownForce(Q)}`

interface Settled {
  readonly moved: Immediate | undefined
  readonly settled: Consolidation | undefined
}
function settlement({ moved, settled }: Settled): string {
  const parts = [
    ...(moved ? [`immediate settlement ${shownIn(moved.settlement, 'mm', 3)}`] : []),
    ...(settled ? [`consolidation settlement ${shownIn(settled.settlement, 'mm', 3)}`] : []),
  ]
  return parts.length === 0 ? '' : `. ${capitalised(listed(parts))}`
}
