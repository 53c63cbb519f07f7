/** Which way each check goes as each quantity of a request grows, and where it jumps: measured around what was sent. */
import type { TObject } from 'typebox'
import { isRun, type Subject } from '../subject.ts'
import { type Scaled, scaledOf } from './scaled.ts'

/** Of the utilisation, or the verdict, as the quantity grows. */
type Sign = 'rises' | 'falls' | 'both'

export interface Sensed {
  /** 'line_tension', 'layers/thickness'. */
  readonly input: string
  readonly kind: string
  readonly check: string
  readonly sign: Sign
  /** The utilisation on both sides of a place where it does not follow the quantity, however small the step. */
  readonly jump?: readonly [number, number]
}

type Request = Readonly<Record<string, unknown>>

/** Steps of a twentieth: small enough for a smooth check to follow. */
const FACTORS = [0.85, 0.9, 0.95, 1, 1.05, 1.1, 1.15]
/** Relative change of a utilisation below which it stands still: numbers of solvers wander by less. */
const STILL = 1e-4
/** A step over which a check moves by less is not looked at for a jump. */
const SMALL = 0.05
const HALVINGS = 6

export async function sensesOf(subject: Subject, request: Request): Promise<readonly Sensed[]> {
  const { properties } = subject.contract.params as TObject
  const sensed: Sensed[] = []
  for (const [name, spec] of Object.entries(properties)) {
    const sent = request[name] ?? (spec as { default?: unknown }).default
    for (const quantity of scaledOf(name, spec, sent)) sensed.push(...(await along(subject, request, name, quantity)))
  }
  return sensed
}

interface Point {
  readonly u: number | null
  readonly fails: boolean
  readonly passes: boolean
}
/** The checks of the request with the quantity scaled; none where that is refused. */
type At = (factor: number) => Promise<ReadonlyMap<string, Point>>

async function along(subject: Subject, request: Request, name: string, scaled: Scaled): Promise<readonly Sensed[]> {
  const { path: input, kind } = scaled
  const at: At = async (factor) => {
    const run = await subject.runForNumbers(input, { ...request, [name]: scaled.at(factor) })
    const checks = isRun(run) ? run.emitted.result.checks : []
    return new Map(
      checks.map(({ id, utilisation: u, state }) => [id, { u, fails: state === 'fail', passes: state === 'pass' }]),
    )
  }
  const points: (readonly [number, ReadonlyMap<string, Point>])[] = []
  for (const factor of FACTORS) points.push([factor, await at(factor)])
  const ids = new Set(points.flatMap(([, checks]) => [...checks.keys()]))
  const sensed: Sensed[] = []
  for (const check of ids) {
    const own = points.flatMap(([factor, checks]) => {
      const point = checks.get(check)
      return point === undefined ? [] : [{ factor, ...point }]
    })
    const sign = signOf(own)
    if (sign === undefined) continue
    const jump = await jumpOf(own, async (factor) => (await at(factor)).get(check)?.u ?? null)
    sensed.push({ input, kind, check, sign, ...(jump && { jump }) })
  }
  return sensed
}

function signOf(points: readonly Point[]): Sign | undefined {
  let [rises, falls] = [false, false]
  for (let i = 1; i < points.length; i++) {
    const [less, more] = [points[i - 1] as Point, points[i] as Point]
    rises ||= less.passes && more.fails
    falls ||= less.fails && more.passes
    if (less.u === null || more.u === null) continue
    const change = (more.u - less.u) / Math.max(Math.abs(less.u), Math.abs(more.u), 1e-9)
    rises ||= change > STILL
    falls ||= change < -STILL
  }
  if (rises && falls) return 'both'
  return rises ? 'rises' : falls ? 'falls' : undefined
}

interface Step {
  readonly from: number
  readonly to: number
  readonly a: number
  readonly b: number
}
const moved = ({ a, b }: Step) => Math.abs(b - a)

/** Halves the step over which a check moves most, towards the half that moves more: what is left of it is a jump. */
async function jumpOf(
  points: readonly (Point & { readonly factor: number })[],
  at: (factor: number) => Promise<number | null>,
): Promise<readonly [number, number] | undefined> {
  const steps = points.slice(1).flatMap((more, i): Step[] => {
    const less = points[i]
    if (less === undefined || less.u === null || more.u === null) return []
    return [{ from: less.factor, to: more.factor, a: less.u, b: more.u }]
  })
  const [widest] = steps.toSorted((x, y) => moved(y) - moved(x))
  if (widest === undefined || moved(widest) < SMALL) return undefined
  let step = widest
  for (let i = 0; i < HALVINGS; i++) {
    const middle: number = (step.from + step.to) / 2
    const u = await at(middle)
    if (u === null) return undefined
    const [low, high]: [Step, Step] = [
      { ...step, to: middle, b: u },
      { ...step, from: middle, a: u },
    ]
    step = moved(low) > moved(high) ? low : high
    if (moved(step) < moved(widest) / 2) return undefined
  }
  return [step.a, step.b]
}
