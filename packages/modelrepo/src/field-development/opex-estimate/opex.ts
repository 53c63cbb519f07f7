/** The four methods of the operating cost, each whole in its own file. */
import { BENCHMARK, BUILD_UP, composed, LIFE, LIMIT } from './inputs.ts'
import { interestProblems } from './revenue.ts'
import { byBenchmark } from './way-benchmark.ts'
import { builtUp } from './way-built-up.ts'
import { ofLife } from './way-life.ts'
import { atLimit } from './way-limit.ts'

export const opex = composed(
  { [BENCHMARK]: byBenchmark, [BUILD_UP]: builtUp, [LIMIT]: atLimit, [LIFE]: ofLife },
  { rules: interestProblems, inOrder: { charts: ['annual_cost', 'unit_cost_by_year', 'unit_cost_by_rate'] } },
)
