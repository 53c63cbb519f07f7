/** The four methods of the capital cost, each whole in its own file. */
import { BENCHMARK, BREAKDOWN, composed, FACTORED, PHASED } from './inputs.ts'
import { phasingProblems } from './rules.ts'
import { byBenchmark } from './way-benchmark.ts'
import { byItems } from './way-breakdown.ts'
import { byKnownProject } from './way-factored.ts'
import { overYears } from './way-phased.ts'

export const capex = composed(
  { [BENCHMARK]: byBenchmark, [FACTORED]: byKnownProject, [BREAKDOWN]: byItems, [PHASED]: overYears },
  { rules: phasingProblems },
)
