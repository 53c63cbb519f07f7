/** What every model of an engineering stress-strain curve answers. */
import type { Constant, Trace } from '@keelson/equations'

/** An engineering curve: stresses in Pa, total strains. */
export interface Curve {
  /** Strain at which the curve reaches the yield strength; traced where a trace is given. */
  readonly yieldStrain: (trace?: Trace) => number
  /** Stress at a strain >= 0. `mark` tells the symbols of one strain from those of another, as in sigma_1. */
  readonly stressAt: (strain: number | Constant, mark?: string, trace?: Trace) => number
  /** Strain beyond which the curve is perfectly plastic and the specimen necks; null where the model has none. */
  readonly uniformStrain: number | null
  /** Strains between which the curve has several stresses for one strain; null for a curve that always rises. */
  readonly fold: { readonly from: number; readonly to: number } | null
}
