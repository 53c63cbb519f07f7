/** What was found, in words, by the analysis. */
import { shown, shownIn } from '@keelson/workflow'
import type { Bit, Optimum } from './calculate-bit.ts'
import type { Circulation } from './calculate-circulation.ts'
import type { Cleaning } from './calculate-cleaning.ts'
import type { SinglePipe, TwoAnnuli } from './calculate-single.ts'
import type { Trip } from './calculate-trip.ts'

const psi = (si: number) => shownIn(si, 'psi')
const ppg = (si: number) => shownIn(si, 'ppg')

export function ofCirculation({ p_sp, ECD, bit, cleaning }: Circulation, trip: Trip | undefined): string {
  const tripped = trip === undefined ? '' : `; surge ${ppg(trip.surge)} and swab ${ppg(trip.swab)}`
  const nozzles = bit === undefined ? '' : `; the nozzles give ${shownIn(bit.HSI, 'hp/in2', 3)}`
  return `Standpipe pressure ${psi(p_sp)}, ECD ${ppg(ECD)}${tripped}${nozzles}; ${carried(cleaning)}`
}

export const ofTrip = ({ surge, swab, dP_t }: Trip): string =>
  `Tripping changes the pressure by ${psi(dP_t)}: surge ${ppg(surge)}, swab ${ppg(swab)}`

export const ofPipe = ({ dP, regime, v }: SinglePipe): string =>
  `Pressure loss in the pipe ${psi(dP)}, flow ${regime} at ${shownIn(v, 'ft/min')}`

export function ofAnnuli({ dP_a, pipe, collar }: TwoAnnuli): string {
  const beside = collar === undefined ? '' : `, ${collar.regime} beside the collars`
  return `Pressure loss in the annulus ${psi(dP_a)}, flow ${pipe.regime} beside the drill pipe${beside}`
}

export function ofBit({ dP_b, HSI }: Bit, best: Optimum | undefined): string {
  const optimum = best === undefined ? '' : `; the best rate is ${shownIn(best.q_opt, 'gpm')}`
  return `The nozzles give ${shownIn(HSI, 'hp/in2')} at a loss of ${psi(dP_b)}${optimum}`
}

export const ofCleaning = (v_c: number, cleaning: Cleaning): string =>
  `Mud rises at ${shownIn(v_c, 'ft/min')} in the annulus; ${carried(cleaning)}`

const carried = ({ CCI, R_t }: Cleaning): string =>
  `carrying capacity index ${shown(CCI, 3)}${R_t === undefined ? '' : `, transport ratio ${shown(R_t, 3)}`}`
