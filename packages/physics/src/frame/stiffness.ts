/** The stiffness of a member against displacements of its nodes, along the axes of the frame. */
import type { PlacedMember } from './member.ts'

/** Displacements of a member's two nodes: start x, y, rotation; end x, y, rotation. */
export const OF_A_MEMBER = 6
const AT_START = 2
const AT_END = 5

/**
 * Entry of row i and column j at 6 i + j. Hibbeler (2012) 16.1 and 16.3, made of what each displacement stretches the
 * member and turns its ends from the chord. A hinged end gives way until it carries no moment; between two hinges
 * nothing bends.
 */
export function memberStiffness(member: PlacedMember): Float64Array {
  const { EA, L, c, s } = member
  const EI = member.hinged === 'both' ? 0 : member.EI
  const stretch = [-c, -s, 0, c, s, 0]
  const turnStart = [-s / L, c / L, 1, s / L, -c / L, 0]
  const turnEnd = [-s / L, c / L, 0, s / L, -c / L, 1]
  const matrix = new Float64Array(OF_A_MEMBER * OF_A_MEMBER)
  for (let i = 0; i < OF_A_MEMBER; i++) {
    const N = (EA / L) * (stretch[i] as number)
    const M_1 = ((2 * EI) / L) * (2 * (turnStart[i] as number) + (turnEnd[i] as number))
    const M_2 = ((2 * EI) / L) * ((turnStart[i] as number) + 2 * (turnEnd[i] as number))
    for (let j = 0; j < OF_A_MEMBER; j++)
      matrix[OF_A_MEMBER * i + j] =
        N * (stretch[j] as number) + M_1 * (turnStart[j] as number) + M_2 * (turnEnd[j] as number)
  }
  if (member.hinged === 'start') release(matrix, AT_START)
  if (member.hinged === 'end') release(matrix, AT_END)
  return matrix
}

/** The matrix where one displacement takes whatever value leaves no force on it. */
function release(matrix: Float64Array, k: number): void {
  const row = matrix.slice(OF_A_MEMBER * k, OF_A_MEMBER * (k + 1))
  const own = row[k] as number
  for (let i = 0; i < OF_A_MEMBER; i++) {
    const share = (row[i] as number) / own
    for (let j = 0; j < OF_A_MEMBER; j++) {
      const at = OF_A_MEMBER * i + j
      matrix[at] = i === k || j === k ? 0 : (matrix[at] as number) - share * (row[j] as number)
    }
  }
}
