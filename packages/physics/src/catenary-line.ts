/** The typed input and output of the catenary solver. Coherent SI. */
import { inWords, NumericsError } from '@keelson/numerics/errors.ts'

/** One uniform line; the origin is its anchor, x runs towards the fairlead, z up. */
export interface CatenaryLine {
  /** Anchor to fairlead, m, >= 0. */
  readonly horizontalSpan: number
  /** Fairlead above anchor, m; >= 0 with seabed contact. */
  readonly verticalSpan: number
  /** m, > 0. */
  readonly unstretchedLength: number
  /** Submerged weight per unstretched length, N/m, > 0. */
  readonly weightPerLength: number
  /** EA, N, > 0. */
  readonly axialStiffness: number
  /** C_B, >= 0. */
  readonly frictionCoefficient: number
  /** True: flat seabed at anchor level; false: the line may hang below its anchor. */
  readonly seabedContact: boolean
}

/** grounded: part of the line rests on the seabed; slack: it hangs straight down, H = 0; vertical: x = 0 and H = 0. */
export type CatenaryBranch = 'suspended' | 'grounded' | 'slack' | 'vertical'

/** d(H, V)/d(x, z) at the fairlead, N/m. */
export interface Stiffness {
  readonly xx: number
  readonly xz: number
  readonly zx: number
  readonly zz: number
}

export interface CatenarySolution {
  readonly branch: CatenaryBranch
  /** True where the tension is so far beyond the weight that the taut form of the equations was used. */
  readonly taut: boolean
  /** Tensions in N: H and V at the fairlead, H_A and V_A at the anchor (V_A > 0 pulls the anchor up). */
  readonly horizontalTension: number
  readonly verticalTension: number
  readonly anchorHorizontalTension: number
  readonly anchorVerticalTension: number
  /** Unstretched length on the seabed, and the part of it without tension, m. */
  readonly groundedLength: number
  readonly relievedLength: number
  /** Null where the fairlead has no finite stiffness: a line stretched flat on the seabed. */
  readonly stiffness: Stiffness | null
  readonly method: 'newton' | 'bracketing' | 'closed form'
  readonly iterations: number
  /** Start guess of H and V; the solution itself in closed form. */
  readonly trial: { readonly horizontalTension: number; readonly verticalTension: number }
  /** Misfit of the two spans over the largest of x, |z| and L. */
  readonly residuals: { readonly x: number; readonly z: number }
}

/** Throws NumericsError 'bad_input' unless every quantity is finite and within its range. */
export function requireLine(line: CatenaryLine): void {
  const { horizontalSpan, verticalSpan, unstretchedLength, weightPerLength, axialStiffness, frictionCoefficient } = line
  const positive = {
    'the unstretched length': unstretchedLength,
    'the weight per length': weightPerLength,
    'the axial stiffness': axialStiffness,
  }
  const rise = { 'the vertical span': verticalSpan }
  const notNegative = {
    'the horizontal span': horizontalSpan,
    'the seabed friction coefficient': frictionCoefficient,
    ...(line.seabedContact && rise),
  }
  refuse({ ...positive, ...notNegative, ...rise }, (v) => !Number.isFinite(v), 'must be a finite number')
  refuse(positive, (v) => v <= 0, 'must be above 0')
  refuse(notNegative, (v) => v < 0, 'must not be negative')
}

function refuse(values: Record<string, number>, wrong: (value: number) => boolean, why: string): void {
  for (const [name, value] of Object.entries(values)) {
    if (wrong(value)) throw new NumericsError('bad_input', `${name} ${why}; it is ${inWords(value)}`)
  }
}
