/**
 * What the equilibrium of a vessel on its lines costs, how that grows with lines and segments, and beside it a peer's
 * answer to the same spread. KEELSON_MOORPY names the folder of a checkout of NREL/MoorPy, and KEELSON_PYTHON a Python
 * that has what it needs; without them the peer is left out.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { equilibrium } from '@keelson/physics/mooring-system/equilibrium.ts'
import type { MeanLoad, MooringSystem } from '@keelson/physics/mooring-system/system.ts'
import { median, quantile, rounded } from './statistics.ts'

interface Segment {
  readonly length: number
  readonly weightPerLength: number
  readonly axialStiffness: number
}

/** The same spread for both: chain below, wire above, in 400 m of water. SI. */
interface Spread {
  readonly depth: number
  readonly fairlead_depth: number
  readonly lines: readonly { readonly x: number; readonly y: number; readonly azimuth: number }[]
  readonly distance: number
  readonly segments: readonly Segment[]
  readonly load: MeanLoad
}

const CHAIN: Segment = { length: 900, weightPerLength: 2455.5, axialStiffness: 1.23e9 }
const WIRE: Segment = { length: 480, weightPerLength: 480, axialStiffness: 9.5e8 }
const LOAD: MeanLoad = { x: -2.5e6, y: 1.2e6, yaw: 2e7 }
const SEGMENTS = [1, 2, 4, 8] as const
const LINES = [6, 12, 24] as const

export function mooring(quick: boolean) {
  const runs = quick ? 10 : 200
  const cost = (spread: Spread) => median(runs, () => equilibrium(systemOf(spread), spread.load))
  const own = cost(spreadOf(12, 2))
  return {
    equilibrium_ms: own,
    by_lines_ms: Object.fromEntries(LINES.map((n) => [n, cost(spreadOf(n, 2))])),
    by_segments_ms: Object.fromEntries(SEGMENTS.map((n) => [n, cost(spreadOf(12, n))])),
    moorpy: besidePeer(spreadOf(12, 2), own, quick ? 2 : 7),
  }
}

/** Groups of three lines at the corners of a hull, the load in proportion to their number. */
function spreadOf(n: number, segments: number): Spread {
  const lines = Array.from({ length: n }, (_, i) => {
    const corner = Math.floor((4 * i) / n)
    const azimuth = ((45 + 90 * corner + 5 * ((i % (n / 4)) - (n / 4 - 1) / 2)) * Math.PI) / 180
    return { x: 140 * Math.sign(Math.cos(azimuth)), y: 28 * Math.sign(Math.sin(azimuth)), azimuth }
  })
  const share = n / 12
  const load = { x: LOAD.x * share, y: LOAD.y * share, yaw: LOAD.yaw * share }
  return { depth: 400, fairlead_depth: 16, lines, distance: 1240, segments: cut(segments), load }
}

/** Chain and wire in so many segments together; one is chain all along. */
function cut(n: number): Segment[] {
  if (n === 1) return [{ ...CHAIN, length: 1400 }]
  const each = (whole: Segment) => Array.from({ length: n / 2 }, () => ({ ...whole, length: (2 * whole.length) / n }))
  return [...each(CHAIN), ...each(WIRE)]
}

function systemOf({ depth, fairlead_depth, lines, distance, segments }: Spread): MooringSystem {
  const line = { segments, frictionCoefficient: 0, seabedSlope: 0, seabedContact: true }
  return {
    lines: lines.map(({ x, y, azimuth }) => ({
      fairlead: { x, y },
      anchor: { x: x + distance * Math.cos(azimuth), y: y + distance * Math.sin(azimuth) },
      verticalSpan: depth - fairlead_depth,
      line,
    })),
  }
}

interface PeerAnswer {
  /** At the tolerance of the comparison, and at its own usual one. */
  readonly ms: readonly number[]
  readonly usual_ms: readonly number[]
  readonly pose: readonly [surge: number, sway: number, yaw: number]
  readonly tensions: readonly number[]
}

function besidePeer(spread: Spread, own: number, runs: number) {
  const folder = process.env.KEELSON_MOORPY
  if (folder === undefined) return 'left out: KEELSON_MOORPY names no checkout'
  const answer = asked(spread, folder, runs)
  if (typeof answer === 'string') return answer
  const { pose, lines } = equilibrium(systemOf(spread), spread.load)
  const [peer, usual] = [quantile(answer.ms, 0.5), quantile(answer.usual_ms, 0.5)]
  const tensions = lines.map(({ fairleadTension }) => fairleadTension)
  const apart = [
    Math.hypot(pose.surge - answer.pose[0], pose.sway - answer.pose[1]),
    Math.abs(pose.yaw - answer.pose[2]),
  ]
  return {
    peer_ms: peer,
    peer_over_ours: rounded(peer / own),
    peer_at_its_usual_tolerance_ms: usual,
    usual_peer_over_ours: rounded(usual / own),
    offset_difference_m: apart[0],
    yaw_difference_rad: apart[1],
    largest_tension_difference: Math.max(
      ...tensions.map((T, i) => Math.abs(T / (answer.tensions[i] ?? Number.NaN) - 1)),
    ),
    ours: { pose, tensions },
    theirs: { pose: answer.pose, tensions: answer.tensions },
  }
}

function asked(spread: Spread, folder: string, runs: number): PeerAnswer | string {
  const script = join(import.meta.dirname, 'moorpy-spread.py')
  const input = JSON.stringify({ ...spread, runs })
  const { status, stdout, stderr } = spawnSync(process.env.KEELSON_PYTHON ?? 'python3', ['-W', 'ignore', script], {
    input,
    encoding: 'utf8',
    timeout: 300_000,
    env: { ...process.env, PYTHONPATH: folder },
  })
  if (status !== 0) return `left out: ${stderr.trim().split('\n').at(-1) ?? 'the script did not run'}`
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as PeerAnswer
}
