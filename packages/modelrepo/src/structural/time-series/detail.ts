/** The sentence of the run. */
import { shown, shownIn, shownPercent } from '@keelson/workflow'
import type { Made, OfRecord } from './calculate-made.ts'
import type { Params } from './inputs.ts'

export function sentence(p: Params, made: Made): string {
  const unit = p.series_unit === undefined ? '' : ` ${p.series_unit}`
  const probability = `with a probability of ${shown(p.probability_of_non_exceedance)}`
  if ('gumbel' in made) {
    const { fit, values } = made.gumbel
    return `The maximum stays below ${shown(values.quantile, 4)}${unit} ${probability}; the most probable one is ${shown(fit.mu, 4)}${unit}`
  }
  const { extremes, cycles, whole, averaged } = made
  if (extremes) {
    const { most_probable_maximum: x, quantile } = extremes.values
    return `In ${shownIn(p.duration, 'h')} the most probable maximum is ${shown(x, 4)}${unit}; it stays below ${shown(quantile, 4)}${unit} ${probability}`
  }
  if (cycles) return `${counted(cycles.values, unit)} in ${samplesOf(made)}`
  const spectrum = whole ?? averaged
  if (spectrum) {
    const { frequency_of_peak: f, spectral_moments: [m_0 = 0] = [] } = spectrum.values
    return `The spectrum peaks at ${shownIn(f, 'Hz')}; its area is ${shown(m_0, 4)}, from ${samplesOf(made)}`
  }
  return described(made, unit)
}

const samplesOf = ({ record }: OfRecord) => `${shown(record.count, 9)} samples`

function counted(
  { total_cycles: n, maximum_range, equivalent_range: S }: NonNullable<OfRecord['cycles']>['values'],
  unit: string,
): string {
  if (typeof maximum_range !== 'number' || typeof S !== 'number') return 'No cycle'
  return `${shown(n, 9)} cycles, the largest of ${shown(maximum_range, 4)}${unit}; as many of ${shown(S, 4)}${unit} do the same damage`
}

function described({ record, raw, statistics }: OfRecord, unit: string): string {
  const { x_m, s, T_z } = statistics
  const waves = T_z === null ? 'no whole wave' : `a mean zero-crossing period of ${shownIn(T_z, 's')}`
  const kept =
    raw === null || !(raw.moments.m2 > 0)
      ? ''
      : `; the filter keeps ${shownPercent(record.moments.m2 / raw.moments.m2)} of the variance`
  return `Mean ${shown(x_m, 4)}${unit}, standard deviation ${shown(s, 4)}${unit}, ${waves}${kept}`
}
