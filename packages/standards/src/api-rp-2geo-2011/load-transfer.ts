/** How shaft and tip take up load with displacement, over the outer diameter. API RP 2GEO 8.4.2 and 8.4.3. */
import { apiRp2geo } from './source.ts'

/** Displacement over diameter, and the share of the resistance there. */
export interface TransferCurve {
  readonly displacements: readonly number[]
  readonly shares: readonly number[]
}

/** Clay up to its peak; sand alike, and level from there on. */
export const SHAFT_TO_PEAK: TransferCurve = {
  displacements: [0, 0.0016, 0.0031, 0.0057, 0.008, 0.01],
  shares: [0, 0.3, 0.5, 0.75, 0.9, 1],
}
/** Where clay has come down to its residual share. */
export const RESIDUAL_DISPLACEMENT = 0.02
/** Of the residual adhesion over the peak. */
export const USUAL_RESIDUAL = [0.7, 0.9] as const

export const TIP: TransferCurve = {
  displacements: [0, 0.002, 0.013, 0.042, 0.073, 0.1],
  shares: [0, 0.25, 0.5, 0.75, 0.9, 1],
}

export const clayCurve = (residual: number): TransferCurve => ({
  displacements: [...SHAFT_TO_PEAK.displacements, RESIDUAL_DISPLACEMENT],
  shares: [...SHAFT_TO_PEAK.shares, residual],
})

export const TRANSFER_SOURCE = { source: apiRp2geo, clause: '8.4' } as const
