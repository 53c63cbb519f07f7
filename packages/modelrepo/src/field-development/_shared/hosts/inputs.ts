/** The host, asked for where a cost comes from the benchmark table. */
import { type Condition, choice, optional } from '@keelson/workflow'
import { HOST_NAMES } from './hosts.ts'

export const benchmarkHost = (ofBenchmark: Condition) =>
  optional(
    choice(HOST_NAMES, {
      title: 'Host',
      description: 'Host type, as listed in the benchmark table.',
      usedWhen: ofBenchmark,
      requiredWhen: ofBenchmark,
    }),
  )
