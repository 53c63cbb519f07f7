/**
 * What a hyperbolic fit costs beside scipy's `curve_fit`, in turns: the same ln q of the same months, found to the same
 * minimum. The peer is given one good start and no bounds, which is its quickest way; ours tries its starts, holds its
 * bounds and has the measures of the fit made.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { randomSource } from '@keelson/numerics/random.ts'
import { fitDecline, type History } from '@keelson/physics/decline/fit.ts'
import { processorMs, quantile, rounded } from './statistics.ts'

const POINTS = [36, 60, 120, 240] as const
const [MONTH, DAY] = [30.4375 * 86_400, 86_400]

interface PeerAnswer {
  readonly ms: number
  readonly bounded_ms: number
  readonly sum_of_squares: number
}

/** Processor milliseconds by points, medians over the turns. */
export function declineFit(quick: boolean) {
  const [turns, fits] = quick ? [2, 50] : [5, 300]
  return Object.fromEntries(POINTS.map((points) => [points, besidePeer(historyOf(points), turns, fits)]))
}

function besidePeer(history: History, turns: number, fits: number) {
  const { sumOfSquares } = fitDecline('hyperbolic', history)
  const own: number[] = []
  const peers: PeerAnswer[] = []
  for (let turn = 0; turn < turns; turn++) {
    own.push(processorMs(fits, () => fitDecline('hyperbolic', history)))
    const peer = asked(history, fits)
    if (typeof peer === 'string') return { fit_ms: quantile(own, 0.5), scipy: peer }
    peers.push(peer)
  }
  const ms = quantile(own, 0.5)
  const scipy = quantile(
    peers.map((p) => p.ms),
    0.5,
  )
  const bounded = quantile(
    peers.map((p) => p.bounded_ms),
    0.5,
  )
  return {
    fit_ms: ms,
    scipy_ms: scipy,
    scipy_over_ours: rounded(scipy / ms),
    scipy_within_bounds_ms: bounded,
    scipy_within_bounds_over_ours: rounded(bounded / ms),
    sum_of_squares_over_scipys: sumOfSquares / (peers[0]?.sum_of_squares ?? Number.NaN),
  }
}

/** A decline of 0.4 % a day at its start, with b = 0.9 and 8 % of scatter. */
function historyOf(points: number): History {
  const random = randomSource(points)
  const times = Array.from({ length: points }, (_, i) => i * MONTH)
  return { times, logRates: times.map((t) => 7 - Math.log1p((0.9 * 0.004 * t) / DAY) / 0.9 + 0.08 * random.normal()) }
}

function asked(history: History, fits: number): PeerAnswer | string {
  const script = join(import.meta.dirname, 'scipy-decline.py')
  const input = JSON.stringify({ ...history, fits })
  const { status, stdout, stderr } = spawnSync(process.env.KEELSON_PYTHON ?? 'python3', ['-W', 'ignore', script], {
    input,
    encoding: 'utf8',
    timeout: 300_000,
  })
  if (status !== 0) return `left out: ${stderr.trim().split('\n').at(-1) ?? 'the script did not run'}`
  return JSON.parse(stdout) as PeerAnswer
}
