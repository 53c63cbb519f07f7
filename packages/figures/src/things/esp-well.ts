/**
 * A well with an electrical submersible pump, in elevation: casing and tubing, the pump with its intake, protector and motor,
 * the cable that is strapped to the tubing, the fluid in the annulus and the perforations. Depths are true, widths are signs.
 */
import type { At, Label, Shape } from '../drawing.ts'
import { casedWell } from './cased-well.ts'
import { rectangle } from './rectangle.ts'

export interface EspWell {
  /** Of the pump intake, m. */
  readonly depth: number
  /** Depth of the fluid in the annulus, m; left out where it is not known. */
  readonly fluidLevel?: number | undefined
  /** Depth of the middle of the perforations, m; left out where it is not known. */
  readonly perforations?: number | undefined
}

/** Sizes of signs over the depth of the intake. */
const SIGN = {
  casing: 0.13,
  tubing: 0.035,
  pump: 0.075,
  intake: 0.055,
  cable: 0.055,
  pumpLength: 0.14,
  intakeLength: 0.02,
  motorLength: 0.1,
  below: 0.06,
  perforation: 0.09,
  interval: 0.025,
  side: 0.5,
  above: 0.1,
} as const

/** Depth of the foot of the casing. */
const footOf = ({ depth: L, perforations }: EspWell): number =>
  Math.max(L * (1 + SIGN.intakeLength + SIGN.motorLength), perforations ?? 0) + SIGN.below * L

const motorFoot = ({ depth: L }: EspWell): number => L * (1 + SIGN.intakeLength + SIGN.motorLength)

export const espFrame = (well: EspWell) => ({
  x: [-SIGN.side * well.depth, SIGN.side * well.depth] as const,
  y: [-footOf(well), SIGN.above * well.depth] as const,
})

export function espWell(well: EspWell): readonly Shape[] {
  const { depth: L, perforations } = well
  const foot = footOf(well)
  const casing = 2 * SIGN.casing * L
  return [
    ...casedWell({
      strings: [{ top: 0, shoe: foot, outerDiameter: casing }],
      inside: { from: 0, to: L * (1 - SIGN.pumpLength), diameter: 2 * SIGN.tubing * L },
      filling: 'air',
    }),
    ...annulus(well, foot),
    ...cable(L),
    {
      kind: 'polygon',
      points: block(SIGN.pump * L, L * (1 - SIGN.pumpLength), L * (1 - SIGN.intakeLength)),
      role: 'coating',
      is: 'pump',
    },
    { kind: 'polygon', points: block(SIGN.intake * L, L * (1 - SIGN.intakeLength), L), role: 'answer', is: 'intake' },
    { kind: 'polygon', points: block(SIGN.intake * L, L, L * (1 + SIGN.intakeLength)), role: 'metal', is: 'protector' },
    { kind: 'polygon', points: block(SIGN.pump * L, L * (1 + SIGN.intakeLength), motorFoot(well)), role: 'steel' },
    ...ground(L),
    ...(perforations === undefined ? [] : shots(L, perforations)),
  ]
}

const block = (half: number, from: number, to: number): readonly At[] => rectangle(-half, -to, half, -from)

/** Either side of the tubing down to its pump, then of the pump and below it. */
function annulus({ depth: L, fluidLevel }: EspWell, foot: number): readonly Shape[] {
  if (fluidLevel === undefined || !(fluidLevel < foot)) return []
  const top = Math.max(0, fluidLevel)
  const pumpTop = L * (1 - SIGN.pumpLength)
  const beside = (inner: number, from: number, to: number): Shape[] =>
    to > from
      ? [-1, 1].map((side) => {
          const [a, b] = [side * inner, side * SIGN.casing * L]
          return {
            kind: 'polygon',
            points: rectangle(Math.min(a, b), -to, Math.max(a, b), -from),
            role: 'fluid',
            is: 'fluid in annulus',
          }
        })
      : []
  return [...beside(SIGN.tubing * L, top, pumpTop), ...beside(0, Math.max(top, pumpTop), foot)]
}

function cable(L: number): readonly Shape[] {
  const points: readonly At[] = [
    [-SIGN.cable * L, 0.04 * L],
    [-SIGN.cable * L, -L * (1 - SIGN.pumpLength - 0.02)],
    [-1.15 * SIGN.pump * L, -L * (1 - SIGN.pumpLength)],
    [-1.15 * SIGN.pump * L, -L * (1 + SIGN.intakeLength + 0.01)],
    [-SIGN.pump * L, -L * (1 + SIGN.intakeLength + 0.02)],
  ]
  return [{ kind: 'polyline', points, role: 'limit' }]
}

const ground = (L: number): readonly Shape[] => [
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
      [SIGN.side * L, 0],
    ],
  },
]

/** Arrows through the casing at the middle of the perforations and about it. */
const shots = (L: number, depth: number): readonly Shape[] =>
  [-1, 0, 1].flatMap((row) =>
    [-1, 1].map((side): Shape => {
      const y = -depth + row * SIGN.interval * L
      return {
        kind: 'arrow',
        from: [side * (SIGN.casing + SIGN.perforation) * L, y],
        to: [side * SIGN.casing * 0.75 * L, y],
        role: 'flow',
      }
    }),
  )

/** The flow up the tubing to the wellhead. */
export const upward = ({ depth: L }: EspWell, label: Label): Shape => ({
  kind: 'arrow',
  from: [0, -0.3 * L],
  to: [0, -0.12 * L],
  role: 'flow',
  label,
})

/** Where wellhead, tubing, fluid, pump, intake, motor and perforations are pointed at. */
export const wellhead = ({ depth: L }: EspWell): At => [SIGN.tubing * L, 0]
export const tubing = ({ depth: L }: EspWell): At => [SIGN.tubing * L, -0.45 * L]
export const surface = ({ depth: L }: EspWell, level: number): At => [-0.8 * SIGN.casing * L, -level]
export const pump = ({ depth: L }: EspWell): At => [SIGN.pump * L, -L * (1 - 0.55 * SIGN.pumpLength)]
export const intake = ({ depth: L }: EspWell): At => [SIGN.intake * L, -L]
export const motor = (well: EspWell): At => [
  SIGN.pump * well.depth,
  -motorFoot(well) + 0.4 * SIGN.motorLength * well.depth,
]
export const interval = ({ depth: L }: EspWell, at: number): At => [-SIGN.casing * L, -at]
