/** The steel pipe as global buckling needs it: areas, stiffness, the strain of a moment. */
import { equation, pi, type Trace } from '@keelson/equations'
import { boreDiameter, secondMomentOfArea, steelArea, youngBudynas } from '../pipe-section.ts'
import { gere } from './sources.ts'

const STIFF = { source: gere, clause: 'stiffness of a prismatic bar' } as const
const D = ['outside diameter', 'm'] as const
const E = ["Young's modulus", 'Pa'] as const
const A_s = ['steel area', 'm2'] as const

/** Area on which the internal pressure acts. */
export const boreArea = equation({
  source: youngBudynas,
  clause: 'appendix A, circle',
  symbol: 'A_i',
  title: 'Bore area',
  unit: 'm2',
  where: { D_i: ['steel inside diameter', 'm'] },
  evaluate: ({ D_i }) => (pi / 4) * D_i ** 2,
})

export const bendingStiffness = equation({
  ...STIFF,
  symbol: 'EI',
  title: 'Bending stiffness',
  unit: 'N*m2',
  where: { E, I: ['second moment of area', 'm4'] },
  evaluate: ({ E, I }) => E * I,
})

export const axialStiffness = equation({
  ...STIFF,
  symbol: 'EA',
  title: 'Axial stiffness',
  unit: 'N',
  where: { E, A_s },
  evaluate: ({ E, A_s }) => E * A_s,
})

/** Strain of the outermost fibre under a moment, elastic. */
export const bendingStrain = equation({
  source: gere,
  clause: 'flexure formula',
  symbol: 'epsilon',
  title: 'Bending strain',
  unit: '-',
  where: { M: ['bending moment', 'N*m'], D, EI: ['bending stiffness', 'N*m2'] },
  evaluate: ({ M, D, EI }) => (M * D) / (2 * EI),
})

/** Areas in m2, stiffness in N*m2 and N. */
export interface PipeSection {
  readonly A_s: number
  readonly A_i: number
  readonly EI: number
  readonly EA: number
}

/** A bare pipe has one outside diameter and one wall. */
const BARE = { rename: { D_s: 'D', t_s: 't' } }

/** Section of a pipe of outside diameter D and wall t, m, of steel of modulus E, Pa; a bending stiffness given wins. */
export function pipeSection(
  pipe: { readonly D: number; readonly t: number; readonly E: number; readonly EI?: number | undefined },
  trace: Trace,
): PipeSection {
  const { D: D_s, t: t_s, E } = pipe
  const D_i = trace.apply(boreDiameter, { D_s, t_s }, BARE)
  const A_s = trace.apply(steelArea, { D_s, t_s }, BARE)
  const A_i = trace.apply(boreArea, { D_i })
  const EA = trace.apply(axialStiffness, { E, A_s })
  if (pipe.EI !== undefined) return { A_s, A_i, EI: pipe.EI, EA }
  const I = trace.apply(secondMomentOfArea, { A_s, D_s, D_i }, BARE)
  return { A_s, A_i, EI: trace.apply(bendingStiffness, { E, I }), EA }
}
