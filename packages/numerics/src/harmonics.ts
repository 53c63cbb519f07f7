/** The first harmonics of a periodic series of samples at equal times, by plain sums: for cards of some hundred samples. */
import { requireThat } from './errors.ts'

/** Coefficients c_n of sum of c_n exp(i 2 pi n j/N), n from 0 up; those of negative n are their conjugates. */
export interface Harmonics {
  /** N, samples of one period. */
  readonly samples: number
  readonly re: Float64Array
  readonly im: Float64Array
}

/** The harmonics 0 to `most`, never above half the number of samples. Throws NumericsError 'bad_input' without samples. */
export function harmonicsOf(series: ArrayLike<number>, most: number): Harmonics {
  const N = series.length
  requireThat(N >= 1, 'harmonics require at least one sample')
  const circle = circleOf(N)
  const count = Math.min(most, Math.floor(N / 2)) + 1
  const re = new Float64Array(count)
  const im = new Float64Array(count)
  for (let n = 0; n < count; n++) {
    let [a, b] = [0, 0]
    for (let j = 0; j < N; j++) {
      const at = (n * j) % N
      a += (series[j] as number) * (circle.cos[at] as number)
      b -= (series[j] as number) * (circle.sin[at] as number)
    }
    re[n] = a / N
    im[n] = b / N
  }
  return { samples: N, re, im }
}

/** The samples that harmonics make. */
export const seriesOf = (of: Harmonics): Float64Array => summed(of, () => [1, 0])

/** How fast the samples change over the angle of a period, 0 to 2 pi. */
export const slopesOf = (of: Harmonics): Float64Array => summed(of, (n) => [0, n])

/** Sum of the harmonics, each times a complex factor. */
function summed({ samples: N, re, im }: Harmonics, factor: (n: number) => readonly [re: number, im: number]) {
  const circle = circleOf(N)
  const out = new Float64Array(N)
  for (let n = 0; n < re.length; n++) {
    const [x, y] = factor(n)
    const [c, s] = [re[n] as number, im[n] as number]
    const [a, b] = [c * x - s * y, c * y + s * x]
    const both = n === 0 || 2 * n === N ? 1 : 2
    for (let j = 0; j < N; j++) {
      const at = (n * j) % N
      out[j] = (out[j] as number) + both * (a * (circle.cos[at] as number) - b * (circle.sin[at] as number))
    }
  }
  return out
}

/** Cosines and sines of the N equal parts of a turn. */
function circleOf(N: number) {
  const angle = (k: number) => (2 * Math.PI * k) / N
  return {
    cos: Float64Array.from({ length: N }, (_, k) => Math.cos(angle(k))),
    sin: Float64Array.from({ length: N }, (_, k) => Math.sin(angle(k))),
  }
}
