/** Pipe that is wound to a coil: when its flow stays laminar, and how much more it loses than a straight pipe. */
import { equation, max, reachRange, type Source, sqrt } from '@keelson/equations'
import { REYNOLDS } from './symbols.ts'

export const white1929: Source = {
  id: 'White (1929)',
  title: 'Streamline flow through curved pipes',
  publisher: 'Royal Society',
  revision: 'Proc. A 123',
  read: 'public descriptions and an open implementation',
}
export const srinivasan: Source = {
  id: 'Srinivasan et al. (1970)',
  title: 'Friction factors for coils',
  publisher: 'Institution of Chemical Engineers',
  revision: 'Trans. IChemE 48',
  read: 'public descriptions',
}
export const mcCannIslas: Source = {
  id: 'McCann and Islas (1996)',
  title: 'Frictional pressure loss during turbulent flow in coiled tubing',
  publisher: 'SPE',
  revision: 'SPE 36345',
  read: 'public descriptions',
}
export const zhouShah: Source = {
  id: 'Zhou and Shah (2002)',
  title: 'Fluid flow in coiled tubing: a critical review and experimental investigation',
  publisher: 'SPE',
  revision: 'SPE/ICoTA 77960',
  read: 'public descriptions',
}

const BORE = ['inside diameter', 'm'] as const
const COIL = ['coil diameter at the pipe centreline', 'm'] as const
const CURVATURE = ['inside diameter to coil diameter ratio', '-'] as const

/** Within which the frictions were measured. */
export const CURVATURES = [0.005, 0.08] as const
export const CURVATURE_MEASURED = reachRange({
  symbol: 'r_c',
  title: 'Inside diameter to coil diameter ratio',
  unit: '-',
  from: CURVATURES[0],
  to: CURVATURES[1],
  unsafe: 'either',
  because: `coil friction was measured only for ratios of ${CURVATURES[0]} to ${CURVATURES[1]}`,
  source: srinivasan,
  clause: 'curvature ratio',
})

export const curvatureRatio = equation({
  symbol: 'r_c',
  title: 'Inside diameter to coil diameter ratio',
  unit: '-',
  source: srinivasan,
  clause: 'definition',
  where: { d: BORE, D: COIL },
  evaluate: ({ d, D }) => d / D,
})

export const deanNumber = equation({
  symbol: 'De',
  title: 'Dean number',
  unit: '-',
  source: white1929,
  clause: 'definition',
  where: { N_Re: REYNOLDS, r_c: CURVATURE },
  evaluate: ({ N_Re, r_c }) => N_Re * sqrt(r_c),
})

/** Up to which the flow in the coil is laminar, above that of a straight pipe. */
export const coilCritical = equation({
  symbol: 'N_co',
  title: 'Coil critical Reynolds number',
  unit: '-',
  source: srinivasan,
  clause: 'end of laminar flow',
  where: { r_c: CURVATURE },
  evaluate: ({ r_c }) => 2100 * (1 + 12 * sqrt(r_c)),
})

/** 1 up to a Dean number of 11.6. */
export const laminarCoilShare = equation({
  symbol: 'C_w',
  title: 'Laminar coil to straight pipe friction ratio',
  unit: '-',
  source: white1929,
  clause: 'laminar flow',
  limited: { holds: 'up to a Dean number of 11.6 the coil friction equals the straight pipe friction' },
  where: { De: ['Dean number', '-'] },
  evaluate: ({ De }) => 1 / (1 - (1 - (11.6 / max(De, 11.6)) ** 0.45) ** (1 / 0.45)),
})

export const laminarCoilFriction = equation({
  symbol: 'f_w',
  title: 'Fanning friction factor, laminar coil',
  unit: '-',
  source: white1929,
  clause: 'laminar flow',
  where: { C_w: ['laminar coil to straight pipe friction ratio', '-'], N_Re: REYNOLDS },
  evaluate: ({ C_w, N_Re }) => (C_w * 16) / N_Re,
})

/** Of a smooth pipe. */
export const turbulentCoilFriction = equation({
  symbol: 'f_sm',
  title: 'Fanning friction factor, smooth coil, turbulent',
  unit: '-',
  source: srinivasan,
  clause: 'turbulent flow',
  where: { r_c: CURVATURE, N_Re: REYNOLDS },
  evaluate: ({ r_c, N_Re }) => (0.084 * r_c ** 0.1) / N_Re ** 0.2,
})

/** What roughness adds to a straight pipe, it adds to the coil. */
export const roughCoilFriction = equation({
  symbol: 'f_ro',
  title: 'Fanning friction factor, rough coil, turbulent',
  unit: '-',
  source: zhouShah,
  clause: 'rough coiled tubing',
  where: {
    f_sm: ['smooth coil friction factor', '-'],
    f_R: ['rough straight pipe friction factor', '-'],
    f_S: ['smooth straight pipe friction factor', '-'],
  },
  evaluate: ({ f_sm, f_R, f_S }) => f_sm + (f_R - f_S),
})

/** Of a power law, smooth. */
export const powerLawCoilFriction = equation({
  symbol: 'f_sm',
  title: 'Fanning friction factor, smooth coil, turbulent',
  unit: '-',
  source: mcCannIslas,
  clause: 'turbulent flow of power-law fluids',
  where: {
    a: ['turbulent friction coefficient', '-'],
    r_c: CURVATURE,
    N_Re: REYNOLDS,
    b: ['turbulent friction exponent', '-'],
  },
  evaluate: ({ a, r_c, N_Re, b }) => (1.069 * a * r_c ** 0.1) / N_Re ** (0.8 * b),
})

/** A coil never loses less than the same pipe straight. */
export const notBelowStraight = equation({
  symbol: 'f_co',
  title: 'Coil Fanning friction factor',
  unit: '-',
  source: srinivasan,
  clause: 'coil friction is not below straight pipe friction',
  where: {
    f_c: ['friction factor from the coil correlation', '-'],
    f_st: ['straight pipe friction factor', '-'],
  },
  evaluate: ({ f_c, f_st }) => max(f_c, f_st),
})
