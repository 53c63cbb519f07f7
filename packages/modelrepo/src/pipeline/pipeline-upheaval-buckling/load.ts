/** The effective axial compression of the run. */
import type { Trace } from '@keelson/equations'
import { restrainedCompression } from '@keelson/physics/pipeline-buckling/effective-force.ts'
import type { PipeSection } from '@keelson/physics/pipeline-buckling/section.ts'
import type { Params } from './contract.ts'

/** Compression, N, under a temperature rise, K; the one given wins. */
export function compressionAt(p: Params, { A_i, A_s }: PipeSection, Delta_T: number, trace: Trace): number {
  if (p.effective_axial_compression !== undefined) return p.effective_axial_compression
  const { internal_pressure_change: Delta_p, residual_lay_tension: H, poisson_ratio: nu, youngs_modulus: E } = p
  const alpha = p.thermal_expansion_coefficient
  trace.section('Effective axial compression')
  return trace.apply(restrainedCompression, { H, Delta_p, A_i, nu, A_s, E, alpha, Delta_T }, LAID)
}
/** H stands for the cover. */
const LAID = { rename: { H: 'H_lay' } }
