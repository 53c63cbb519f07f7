/** Published problems of sensitivity, with their first-order and total indices of Sobol in closed form. */
import type { InputStated } from './problems.fixture.ts'

export interface SensitivityProblem {
  readonly name: string
  readonly inputs: readonly InputStated[]
  readonly output: (...x: number[]) => number
  readonly first: readonly number[]
  readonly total: readonly number[]
}

/** Ishigami and Homma (1990), First International Symposium on Uncertainty Modeling and Analysis, 398-403; a = 7, b = 0.1. */
function ishigami(): SensitivityProblem {
  const [a, b] = [7, 0.1]
  const alone = [(1 + (b * Math.PI ** 4) / 5) ** 2 / 2, a ** 2 / 8, 0] as const
  const together = (8 / 225) * b ** 2 * Math.PI ** 8
  const variance = alone[0] + alone[1] + together
  return {
    name: 'Ishigami and Homma',
    inputs: Array.from({ length: 3 }, () => ({ distribution: 'uniform', lower: -Math.PI, upper: Math.PI })),
    output: (x, y, z) => Math.sin(x) + a * Math.sin(y) ** 2 + b * z ** 4 * Math.sin(x),
    first: alone.map((part) => part / variance),
    total: [alone[0] + together, alone[1], together].map((part) => part / variance),
  }
}

/** Saltelli and Sobol (1995), Reliability Engineering and System Safety 50, 225-239, with their eight coefficients. */
function sobolG(): SensitivityProblem {
  const coefficients = [0, 1, 4.5, 9, 99, 99, 99, 99]
  const alone = coefficients.map((a) => 1 / (3 * (1 + a) ** 2))
  const all = alone.reduce((product, part) => product * (1 + part), 1)
  return {
    name: 'G of Sobol',
    inputs: coefficients.map(() => ({ distribution: 'uniform', lower: 0, upper: 1 })),
    output: (...x) => x.reduce((product, u, i) => product * factor(u, coefficients[i] as number), 1),
    first: alone.map((part) => part / (all - 1)),
    total: alone.map((part) => (part * all) / (1 + part) / (all - 1)),
  }
}
const factor = (u: number, a: number) => (Math.abs(4 * u - 2) + a) / (1 + a)

/** A sum: the indices are the shares of the variances, whatever the distributions. Saltelli et al. (2008), Global sensitivity analysis, section 1.2. */
function sum(): SensitivityProblem {
  const deviations = [1, 2, 3]
  const shares = deviations.map((deviation) => deviation ** 2 / 14)
  return {
    name: 'a sum of a normal, a Gumbel and a lognormal input',
    inputs: (['normal', 'gumbel', 'lognormal'] as const).map((distribution, i) => ({
      distribution,
      mean: 10,
      standard_deviation: deviations[i] as number,
    })),
    output: (x, y, z) => x + y + z,
    first: shares,
    total: shares,
  }
}

/** A product of two inputs of mean 0: all of the variance is of both together. Saltelli et al. (2008), section 4.4. */
function product(): SensitivityProblem {
  const standard = { distribution: 'normal', mean: 0, standard_deviation: 1 } as const
  return {
    name: 'a product of two normal inputs',
    inputs: [standard, standard],
    output: (x, y) => x * y,
    first: [0, 0],
    total: [1, 1],
  }
}

export const sensitivityProblems = [ishigami(), sobolG(), sum(), product()] as const
