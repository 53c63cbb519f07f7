/** The tunnel below a pipeline: its depth in a current and in waves. */
import type { Trace } from '@keelson/equations'
import { keuleganCarpenter } from '@keelson/physics/scour/pile-depth.ts'
import * as pipe from '@keelson/physics/scour/pipe-scour.ts'
import type { Given, Perhaps } from './inputs.ts'

export interface Tunnel {
  readonly S_c: number
  /** One for each Keulegan-Carpenter number; undefined without waves. */
  readonly waves: readonly { readonly KC: number; readonly S_Dw: number; readonly S_w: number }[] | undefined
}
type Pipe = Given<'hydrodynamic_diameter' | 'gap_ratio'> &
  Perhaps<'keulegan_carpenter_number' | 'velocity_amplitude' | 'wave_period'>

export function tunnelOf(p: Pipe, trace: Trace): Tunnel {
  const D = p.hydrodynamic_diameter
  trace.section('Scour depth below pipe')
  const S_Dc = trace.apply(pipe.pipeCurrentRatio, { e_g: p.gap_ratio })
  const S_c = trace.apply(pipe.pipeDepth, { S_D: S_Dc, D }, { as: 'S_c', rename: { S_D: 'S_Dc' } })
  return { S_c, waves: wavesOf(p, D, trace) }
}

/** The first is worked out, the others by the same formula. */
function wavesOf(p: Pipe, D: number, trace: Trace): Tunnel['waves'] {
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
