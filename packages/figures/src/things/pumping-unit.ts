/** A rod-pumped well: a beam unit as a sign, the string of rods by sections, tubing and casing, and the pump at their foot. */
import type { At, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

export interface PumpedWell {
  /** Of the pump, m. */
  readonly depth: number
  /** From the top, SI; their lengths reach the pump. */
  readonly sections: readonly { readonly length: number; readonly diameter: number }[]
  /** Depth of the fluid in the annulus, m; left out where it is not known. */
  readonly fluidLevel?: number | undefined
}

/** Sizes of signs over the depth of the pump. */
const SIGN = {
  rod: 0.034,
  tubing: 0.085,
  casing: 0.15,
  pump: 0.16,
  barrel: 0.066,
  below: 0.06,
  side: 0.6,
  unit: 0.42,
} as const
/** The unit: places over the depth, from the polished rod to the left. */
const UNIT = { head: 0.24, headHeight: 0.1, post: 0.27, tail: 0.5, crank: 0.09, base: 0.6 } as const

export const pumpedFrame = ({ depth: L }: PumpedWell) => ({
  x: [-1.15 * SIGN.side * L, 0.7 * SIGN.side * L] as const,
  y: [-(1 + SIGN.below) * L, SIGN.unit * L] as const,
})

export function pumpedWell(well: PumpedWell): readonly Shape[] {
  const { depth: L } = well
  const foot = -(1 + SIGN.below) * L
  return [
    {
      kind: 'ground',
      is: 'formation',
      points: [
        [-SIGN.side * L, 0],
        [-SIGN.casing * L, 0],
      ],
    },
    {
      kind: 'ground',
      is: 'formation',
      points: [
        [SIGN.casing * L, 0],
        [0.6 * SIGN.side * L, 0],
      ],
    },
    ...annulus(well, foot),
    ...[-1, 1].flatMap((side) => [
      line([
        [side * SIGN.casing * L, 0],
        [side * SIGN.casing * L, foot],
      ]),
      line([
        [side * SIGN.tubing * L, 0],
        [side * SIGN.tubing * L, -L],
      ]),
    ]),
    ...rods(well),
    ...pump(L),
    ...unit(L),
  ]
}

const line = (points: readonly At[]): Shape => ({ kind: 'polyline', points, role: 'outline' })

function annulus({ depth: L, fluidLevel }: PumpedWell, foot: number): readonly Shape[] {
  if (fluidLevel === undefined || !(fluidLevel < L)) return []
  const top = -Math.max(0, fluidLevel)
  return [-1, 1].map(
    (side): Shape => ({
      kind: 'polygon',
      points: rectangle(
        Math.min(side * SIGN.tubing, side * SIGN.casing) * L,
        foot,
        Math.max(side * SIGN.tubing, side * SIGN.casing) * L,
        top,
      ),
      role: 'fluid',
      is: 'fluid in annulus',
    }),
  )
}

/** Widths in proportion, the thickest as wide as the sign allows. */
function rods({ depth: L, sections }: PumpedWell): readonly Shape[] {
  const thickest = Math.max(...sections.map((s) => s.diameter))
  let top = 0
  return sections.map(({ length, diameter }): Shape => {
    const half = (SIGN.rod * L * diameter) / thickest
    const from = top
    top += length
    return {
      kind: 'polygon',
      points: rectangle(-half, -Math.min(top, (1 - SIGN.pump / 2) * L), half, -from),
      role: 'steel',
    }
  })
}

/** Barrel, plunger with its travelling valve, and the standing valve below. */
function pump(L: number): readonly Shape[] {
  const half = SIGN.barrel * L
  const valve = (y: number): Shape => ({ kind: 'circle', at: [0, y], radius: half / 3, role: 'answer', is: 'valve' })
  return [
    { kind: 'polygon', points: rectangle(-half, -L, half, -(1 - SIGN.pump) * L), role: 'coating', is: 'pump' },
    {
      kind: 'polygon',
      points: rectangle(-0.8 * half, -(1 - 0.35 * SIGN.pump) * L, 0.8 * half, -(1 - 0.75 * SIGN.pump) * L),
      role: 'steel',
    },
    valve(-(1 - 0.45 * SIGN.pump) * L),
    valve(-(1 - 0.08 * SIGN.pump) * L),
  ]
}

/** Horse head, walking beam on its post, pitman and crank with its counterweight; the polished rod hangs from the head. */
function unit(L: number): readonly Shape[] {
  const beam = UNIT.head * L
  const [post, tail] = [-UNIT.post * L, -UNIT.tail * L]
  const crank: At = [tail, UNIT.crank * L]
  return [
    line([
      [0, 0],
      [0, beam],
    ]),
    line([
      [0, beam - (UNIT.headHeight * L) / 2],
      [-0.03 * L, beam + (UNIT.headHeight * L) / 2],
    ]),
    line([
      [0, beam],
      [tail, beam],
    ]),
    line([
      [post - 0.07 * L, 0],
      [post, beam],
      [post + 0.07 * L, 0],
    ]),
    line([
      [tail, beam],
      [tail - 0.04 * L, UNIT.crank * L],
    ]),
    { kind: 'circle', at: crank, radius: 0.035 * L, role: 'steel' },
    line([crank, [tail - 0.04 * L, UNIT.crank * L]]),
    line([
      [-UNIT.base * L, 0],
      [-SIGN.casing * L, 0],
    ]),
  ]
}

/** Where the polished rod, a section of rods, the pump and the fluid level are pointed at. */
export const polishedRod = ({ depth: L }: PumpedWell): At => [0, 0.6 * UNIT.head * L]
export const pumpBarrel = ({ depth: L }: PumpedWell): At => [SIGN.barrel * L, -(1 - SIGN.pump / 2) * L]
export const plunger = ({ depth: L }: PumpedWell): At => [0.7 * SIGN.barrel * L, -(1 - 0.55 * SIGN.pump) * L]
export const fluidSurface = ({ depth: L }: PumpedWell, level: number): At => [
  -0.75 * SIGN.casing * L,
  -Math.max(0, level),
]
export function rodSection({ depth: L, sections }: PumpedWell, i: number): At {
  const above = sections.slice(0, i).reduce((sum, s) => sum + s.length, 0)
  return [SIGN.rod * L * 0.5, -(above + (sections[i]?.length ?? 0) / 2)]
}
export const crankShaft = ({ depth: L }: PumpedWell): At => [-UNIT.tail * L, UNIT.crank * L]
