/** Bodies with a formula: the spheroid, the pile in waves, the retardation that decays. */
import { silent, type Trace } from '@keelson/equations'
import * as lamb from '@keelson/physics/added-mass/spheroid.ts'
import * as macCamyFuchs from '@keelson/physics/added-mass/vertical-cylinder.ts'
import * as memory from '@keelson/physics/radiation/equations.ts'
import { ContractError, given, type RunContext, shownIn, shownRatio } from '@keelson/workflow'
import { coefficientsChart, excitationChart, retardationChart } from './charts.ts'
import type { HydroCoefficients } from './contract.ts'
import type { Params } from './inputs.ts'

export function spheroid(p: Params, { trace }: RunContext): HydroCoefficients {
  const { length_to_diameter: n_s } = given(p, 'length_to_diameter')
  const e = trace.apply(lamb.eccentricity, { n_s })
  const alpha_0 = trace.apply(lamb.axialCoefficient, { e })
  const beta_0 = trace.apply(lamb.lateralCoefficient, { e })
  const [k_1, k_2] = [trace.apply(lamb.axialAddedMass, { alpha_0 }), trace.apply(lamb.lateralAddedMass, { beta_0 })]
  return {
    values: {
      axial_added_mass_coefficient: k_1,
      lateral_added_mass_coefficient: k_2,
      rotational_added_inertia_coefficient: trace.apply(lamb.rotationalAddedInertia, { e, alpha_0, beta_0 }),
    },
    detail: `A spheroid of {length_to_diameter} ${shownRatio(n_s)} moves ${shownRatio(k_1)} of its own mass of water along its axis and ${shownRatio(k_2)} across it`,
  }
}

interface Pushed {
  readonly F_hat: number
  readonly C_M: number
}

function pushed(k: number, p: Params, trace: Trace): Pushed {
  const { radius: a } = given(p, 'radius')
  const h = p.water_depth
  if (h === 'infinite') throw new ContractError('a vertical cylinder without a depth')
  const x = trace.apply(macCamyFuchs.scatterParameter, { k, a })
  const [J_s, Y_s] = [trace.apply(macCamyFuchs.besselSlope, { x }), trace.apply(macCamyFuchs.neumannSlope, { x })]
  const F_hat = trace.apply(macCamyFuchs.surgeExcitation, { k, h, x, J_s, Y_s })
  return { F_hat, C_M: trace.apply(macCamyFuchs.effectiveInertia, { F_hat, k, h, x }) }
}

export function pile(p: Params, { trace }: RunContext): HydroCoefficients {
  const { wavenumber } = given(p, 'wavenumber')
  const first = pushed(wavenumber[0] as number, p, trace)
  const all = wavenumber.map((k, i) => (i === 0 ? first : pushed(k, p, silent)))
  return {
    values: {
      surge_excitation_nondimensional: all.map(({ F_hat }) => F_hat),
      effective_inertia_coefficient: all.map(({ C_M }) => C_M),
    },
    charts: () => ({ excitation: excitationChart(p, (k) => pushed(k, p, silent).C_M) }),
    detail: `At the wave number ${shownIn(wavenumber[0] as number, 'rad/m')} the effective inertia coefficient is ${shownRatio(first.C_M)}; a slender cylinder has 2`,
  }
}

export function decaying(p: Params, { trace }: RunContext): HydroCoefficients {
  const {
    k0: k_0,
    alpha,
    beta,
    infinite_frequency_added_mass: A_inf,
    angular_frequencies,
  } = given(p, 'k0', 'alpha', 'beta', 'infinite_frequency_added_mass', 'angular_frequencies')
  const times = p.retardation_times
  const first = angular_frequencies[0] ?? 0
  const A = (omega: number, on: Trace) => on.apply(memory.decayingAddedMass, { A_inf, k_0, alpha, beta, omega })
  const B = (omega: number, on: Trace) => on.apply(memory.decayingDamping, { k_0, alpha, beta, omega })
  const K = (t: number, on: Trace) => on.apply(memory.decayingRetardation, { k_0, alpha, beta, t })
  const on = (i: number) => (i === 0 ? trace : silent)
  return {
    values: {
      added_mass: angular_frequencies.map((omega, i) => A(omega, on(i))),
      damping: angular_frequencies.map((omega, i) => B(omega, on(i))),
      ...(times && { retardation: times.map((t, i) => K(t, on(i))) }),
    },
    charts: () => ({
      coefficients: coefficientsChart(angular_frequencies, (omega) => ({ A: A(omega, silent), B: B(omega, silent) })),
      ...(times && { retardation: retardationChart(times, (t) => K(t, silent)) }),
    }),
    detail: `At ${shownIn(first, 'rad/s')} added mass is ${shownIn(A(first, silent), 'kg')} and damping ${shownIn(B(first, silent), 'kg/s')}; the retardation decays with ${shownIn(alpha, '1/s')} and swings with ${shownIn(beta, 'rad/s')}`,
  }
}
