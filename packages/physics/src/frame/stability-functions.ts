/**
 * The stiffness of a member whose axial compression bends it: exact stability functions. Livesley and Chandler, Stability
 * Functions for Structural Frameworks (1956); Timoshenko and Gere (1961) 1.11. Coherent SI.
 */
import type { MemberState, PlacedMember } from './member.ts'
import { OF_A_MEMBER } from './stiffness.ts'

/** Largest compression along a member, N; 0 if it is in tension. */
export const largestCompression = ({ N_1, N_2 }: MemberState): number => Math.max(0, -N_1, -N_2)

/** u = L sqrt(P/EI) below which the functions are their series; beyond it rounding leaves 1e-11 of them. */
const SERIES = 0.1

/** Moments on both ends of a member, over EI/L, where its start turns by 1 and its end is held: near end, far end. */
export function stabilityFunctions(u: number): { readonly near: number; readonly far: number } {
  if (u < SERIES)
    return { near: 4 - (2 * u ** 2) / 15 - (11 * u ** 4) / 6300, far: 2 + u ** 2 / 30 + (13 * u ** 4) / 12_600 }
  const below = 2 - 2 * Math.cos(u) - u * Math.sin(u)
  return { near: (u * (Math.sin(u) - u * Math.cos(u))) / below, far: (u * (u - Math.sin(u))) / below }
}

/** Entry of row i and column j at 6 i + j, along the axes of the frame; `P`: compression, N. */
export function compressedStiffness({ EA, EI, L, c, s }: PlacedMember, P: number): Float64Array {
  const { near, far } = stabilityFunctions(L * Math.sqrt(P / EI))
  const stretch = [-c, -s, 0, c, s, 0]
  const across = [-s / L, c / L, 0, s / L, -c / L, 0]
  const turnStart = [-s / L, c / L, 1, s / L, -c / L, 0]
  const turnEnd = [-s / L, c / L, 0, s / L, -c / L, 1]
  const matrix = new Float64Array(OF_A_MEMBER * OF_A_MEMBER)
  const at = (of: readonly number[], k: number) => of[k] as number
  for (let i = 0; i < OF_A_MEMBER; i++)
    for (let j = 0; j < OF_A_MEMBER; j++)
      matrix[OF_A_MEMBER * i + j] =
        (EA / L) * at(stretch, i) * at(stretch, j) +
        (EI / L) * at(turnStart, i) * (near * at(turnStart, j) + far * at(turnEnd, j)) +
        (EI / L) * at(turnEnd, i) * (far * at(turnStart, j) + near * at(turnEnd, j)) -
        P * L * at(across, i) * at(across, j)
  return matrix
}

/** Buckling modes of a member between clamped ends below a compression: where sin h = 0 and where tan h = h, of h = u/2. */
export function clampedModes({ EI, L }: PlacedMember, P: number): number {
  const h = (L * Math.sqrt(P / EI)) / 2
  return Math.floor(h / Math.PI) + Math.floor((h - Math.atan(h)) / Math.PI)
}
