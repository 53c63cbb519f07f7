/** What every model of an engineering stress-strain curve answers. */
import type { Constant, Trace } from '@keelson/equations'
import type { MpcCurve } from '@keelson/standards/asme-bpvc-viii-2-2019/stress-strain-curve.ts'

/** An engineering curve: stresses in Pa, total strains. */
export interface Curve {
  /** Strain at which the curve reaches the yield strength; traced where a trace is given. */
  readonly yieldStrain: (trace?: Trace) => number
  /** Stress at a strain >= 0. `mark` tells the symbols of one strain from those of another, as in sigma_1. */
  readonly stressAt: (strain: number | Constant, mark?: string, trace?: Trace) => number
  /** Slope of the curve at a strain > 0, Pa; beyond a corner that of the line that begins there. */
  readonly slopeAt: (strain: number) => number
  /** Slope where the curve reaches the yield strength, once its strain is traced; null where it has a corner there. */
  readonly yieldSlope: ((trace?: Trace) => number) | null
  /** Strain beyond which the curve is perfectly plastic and the specimen necks; null where the model has none. */
  readonly uniformStrain: number | null
  /** Strains between which the curve has several stresses for one strain; null for a curve that always rises. */
  readonly fold: { readonly from: number; readonly to: number } | null
  /** Parameters of the ASME curve; null of the others. */
  readonly mpc: MpcCurve | null
}
