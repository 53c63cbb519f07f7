/** A pipe in its hole, in cross-section: in the middle or off it, by its eccentricity. */
import type { At, Shape } from '../drawing.ts'

export interface PipeInHole {
  /** m. */
  readonly hole: number
  readonly pipe: number
  /** Bore of the pipe; drawn solid where it is not known. */
  readonly bore?: number
  /** 0 in the middle, 1 on the wall; the pipe lies below the middle. */
  readonly eccentricity: number
  /** What fills the hole and what hangs in it; mud and a pipe unless given. */
  readonly is?: { readonly fluid: string; readonly pipe: string }
}

/** Ground around the hole, over its diameter. */
const AROUND = 0.16

/** Middle of the pipe. */
export const pipeAt = ({ hole, pipe, eccentricity }: PipeInHole): At => [0, (-eccentricity * (hole - pipe)) / 2]

export function pipeInHole(of: PipeInHole): readonly Shape[] {
  const { hole, pipe, bore = 0, is = { fluid: 'mud', pipe: 'pipe' } } = of
  const at = pipeAt(of)
  return [
    { kind: 'circle', at: [0, 0], radius: hole * (0.5 + AROUND), inner: hole / 2, role: 'ground', is: 'formation' },
    { kind: 'circle', at: [0, 0], radius: hole / 2, role: 'fluid', is: is.fluid },
    ...(bore > 0 ? [{ kind: 'circle', at, radius: bore / 2, role: 'fluid', is: is.fluid } as const] : []),
    { kind: 'circle', at, radius: pipe / 2, inner: bore / 2, role: 'steel', cut: true, is: is.pipe },
  ]
}
