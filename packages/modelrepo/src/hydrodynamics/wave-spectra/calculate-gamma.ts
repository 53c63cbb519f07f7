/** The peak enhancement of a sea: as given, or that of C205. */
import { silent, type Trace } from '@keelson/equations'
import { peakEnhancement } from '@keelson/physics/waves/jonswap-normalised.ts'

export interface Row {
  readonly significant_wave_height: number
  readonly peak_period: number
  readonly peak_enhancement_factor?: number
}

export function gammaOf(H_s: number, T_p: number, given: number | undefined, trace: Trace): number {
  return given ?? trace.apply(peakEnhancement, { T_p, H_s })
}

/** Of a row of systems. */
export const c205Gamma = (row: Row): number =>
  gammaOf(row.significant_wave_height, row.peak_period, row.peak_enhancement_factor, silent)
