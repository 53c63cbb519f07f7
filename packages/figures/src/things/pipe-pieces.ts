/** Pieces of pipe cut lengthwise, one below the other: diameters and walls to compare, where nothing says how they lie. */
import type { At, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

export interface PipePiece {
  /** m. */
  readonly outerDiameter: number
  readonly wall: number
}

/** Length drawn, and distance of two axes, over the widest pipe. */
const [LENGTH, PITCH] = [2.4, 1.5] as const

const widest = (pieces: readonly PipePiece[]) => Math.max(...pieces.map((p) => p.outerDiameter))
/** Half the length of what is drawn of a piece. */
export const halfPiece = (pieces: readonly PipePiece[]): number => (LENGTH / 2) * widest(pieces)
/** The middle of a piece. */
export const pieceAt = (pieces: readonly PipePiece[], i: number): At => [0, -i * PITCH * widest(pieces)]

export const pipePieces = (pieces: readonly PipePiece[]): readonly Shape[] =>
  pieces.flatMap(({ outerDiameter: D, wall }, i): Shape[] => {
    const half = halfPiece(pieces)
    const [, y] = pieceAt(pieces, i)
    return [
      {
        kind: 'polygon',
        points: rectangle(-half, y - D / 2 + wall, half, y + D / 2 - wall),
        role: 'fluid',
        is: 'contents',
      },
      { kind: 'polygon', points: rectangle(-half, y + D / 2 - wall, half, y + D / 2), role: 'steel', cut: true },
      { kind: 'polygon', points: rectangle(-half, y - D / 2, half, y - D / 2 + wall), role: 'steel', cut: true },
    ]
  })
