/** The answer in a few sentences: what governs, how much of it is used, and what the base takes. */
import { forInformation, shownIn, shownPressure, shownUtilisation, utilisation } from '@keelson/workflow'
import type { Joint } from './calculate-joint.ts'
import type { Stresses } from './calculate-stresses.ts'

/** Share by which two utilisations may differ and still be the same. */
const SAME = 1e-9

export function sentence({ theta, stations }: Joint, { most, riser, sigma_all }: Stresses, open: boolean): string {
  const of = (sigma_vM: number, use: number) =>
    `${shownPressure(sigma_vM)}, utilisation ${shownUtilisation(utilisation(use))}`
  const joint = `joint von Mises stress ${of(most.stresses.sigma_vM, most.utilisation)}, at ${shownIn(most.place.x, 'm')} from the base`
  const own = `${open ? forInformation(`maximum ${joint}`) : `Maximum ${joint}`}. Adjacent riser von Mises stress ${of(riser.stresses.sigma_vM, riser.utilisation)}. Allowable stress ${shownPressure(sigma_all)}`
  const equal = Math.abs(riser.utilisation - most.utilisation) <= SAME * most.utilisation
  const worse = riser.utilisation > most.utilisation ? 'adjacent riser' : 'joint'
  const higher = open ? `The ${worse} has the higher utilisation` : `The ${worse} governs`
  const governs = equal ? 'The joint and the adjacent riser have the same utilisation' : higher
  const base =
    theta > 0 ? `Base moment ${shownIn(stations[0]?.M ?? 0, 'kN*m')}` : 'Without a riser angle the joint does not bend'
  return `${own}. ${governs}. ${base}`
}
