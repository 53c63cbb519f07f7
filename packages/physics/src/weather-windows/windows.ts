/** The windows of a regular record: runs of workable samples, from which of them an operation can start, and how long it waits. */

export interface Run {
  /** Number of its first sample, from 0. */
  readonly from: number
  readonly length: number
}

/** Maximal runs of workable samples. */
export function runsOf(workable: readonly boolean[]): Run[] {
  const runs: Run[] = []
  let from = -1
  for (let i = 0; i <= workable.length; i++) {
    if (workable[i] === true) {
      if (from < 0) from = i
      continue
    }
    if (from >= 0) runs.push({ from, length: i - from })
    from = -1
  }
  return runs
}

/** Starts whose K samples, themselves included, all lie in one run, in their order. */
export function feasibleStarts(runs: readonly Run[], K: number): number[] {
  return runs.flatMap(({ from, length }) => Array.from({ length: Math.max(0, length - K + 1) }, (_, i) => from + i))
}

export interface Waiting {
  /** Samples that each start waits which has a feasible one at or after it, ascending. */
  readonly delays: readonly number[]
  /** Starts after the last feasible one. */
  readonly without: number
}

/** Of every sample of a record of n as a start; `starts` ascend. */
export function waitingOf(starts: readonly number[], n: number): Waiting {
  const last = starts.at(-1) ?? -1
  const delays = new Float64Array(last + 1)
  let next = starts.length - 1
  for (let i = last; i >= 0; i--) {
    if (next > 0 && starts[next - 1] === i) next--
    delays[i] = (starts[next] ?? i) - i
  }
  return { delays: [...delays.sort()], without: n - delays.length }
}

/** The two ascending values around the position (N - 1) p; needs one value. */
export function aroundQuantile(values: readonly number[], p: number): readonly [number, number] {
  const at = (values.length - 1) * p
  return [values[Math.floor(at)] ?? 0, values[Math.ceil(at)] ?? 0]
}

/** Samples in runs of at least so many. */
export const samplesInRuns = (runs: readonly Run[], least: number): number =>
  runs.reduce((all, { length }) => (length >= least ? all + length : all), 0)
