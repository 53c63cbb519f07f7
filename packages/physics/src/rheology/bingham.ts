/** Bingham plastics in pipes and annuli: the laminar and turbulent gradients of the field, and Hedstrom's limit between them. */
import { constant, equation } from '@keelson/equations'
import { bourgoyne } from './sources.ts'
import { BORE, DENSITY, GAP, PLASTIC, VELOCITY, YIELD } from './symbols.ts'

const HEDSTROM = ['Hedstrom number', '-'] as const
const RATIO = ['yield point to wall stress ratio at the laminar limit', '-'] as const

/** Of a fluid without a yield point. */
export const NEWTONIAN_LIMIT = constant({
  symbol: 'N_cr',
  title: 'Critical Reynolds number, Newtonian fluid',
  value: 2100,
  unit: '-',
  source: bourgoyne,
  clause: 'ch. 4, laminar flow of Newtonian fluids',
})

export const binghamPipeLaminar = equation({
  symbol: 'G',
  title: 'Laminar pressure gradient',
  unit: 'psi/ft',
  source: bourgoyne,
  clause: 'ch. 4, table of frictional pressure loss: Bingham plastic, pipe',
  where: { PV: PLASTIC, v: VELOCITY, d: BORE, YP: YIELD },
  evaluate: ({ PV, v, d, YP }) => (PV * v) / (1500 * d ** 2) + YP / (225 * d),
})

export const binghamAnnulusLaminar = equation({
  symbol: 'G',
  title: 'Laminar pressure gradient',
  unit: 'psi/ft',
  source: bourgoyne,
  clause: 'ch. 4, table of frictional pressure loss: Bingham plastic, annulus',
  where: { PV: PLASTIC, v: VELOCITY, d_e: GAP, YP: YIELD },
  evaluate: ({ PV, v, d_e, YP }) => (PV * v) / (1000 * d_e ** 2) + YP / (200 * d_e),
})

export const binghamPipeTurbulent = equation({
  symbol: 'G',
  title: 'Turbulent pressure gradient',
  unit: 'psi/ft',
  source: bourgoyne,
  clause: 'ch. 4, table of frictional pressure loss: Bingham plastic, pipe',
  where: { rho: DENSITY, v: VELOCITY, PV: PLASTIC, d: BORE },
  evaluate: ({ rho, v, PV, d }) => (rho ** 0.75 * v ** 1.75 * PV ** 0.25) / (1800 * d ** 1.25),
})

export const binghamAnnulusTurbulent = equation({
  symbol: 'G',
  title: 'Turbulent pressure gradient',
  unit: 'psi/ft',
  source: bourgoyne,
  clause: 'ch. 4, table of frictional pressure loss: Bingham plastic, annulus',
  where: { rho: DENSITY, v: VELOCITY, PV: PLASTIC, d_e: GAP },
  evaluate: ({ rho, v, PV, d_e }) => (rho ** 0.75 * v ** 1.75 * PV ** 0.25) / (1396 * d_e ** 1.25),
})

export const binghamPipeReynolds = equation({
  symbol: 'N_Re',
  title: 'Reynolds number',
  unit: '-',
  source: bourgoyne,
  clause: 'ch. 4, Bingham plastic, pipe',
  where: { rho: DENSITY, v: VELOCITY, d: BORE, PV: PLASTIC },
  evaluate: ({ rho, v, d, PV }) => (928 * rho * v * d) / PV,
})

export const binghamAnnulusReynolds = equation({
  symbol: 'N_Re',
  title: 'Reynolds number',
  unit: '-',
  source: bourgoyne,
  clause: 'ch. 4, Bingham plastic, annulus',
  where: { rho: DENSITY, v: VELOCITY, d_e: GAP, PV: PLASTIC },
  evaluate: ({ rho, v, d_e, PV }) => (757 * rho * v * d_e) / PV,
})

export const pipeHedstrom = equation({
  symbol: 'N_He',
  title: 'Hedstrom number',
  unit: '-',
  source: bourgoyne,
  clause: 'ch. 4, Bingham plastic, pipe',
  where: { rho: DENSITY, YP: YIELD, d: BORE, PV: PLASTIC },
  evaluate: ({ rho, YP, d, PV }) => (37100 * rho * YP * d ** 2) / PV ** 2,
})

export const annulusHedstrom = equation({
  symbol: 'N_He',
  title: 'Hedstrom number',
  unit: '-',
  source: bourgoyne,
  clause: 'ch. 4, Bingham plastic, annulus',
  where: { rho: DENSITY, YP: YIELD, d_e: GAP, PV: PLASTIC },
  evaluate: ({ rho, YP, d_e, PV }) => (24700 * rho * YP * d_e ** 2) / PV ** 2,
})

/** Implicit: both sides are equal at the ratio. */
export const yieldRatio = equation({
  symbol: 'x_c',
  title: 'Yield point to wall stress ratio at the laminar limit',
  unit: '-',
  source: bourgoyne,
  clause: 'ch. 4, Hedstrom criterion',
  where: { x_c: RATIO, N_He: HEDSTROM },
  left: ({ x_c }) => x_c / (1 - x_c) ** 3,
  evaluate: ({ N_He }) => N_He / 16800,
})

export const binghamCritical = equation({
  symbol: 'N_cr',
  title: 'Critical Reynolds number',
  unit: '-',
  source: bourgoyne,
  clause: 'ch. 4, Hedstrom criterion',
  where: { x_c: RATIO, N_He: HEDSTROM },
  evaluate: ({ x_c, N_He }) => ((1 - (4 * x_c) / 3 + x_c ** 4 / 3) / (8 * x_c)) * N_He,
})
