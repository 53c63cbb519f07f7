/** The retardation that decays as it swings: its added mass and damping in closed form. */
import { silent } from '@keelson/equations'
import * as memory from '@keelson/physics/radiation/equations.ts'
import { shownIn } from '@keelson/workflow'
import { coefficientsChart, retardationChart } from './charts.ts'
import { bodyValues, memoryCharts, memoryValues } from './coefficients.ts'
import { way } from './inputs.ts'

export const decaying = way({
  takes: ['k0', 'alpha', 'beta', 'infinite_frequency_added_mass', 'angular_frequencies'],
  may: ['retardation_times'],
  values: { ...bodyValues, ...memoryValues },
  checks: {},
  charts: memoryCharts,
  calculate: (p, trace) => {
    const { k0: k_0, alpha, beta, infinite_frequency_added_mass: A_inf } = p
    const { angular_frequencies, retardation_times: times } = p
    const A = (omega: number, on = silent) => on.apply(memory.decayingAddedMass, { A_inf, k_0, alpha, beta, omega })
    const B = (omega: number, on = silent) => on.apply(memory.decayingDamping, { k_0, alpha, beta, omega })
    const K = (t: number, on = silent) => on.apply(memory.decayingRetardation, { k_0, alpha, beta, t })
    const on = (i: number) => (i === 0 ? trace : silent)
    const first = angular_frequencies[0] ?? 0
    return {
      values: {
        added_mass: angular_frequencies.map((omega, i) => A(omega, on(i))),
        damping: angular_frequencies.map((omega, i) => B(omega, on(i))),
        ...(times && { retardation: times.map((t, i) => K(t, on(i))) }),
      },
      charts: () => ({
        coefficients: coefficientsChart(angular_frequencies, (omega) => ({ A: A(omega), B: B(omega) })),
        ...(times && { retardation: retardationChart(times, (t) => K(t)) }),
      }),
      detail: `Added mass ${shownIn(A(first), 't')} and damping ${shownIn(B(first), 'kg/s')} at ${shownIn(first, 'rad/s')}; retardation decay rate ${shownIn(alpha, '1/s')} and frequency ${shownIn(beta, 'rad/s')}`,
    }
  },
})
