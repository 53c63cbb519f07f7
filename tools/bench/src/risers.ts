/** What the natural modes of a riser cost, by elements and in closed form. */
import { silent } from '@keelson/equations'
import type { Beam } from '@keelson/physics/tensioned-beam/assembled.ts'
import { naturalModes } from '@keelson/physics/tensioned-beam/modes.ts'
import { type UniformBeam, uniformMode } from '@keelson/physics/tensioned-beam/uniform-modes.ts'

const MODES = 30
const ELEMENTS = 400
const SPAN = { ends: 'fixed-fixed', L: 220, EI: 2.2e7, m_e: 200, T: 3.5e5 } as const satisfies UniformBeam

export const riserModes = () => naturalModes(RISER, MODES)
export const spanModes = () => Array.from({ length: MODES }, (_, k) => uniformMode(SPAN, k + 1, silent))

/** 1500 m of riser with buoyancy on its upper half, in tension from 600 kN at its foot. */
const RISER: Beam = {
  elements: Array.from({ length: ELEMENTS }, (_, i) => ({
    length: 1500 / ELEMENTS,
    bendingStiffness: i % 8 === 0 ? 9e7 : 6e7,
    mass: i < ELEMENTS / 2 ? 420 : 780,
    tensionStart: tension(i),
    tensionEnd: tension(i + 1),
  })),
  start: { deflects: false, turns: true },
  end: { deflects: false, turns: true },
  nodes: [{ node: 0, rotationalSpring: 1e5 }],
}

function tension(node: number): number {
  return 6e5 + 1.8e6 * (node / ELEMENTS)
}
