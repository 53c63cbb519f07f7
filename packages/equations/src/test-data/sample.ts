/** Collects sample equations with values worked outside this code (Python, double precision). */
import type { Arguments, Equation, Where } from '../equation.ts'
import { assertEquationHolds, peer } from '../testing.ts'

/** What the samples have in common. */
export const about = {
  title: 'fixture',
  source: { id: 'TEST', title: 'Fixture', publisher: 'none', revision: '1' },
  clause: '1',
  unit: '-',
} as const

export interface Sample {
  readonly equation: Equation<Where>
  readonly args: Readonly<Record<string, number | readonly number[]>>
  /** Asserts the equation, its worked value included. */
  readonly assertHolds: () => void
}

export const samples: Sample[] = []

/** Adds a sample: the equation, arguments in its own units, its value there, and the value of its left side. */
export function sample<const W extends Where>(
  eq: Equation<W>,
  args: Arguments<W>,
  value: number,
  left?: number,
): Equation<W> {
  samples.push({
    equation: eq as unknown as Equation<Where>,
    args: args as Sample['args'],
    assertHolds: () => {
      const worked = { args, value, relTol: 1e-12, source: peer('Python'), ...(left !== undefined && { left }) }
      assertEquationHolds(eq, { worked: [worked] })
    },
  })
  return eq
}
