/** What galvanic anodes must give and hold: current by Ohm's law, charge by Faraday's. One copy for every standard. */
import { equation, max, type Source, sum } from '@keelson/equations'
import { roundUp, wholeNumbers } from '@keelson/numerics/round-up.ts'

/** All parts of a structure in one phase, and what connected items drain in every phase, as a standard states it. */
export const demandOfParts = (source: Source, clause: string) =>
  equation({
    symbol: 'I_c',
    title: 'Current demand',
    unit: 'A',
    source,
    clause,
    where: { I_z: ['current demands of the zones', 'A', 'list'], I_d: ['current drain', 'A'] },
    evaluate: ({ I_z, I_d }) => sum(I_z.length, (j) => I_z[j]) + I_d,
  })

/** Where a standard states each part of the balance. */
export interface BalanceClauses {
  readonly current: string
  readonly mass: string
  readonly count: string
}

/**
 * The balance of galvanic anodes as a standard states it, cited at its clauses: driving voltage V, output A, net mass
 * kg, charge Ah, numbers of anodes and life in years of 8760 h. Current demands are those of the whole structure, the
 * final (or initial) one for the output, the mean one for the mass.
 */
export const galvanicBalance = (source: Source, clause: BalanceClauses) => ({
  drivingVoltage: equation({
    symbol: 'Delta_E',
    title: 'Driving voltage',
    unit: 'V',
    source,
    clause: clause.current,
    where: {
      E_c: ['design protective potential', 'V'],
      E_a: ['anode closed-circuit potential', 'V'],
    },
    evaluate: ({ E_c, E_a }) => E_c - E_a,
  }),
  currentOutput: equation({
    symbol: 'I_a',
    title: 'Anode current output',
    unit: 'A',
    source,
    clause: clause.current,
    where: { Delta_E: ['driving voltage', 'V'], R_a: ['anode resistance', 'ohm'] },
    evaluate: ({ Delta_E, R_a }) => Delta_E / R_a,
  }),
  totalOutput: equation({
    symbol: 'I_tot',
    title: 'Total anode current output',
    unit: 'A',
    source,
    clause: clause.current,
    where: { N: ['number of anodes', '-'], I_a: ['anode current output', 'A'] },
    evaluate: ({ N, I_a }) => N * I_a,
  }),
  netAnodeMass: equation({
    symbol: 'M',
    title: 'Net anode mass required',
    unit: 'kg',
    source,
    clause: clause.mass,
    where: {
      I_cm: ['mean current demand', 'A'],
      t_f: ['design life', 'year'],
      u: ['anode utilisation factor', '-'],
      epsilon: ['electrochemical capacity', 'Ah/kg'],
    },
    evaluate: ({ I_cm, t_f, u, epsilon }) => (I_cm * t_f * 8760) / (u * epsilon),
  }),
  requiredCharge: equation({
    symbol: 'Q_req',
    title: 'Required charge over design life',
    unit: 'Ah',
    source,
    clause: clause.mass,
    where: { I_cm: ['mean current demand', 'A'], t_f: ['design life', 'year'] },
    evaluate: ({ I_cm, t_f }) => I_cm * t_f * 8760,
  }),
  anodeCharge: equation({
    symbol: 'Q_tot',
    title: 'Total anode charge capacity',
    unit: 'Ah',
    source,
    clause: clause.mass,
    where: {
      N: ['number of anodes', '-'],
      m: ['anode net mass', 'kg'],
      u: ['anode utilisation factor', '-'],
      epsilon: ['electrochemical capacity', 'Ah/kg'],
    },
    evaluate: ({ N, m, u, epsilon }) => N * m * u * epsilon,
  }),
  installedMass: equation({
    symbol: 'M_i',
    title: 'Installed net anode mass',
    unit: 'kg',
    source,
    clause: clause.mass,
    where: { N: ['number of anodes', '-'], m: ['anode mass', 'kg'] },
    evaluate: ({ N, m }) => N * m,
  }),
  /** Of the structure as a whole, where the anodes give exactly what it demands. */
  structurePotential: equation({
    symbol: 'E_s',
    title: 'Structure potential',
    unit: 'V',
    source,
    clause: clause.current,
    where: {
      E_a: ['anode closed-circuit potential', 'V'],
      I_c: ['current demand', 'A'],
      R_a: ['anode resistance', 'ohm'],
      N: ['number of anodes', '-'],
    },
    evaluate: ({ E_a, I_c, R_a, N }) => E_a + (I_c * R_a) / N,
  }),
  potentialMargin: equation({
    symbol: 'Delta_E_s',
    title: 'Protective potential margin',
    unit: 'V',
    source,
    clause: clause.current,
    where: { E_c: ['design protective potential', 'V'], E_s: ['structure potential', 'V'] },
    evaluate: ({ E_c, E_s }) => E_c - E_s,
  }),
  anodeLife: equation({
    symbol: 't_a',
    title: 'Installed anode life',
    unit: 'year',
    source,
    clause: clause.mass,
    where: {
      M_i: ['installed net anode mass', 'kg'],
      u: ['anode utilisation factor', '-'],
      epsilon: ['electrochemical capacity', 'Ah/kg'],
      I_cm: ['mean current demand', 'A'],
    },
    evaluate: ({ M_i, u, epsilon, I_cm }) => (M_i * u * epsilon) / (8760 * I_cm),
  }),
  anodesForMass: equation({
    symbol: 'N_m',
    title: 'Number of anodes required by mass',
    unit: '-',
    source,
    clause: clause.count,
    where: { M: ['net anode mass required', 'kg'], m: ['anode net mass', 'kg'] },
    functions: wholeNumbers,
    evaluate: ({ M, m }) => roundUp(M / m),
  }),
  anodesForCurrent: equation({
    symbol: 'N_f',
    title: 'Number of anodes required by current',
    unit: '-',
    source,
    clause: clause.count,
    where: { I_c: ['current demand', 'A'], I_a: ['anode current output', 'A'] },
    functions: wholeNumbers,
    evaluate: ({ I_c, I_a }) => roundUp(I_c / I_a),
  }),
  anodesForMassAndFinal: equation({
    symbol: 'N_req',
    title: 'Number of anodes required',
    unit: '-',
    source,
    clause: clause.count,
    where: {
      N_m: ['number of anodes required by mass', '-'],
      N_f: ['number of anodes required by final current', '-'],
    },
    evaluate: ({ N_m, N_f }) => max(N_m, N_f),
  }),
  anodesForMassAndInitial: equation({
    symbol: 'N_req',
    title: 'Number of anodes required',
    unit: '-',
    source,
    clause: clause.count,
    where: {
      N_m: ['number of anodes required by mass', '-'],
      N_i: ['number of anodes required by initial current', '-'],
    },
    evaluate: ({ N_m, N_i }) => max(N_m, N_i),
  }),
  anodesForAll: equation({
    symbol: 'N_req',
    title: 'Number of anodes required',
    unit: '-',
    source,
    clause: clause.count,
    where: {
      N_m: ['number of anodes required by mass', '-'],
      N_i: ['number of anodes required by initial current', '-'],
      N_f: ['number of anodes required by final current', '-'],
    },
    evaluate: ({ N_m, N_i, N_f }) => max(N_m, N_i, N_f),
  }),
})
