/** The table of a run: each mode in the current. */
import type { Answer } from './calculate-response.ts'

export const modeTable = (answers: readonly Answer[]) =>
  answers.map(({ mode, V_R, ratio, crossFlow, inLine }) => ({
    mode: mode.n,
    natural_frequency: mode.f_n,
    reduced_velocity: V_R,
    frequency_ratio: ratio ?? null,
    mode_factor: mode.gamma_n,
    cross_flow_amplitude: crossFlow?.A ?? null,
    cross_flow_stress_range: crossFlow?.S ?? null,
    in_line_amplitude: inLine?.A ?? null,
    in_line_stress_range: inLine?.S ?? null,
  }))
