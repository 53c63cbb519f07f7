/** The answer in two sentences: what uses most of the ground, and how much the mat settles. */
import { shownForce, shownIn, shownUtilisation, utilisation } from '@keelson/workflow'
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
  const [most, ...rest] = [...bearing, ...sliding, ...edges].toSorted((a, b) => b.use - a.use)
  const lead = Q === undefined ? 'No bearing capacity remains under the {horizontal_load}' : ultimate(Q)
  if (most === undefined) return `${lead}${settlement(settled)}`
  const others = rest.map(({ name, use }) => `${name} ${shownUtilisation(utilisation(use))}`).join(', ')
  const highest = `maximum utilisation ${shownUtilisation(utilisation(most.use))}, ${most.name}`
  return `${lead}; ${highest}${others === '' ? '' : ` (${others})`}${settlement(settled)}`
}

const ultimate = (Q: number) => `Ultimate vertical capacity ${shownForce(Q)}`

interface Settled {
  readonly moved: Immediate | undefined
  readonly settled: Consolidation | undefined
}
function settlement({ moved, settled }: Settled): string {
  const parts = [
    ...(moved ? [`${shownIn(moved.settlement, 'mm', 3)} immediate`] : []),
    ...(settled ? [`${shownIn(settled.settlement, 'mm', 3)} consolidation`] : []),
  ]
  return parts.length === 0 ? '' : `. Settlement ${parts.join(', ')}`
}
