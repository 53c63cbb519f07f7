/** Scour below a pipeline: the onset, the depths in a current and in waves, and the growth of that of the current. */
import type { Trace } from '@keelson/equations'
import { keuleganCarpenter } from '@keelson/physics/scour/pile-depth.ts'
import * as pipe from '@keelson/physics/scour/pipe-scour.ts'
import { pipeTime } from '@keelson/physics/scour/scour-time.ts'
import { given } from '@keelson/workflow'
import type { Bed } from './calculate-bed.ts'
import { type Growth, growthOf, noGrowth } from './calculate-time.ts'
import type { Params } from './inputs.ts'

export interface PipeScour {
  readonly D: number
  readonly N_cr: number
  /** Undefined without a current. */
  readonly N_f: number | undefined
  readonly U_cr: number
  readonly u: number | undefined
  readonly S_Dc: number
  readonly S_c: number
  /** One for each Keulegan-Carpenter number; undefined without waves. */
  readonly waves: readonly { readonly KC: number; readonly S_Dw: number; readonly S_w: number }[] | undefined
  /** Undefined without what the time scale needs. */
  readonly growth: Growth | undefined
}

export function pipeScour(p: Params, { theta }: Bed, trace: Trace): PipeScour {
  const { hydrodynamic_diameter: D } = given(p, 'hydrodynamic_diameter')
  const onset = onsetOf(p, D, trace)
  trace.section('Depth below the pipe')
  const S_Dc = trace.apply(pipe.pipeCurrentRatio, { e_g: p.gap_ratio })
  const S_c = trace.apply(pipe.pipeDepth, { S_D: S_Dc, D }, { as: 'S_c', rename: { S_D: 'S_Dc' } })
  const waves = wavesOf(p, D, trace)
  return { D, ...onset, S_Dc, S_c, waves, growth: theta === undefined ? undefined : growing(p, D, S_c, theta, trace) }
}

function onsetOf(p: Params, D: number, trace: Trace) {
  trace.section('Onset')
  const bed = { g: p.gravity, s: p.sediment_density_ratio, n: p.porosity, D }
  const N_cr = trace.apply(pipe.onsetNumber, { e_b: p.burial_ratio })
  const U_cr = trace.apply(pipe.onsetVelocity, { N_cr, ...bed })
  if (p.current_velocity === undefined) return { N_cr, N_f: undefined, U_cr, u: undefined }
  const N_f = trace.apply(pipe.flowNumber, { U: p.current_velocity, ...bed })
  return { N_cr, N_f, U_cr, u: trace.apply(pipe.onsetUtilisation, { N_f, N_cr }) }
}

/** The first is worked out, the others by the same formula. */
function wavesOf(p: Params, D: number, trace: Trace): PipeScour['waves'] {
  const { keulegan_carpenter_number: numbers, velocity_amplitude: U_m, wave_period: T_w } = p
  const waves = U_m !== undefined && T_w !== undefined
  const KCs = numbers ?? (waves ? [trace.apply(keuleganCarpenter, { U_m, T_w, D })] : undefined)
  const first = KCs?.[0]
  if (KCs === undefined || first === undefined) return undefined
  const S_D = trace.apply(pipe.pipeWaveRatio, { KC: first, e_g: p.gap_ratio })
  trace.apply(pipe.pipeDepth, { S_D, D }, { as: 'S_w', rename: { S_D: 'S_Dw' } })
  return KCs.map((KC) => {
    const S_Dw = pipe.pipeWaveRatio.evaluate({ KC, e_g: p.gap_ratio })
    return { KC, S_Dw, S_w: pipe.pipeDepth.evaluate({ S_D: S_Dw, D }) }
  })
}

function growing(p: Params, D: number, S: number, theta: number, trace: Trace): Growth {
  trace.section('Growth in the current')
  if (theta === 0) return noGrowth(p, 'the bed is not moved: the hole does not grow')
  return growthOf(p, { T_star: trace.apply(pipeTime, { theta }), D, S, as: 'S_c' }, trace)
}
