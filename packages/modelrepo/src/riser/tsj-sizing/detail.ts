/** The answer in a few sentences: what governs, how much of it is used, and what the base takes. */
import { shownIn, shownUtilisation, utilisation } from '@keelson/workflow'
import type { Joint } from './calculate-joint.ts'
import type { Stresses } from './calculate-stresses.ts'

export function sentence({ theta, stations }: Joint, { most, riser }: Stresses, open: boolean): string {
  const own = `Maximum joint utilisation ${shownUtilisation(utilisation(most.utilisation))} at ${shownIn(most.place.x, 'm')} from the base, adjacent riser utilisation ${shownUtilisation(utilisation(riser.utilisation))}`
  const worse = riser.utilisation > most.utilisation ? 'adjacent riser' : 'joint'
  const governs = open ? `The ${worse} has the highest utilisation` : `The ${worse} governs`
  const base =
    theta > 0 ? `Base moment ${shownIn(stations[0]?.M ?? 0, 'kN*m')}` : 'Without a riser angle the joint does not bend'
  return `${own}. ${governs}. ${base}`
}
