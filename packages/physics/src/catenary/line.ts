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
type CatenaryBranch = 'suspended' | 'grounded' | 'slack' | 'vertical'

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

type Part = keyof { [K in keyof CatenaryLine as CatenaryLine[K] extends number ? K : never]: true }

const POSITIVE: readonly Part[] = ['unstretchedLength', 'weightPerLength', 'axialStiffness']
const NOT_NEGATIVE: readonly Part[] = ['horizontalSpan', 'frictionCoefficient']
const FINITE: readonly Part[] = [...POSITIVE, ...NOT_NEGATIVE, 'verticalSpan']

const NAMES: Readonly<Record<Part, string>> = {
  horizontalSpan: 'the horizontal span',
  verticalSpan: 'the vertical span',
  unstretchedLength: 'the unstretched length',
  weightPerLength: 'the weight per unit length',
  axialStiffness: 'the axial stiffness',
  frictionCoefficient: 'the seabed friction coefficient',
}

/** Throws NumericsError 'bad_input' unless every quantity is finite and within its range. */
export function requireLine(line: CatenaryLine): void {
  for (const part of FINITE) if (!Number.isFinite(line[part])) refuse(line, part, 'must be a finite number')
  for (const part of POSITIVE) if (line[part] <= 0) refuse(line, part, 'must be greater than 0')
  for (const part of NOT_NEGATIVE) if (line[part] < 0) refuse(line, part, 'must not be negative')
  if (line.seabedContact && line.verticalSpan < 0) refuse(line, 'verticalSpan', 'must not be negative')
}

function refuse(line: CatenaryLine, part: Part, why: string): never {
  throw new NumericsError('bad_input', `${NAMES[part]} ${why} (entered: ${inWords(line[part])})`)
}
