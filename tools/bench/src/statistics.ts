/** What is said of a list of measured times. */

/** A quantile of 0 to 1 of at least one value. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN)
}

export const rounded = (value: number): number => Number(value.toPrecision(4))

/** Median of the milliseconds that the work takes, after half as many runs of warming up. */
export function median(runs: number, work: () => unknown): number {
  for (let n = 0; n < runs / 2; n++) work()
  const times = Array.from({ length: runs }, () => {
    const begun = performance.now()
    work()
    return performance.now() - begun
  })
  return quantile(times, 0.5)
}

/** Processor milliseconds of one run of the work, over so many after as many of warming up. */
export function processorMs(runs: number, work: () => unknown): number {
  for (let n = 0; n < runs; n++) work()
  const before = process.cpuUsage()
  for (let n = 0; n < runs; n++) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / runs
}
