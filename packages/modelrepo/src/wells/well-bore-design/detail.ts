/** Shoes, kick, strings and concept in words. */
import { listed, shown, shownIn } from '@keelson/workflow'
import { type Concept, inWords } from './calculate-concept.ts'
import { isFullyDisplaced, type Kick } from './calculate-kick.ts'
import type { Seats } from './calculate-seats.ts'
import type { StringResult } from './calculate-strings.ts'
import { weakest } from './checks.ts'
import { CONCEPT_SCREEN } from './modes.ts'
import type { Params } from './params.ts'
import { whyNoSeats } from './tables.ts'

/** What was worked out of the design. */
export interface Parts {
  readonly seats?: Seats
  readonly kick?: Kick
  readonly strings?: readonly StringResult[]
  readonly concept?: Concept
}

export function detailOf(p: Params, { seats, kick, strings, concept }: Parts): string {
  if (p.analysis === CONCEPT_SCREEN && concept) return screened(concept)
  const parts = [
    ...(seats ? [seated(seats)] : []),
    ...(kick ? [kicked(kick)] : []),
    ...(strings ? [held(strings)] : []),
    ...(concept ? [`recommended: ${inWords(concept.recommended)}`] : []),
  ]
  const said = parts.join('; ')
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`
}

const ft = (si: number) => shownIn(si, 'ft', 6)

/** Of shoes that are many the first ones from the bottom. */
const MOST_NAMED = 4
function seated(found: Seats): string {
  const { seats } = found
  const [last] = seats ?? []
  if (!seats || !last) return `no seats: ${whyNoSeats(found).notApplicable}`
  const shoes = seats.slice(0, MOST_NAMED).map(({ shoe }) => ft(shoe))
  const more = seats.length > MOST_NAMED ? ` and ${seats.length - MOST_NAMED} above` : ''
  return `shoes at ${listed(shoes)}${more}, mud of ${shownIn(last.mudWeight, 'ppg')} below the deepest`
}

function kicked(kick: Kick): string {
  const pressure = `MAASP ${shownIn(kick.MAASP, 'psi')}`
  if (isFullyDisplaced(kick)) return `${pressure}: the shoe resists an open hole full of influx`
  return `kick tolerance ${shownIn(kick.KT, 'bbl')}, ${pressure}`
}

function held(strings: readonly StringResult[]): string {
  const factors = (
    [
      ['burst', 'burst'],
      ['collapseFactor', 'collapse'],
      ['tension', 'tension'],
      ['triaxial', 'triaxial'],
    ] as const
  ).flatMap(([of, name]) => {
    const worst = weakest(strings, of)
    return worst === undefined ? [] : [`${name} ${shown(worst[of] ?? 0, 3)} (${worst.row.name})`]
  })
  return `minimum safety factors: ${listed(factors)}`
}

const screened = ({ type, total, recommended }: Concept): string =>
  `A ${inWords(type)} costs ${shownIn(total, 'MUSD')}; recommended: ${inWords(recommended)}`
