/** The answer in a few sentences: what governs, how much of it is used, and what the base takes. */
import { shownIn, shownRatio } from '@keelson/workflow'
import type { Joint } from './calculate-joint.ts'
import type { Stresses } from './calculate-stresses.ts'

export function sentence({ theta, stations }: Joint, { most, riser }: Stresses, open: boolean): string {
  const own = `The joint uses ${shownRatio(most.utilisation)} of its allowable stress, most at ${shownIn(most.place.x, 'm')}; the riser behind uses ${shownRatio(riser.utilisation)}`
  const worse = riser.utilisation > most.utilisation ? 'riser behind' : 'joint'
  const governs = open ? `The ${worse} is used most` : `The ${worse} governs`
  const base = theta > 0 ? `Its base takes ${shownIn(stations[0]?.M ?? 0, 'kN*m')}` : 'It does not bend'
  return `${own}. ${governs}. ${base}`
}
