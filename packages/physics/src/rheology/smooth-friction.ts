/** Friction factors (Fanning) of smooth pipes over a generalised Reynolds number, and the power law's limits of the regimes. */
import { equation, log10, reachRange, sqrt } from '@keelson/equations'
import { bourgoyne, dodgeMetzner, guoLiu } from './sources.ts'
import { FANNING, INDEX, REYNOLDS } from './symbols.ts'

export const INDEX_MEASURED = reachRange({
  symbol: 'n',
  title: 'Flow behaviour index',
  unit: '-',
  from: 0.2,
  to: 1,
  unsafe: 'either',
  because: 'turbulent friction and the regime limits were measured only for indices of 0.2 to 1',
  source: dodgeMetzner,
  clause: 'range of the flow behaviour index',
})

export const laminarLimit = equation({
  symbol: 'N_cr',
  title: 'Critical Reynolds number',
  unit: '-',
  source: guoLiu,
  clause: 'ch. 2, power law: end of laminar flow',
  where: { n: INDEX },
  evaluate: ({ n }) => 3470 - 1370 * n,
})

export const turbulentLimit = equation({
  symbol: 'N_tu',
  title: 'Onset Reynolds number of turbulent flow',
  unit: '-',
  source: guoLiu,
  clause: 'ch. 2, power law: onset of turbulent flow',
  where: { n: INDEX },
  evaluate: ({ n }) => 4270 - 1370 * n,
})

export const laminarFanning = equation({
  symbol: 'f',
  title: 'Laminar Fanning friction factor',
  unit: '-',
  source: bourgoyne,
  clause: 'ch. 4, laminar flow',
  where: { N_Re: REYNOLDS },
  evaluate: ({ N_Re }) => 16 / N_Re,
})

/** Implicit: both sides are 1/sqrt(f) at the solution. */
export const dodgeMetznerFriction = equation({
  symbol: 'f',
  title: 'Dodge and Metzner equation',
  unit: '-',
  source: dodgeMetzner,
  clause: 'turbulent flow in smooth pipes',
  where: { f: FANNING, n: INDEX, N_Re: REYNOLDS },
  left: ({ f }) => 1 / sqrt(f),
  evaluate: ({ f, n, N_Re }) => (4 / n ** 0.75) * log10(N_Re * f ** (1 - n / 2)) - 0.395 / n ** 1.2,
})

export const blasiusFriction = equation({
  symbol: 'f',
  title: 'Fanning friction factor (Blasius)',
  unit: '-',
  source: guoLiu,
  clause: 'ch. 2, turbulent flow in smooth pipes',
  where: { N_Re: REYNOLDS },
  evaluate: ({ N_Re }) => 0.0791 / N_Re ** 0.25,
})

/** Between the limits of the regimes: a straight line in the Reynolds number. */
export const transitionalFanning = equation({
  symbol: 'f',
  title: 'Transitional Fanning friction factor',
  unit: '-',
  source: guoLiu,
  clause: 'ch. 2, between laminar and turbulent flow',
  where: {
    f_cr: ['friction factor at the end of laminar flow', '-'],
    f_tu: ['friction factor at the onset of turbulent flow', '-'],
    N_Re: REYNOLDS,
    N_cr: ['critical Reynolds number', '-'],
    N_tu: ['Onset Reynolds number of turbulent flow', '-'],
  },
  evaluate: ({ f_cr, f_tu, N_Re, N_cr, N_tu }) => f_cr + ((f_tu - f_cr) * (N_Re - N_cr)) / (N_tu - N_cr),
})

/** Of f = a/N^b, which stands near the equation of Dodge and Metzner and needs no solving. */
export const turbulentFactor = equation({
  symbol: 'a',
  title: 'Turbulent friction coefficient',
  unit: '-',
  source: dodgeMetzner,
  clause: 'explicit power form, as in API RP 13D',
  where: { n: INDEX },
  evaluate: ({ n }) => (log10(n) + 3.93) / 50,
})

export const turbulentExponent = equation({
  symbol: 'b',
  title: 'Turbulent friction exponent',
  unit: '-',
  source: dodgeMetzner,
  clause: 'explicit power form, as in API RP 13D',
  where: { n: INDEX },
  evaluate: ({ n }) => (1.75 - log10(n)) / 7,
})

export const explicitFriction = equation({
  symbol: 'f',
  title: 'Turbulent Fanning friction factor',
  unit: '-',
  source: dodgeMetzner,
  clause: 'explicit power form, as in API RP 13D',
  where: {
    a: ['turbulent friction coefficient', '-'],
    N_Re: REYNOLDS,
    b: ['turbulent friction exponent', '-'],
  },
  evaluate: ({ a, N_Re, b }) => a / N_Re ** b,
})
